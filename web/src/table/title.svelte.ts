import dotted from './icon-turn.svg?url';

/** The title of the window and its icon say from afar whether it is me. */
export function title(words: () => string, mine: () => boolean): void {
  $effect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  });
  $effect(() => {
    document.title = words();
  });
  $effect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (!mine() || !link) return;
    const before = link.href;
    link.href = dotted;
    return () => {
      link.href = before;
    };
  });
}
