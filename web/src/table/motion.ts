import { settings } from '../lib/settings.svelte';

/** How fast things move; 0: they simply are there. */
export function speed(): number {
  if (settings.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return settings.motion === 'fast' ? 2 : 1;
}
