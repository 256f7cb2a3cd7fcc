import type { Attachment } from 'svelte/attachments';

/** Whoever had the focus keeps it when the table is drawn anew: the same handle, else the place to decide. */
export function keep(fallback: () => HTMLElement | null | undefined): Attachment<HTMLElement> {
  return (frame) => {
    let last: HTMLElement | null = null;

    const focused = (event: FocusEvent) => void (last = event.target as HTMLElement);
    // Somebody who leaves on their own is not called back; something that was taken away loses its focus, too.
    const left = (event: FocusEvent) =>
      setTimeout(() => {
        if (last === event.target && last?.isConnected && document.activeElement === document.body)
          last = null;
      });
    const watch = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      const { handle, piece } = last.dataset;
      const again =
        (handle && frame.querySelector<HTMLElement>(`[data-handle="${CSS.escape(handle)}"]`)) ||
        (piece && frame.querySelector<HTMLElement>(`button[data-piece="${CSS.escape(piece)}"]`)) ||
        fallback();
      again?.focus({ preventScroll: true });
    });
    watch.observe(frame, { childList: true, subtree: true });
    frame.addEventListener('focusin', focused);
    frame.addEventListener('focusout', left);
    return () => {
      watch.disconnect();
      frame.removeEventListener('focusin', focused);
      frame.removeEventListener('focusout', left);
    };
  };
}
