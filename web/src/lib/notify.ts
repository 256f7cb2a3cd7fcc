import { settings } from './settings.svelte';

/** Browsers without it, and pages over plain http, have no such thing. */
export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

/** Somebody wants to be called: the browser asks whether this page may. */
export async function allowNotes(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** A message of the system, while nobody looks at the window; a newer one takes its place. */
export function notify(title: string, words: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body: words, tag: 'malina-turn' });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // Some phones have the name and not the thing.
  }
}
