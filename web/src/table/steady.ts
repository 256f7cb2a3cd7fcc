import type { Attachment } from 'svelte/attachments';

/** Keeps an element as tall as it has been while the same thing was shown in it: what stands above must not jump. */
export function steady(shown: string): Attachment<HTMLElement> {
  void shown; // another thing is another attachment
  return (element) => {
    let tallest = 0;
    const anew = () => {
      tallest = 0;
      element.style.minHeight = '';
    };
    const watch = new ResizeObserver(([entry]) => {
      tallest = Math.max(tallest, entry!.borderBoxSize[0]!.blockSize);
      element.style.minHeight = `${tallest}px`;
    });
    watch.observe(element);
    addEventListener('resize', anew);
    return () => {
      watch.disconnect();
      removeEventListener('resize', anew);
      anew();
    };
  };
}
