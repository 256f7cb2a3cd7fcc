/** The words for what is being answered. */

import { text } from '../../lib/text.svelte';
import type { Link } from './types';

interface Speaker {
  who(person: number): string;
  name(face: string): string;
  isMine(person: number): boolean;
}

const OWN = new Set(['bang', 'duel', 'indians', 'gatling']);

/** «Slab shoots you: two Missed! are needed, one is given.» */
export function chainWords([cause, by, at, needed, given]: Link, scene: Speaker): string {
  return text.say('bang-chain', {
    cause: OWN.has(cause) ? cause : 'other',
    card: scene.name(cause),
    by: by < 0 ? null : scene.who(by),
    byMe: by >= 0 && scene.isMine(by),
    at: scene.who(at),
    atMe: scene.isMine(at),
    needed,
    left: needed - given,
  });
}
