import { untrack } from 'svelte';
import type { Extras } from '../games';
import { speed } from './motion';
import type { Source } from './source';

/** Whoever is hurt is seen to be: a flash, and the seat jolts. */
export function impacts(client: Source, extras: () => Extras, root: () => HTMLElement | undefined): void {
  let seen = client.events.length;
  $effect(() => {
    const events = client.events;
    untrack(() => {
      const fresh = events.slice(Math.min(seen, events.length));
      seen = events.length;
      const fast = speed();
      if (!fast || document.hidden) return;
      for (const event of fresh) {
        const seat = extras().hurts?.(event) ?? null;
        const hit = seat === null ? null : root()?.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
        hit?.animate(JOLT, { duration: 340 / fast, easing: 'ease-out' });
      }
    });
  });
}

const JOLT: Keyframe[] = [
  { transform: 'none', filter: 'brightness(2.1)' },
  { transform: 'translateX(-4px)', filter: 'brightness(1.5)', offset: 0.25 },
  { transform: 'translateX(4px)', offset: 0.5 },
  { transform: 'translateX(-2px)', offset: 0.75 },
  { transform: 'none', filter: 'none' },
];
