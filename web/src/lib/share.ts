import { text } from './text.svelte';
import { toast } from './toast.svelte';

/** Copies and says so. Without https there is no clipboard for a page; the old way works everywhere. */
export async function copy(words: string): Promise<void> {
  const done = await navigator.clipboard?.writeText(words).then(
    () => true,
    () => false,
  );
  toast(text.say(done || copyOldWay(words) ? 'shell-copied' : 'shell-not-copied'));
}

function copyOldWay(words: string): boolean {
  const field = document.createElement('textarea');
  field.value = words;
  field.style.position = 'fixed';
  // In a modal dialog only its own content can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

export const canShare = 'share' in navigator;

/** The device's own way of sending a link; whoever closes it has changed their mind, nothing more. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}
