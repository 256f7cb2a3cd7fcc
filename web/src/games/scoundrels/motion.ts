import { settings } from '../../lib/settings.svelte';

/** How fast things are staged: 0 for whoever wants no motion. */
export function speed(): number {
  if (settings.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return settings.motion === 'fast' ? 2 : 1;
}
