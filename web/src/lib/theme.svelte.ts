import { settings } from './settings.svelte';

/** The light of the room: which game, dark or light. A table sets `theme.game`; all else is the room. */
const DAYLIGHT = new Set(['sheriff']);

class Theme {
  game = $state('room');
  readonly scheme = $derived(
    settings.scheme === 'auto' ? (DAYLIGHT.has(this.game) ? 'light' : 'dark') : settings.scheme,
  );
}

export const theme = new Theme();

/** Called in the shell's effect. */
export function show(root: HTMLElement): void {
  root.dataset.game = theme.game;
  root.dataset.scheme = theme.scheme;
  root.dataset.motion = settings.motion;
  root.dataset.cards = settings.cardSize;
  const color = getComputedStyle(root).getPropertyValue('--bg').trim();
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', color);
}
