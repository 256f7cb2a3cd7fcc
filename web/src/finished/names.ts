import { text } from '../lib/text.svelte';

/** Names as they stand inside a sentence: I am «вы». */
export function namesFor(names: readonly string[], me: number | null): string[] {
  return names.map((name, seat) => (seat === me ? text.say('finished-you-inside') : name));
}
