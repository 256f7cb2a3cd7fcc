import { text, type GameText } from '../lib/text.svelte';
import type { Line } from './story';

/** Arguments that are seats, or lists of them. */
const SEATS = new Set(['winner', 'winners', 'seat', 'seats']);

/** Says a line of the story. A game may say the same in its own words: `finished-crooks-title-won`. */
export function tell({ id, args }: Line, game: string, gt: GameText, names: readonly string[]): string {
  if (gt.has(id)) return gt.say(id, args, names);
  const name = (seat: unknown) => gt.player(seat, names);
  const read = Object.entries(args).map(([key, value]) => {
    if (SEATS.has(key)) return [key, Array.isArray(value) ? value.map(name) : name(value)];
    if (typeof value === 'string' && value) return [key, gt.value(key, value)];
    return [key, value || value === 0 ? value : 'none'];
  });
  const own = id.replace('finished', `finished-${game}`); // texts: finished-crooks-title-* finished-bang-title-* finished-bang-lead-* finished-bang-points
  return sentence(text.say(text.has(own) ? own : id, Object.fromEntries(read)));
}

/** A sentence that begins with «вы» begins with «Вы». */
function sentence(words: string): string {
  const you = text.say('finished-you-inside');
  return words.startsWith(`${you} `) ? text.say('finished-you') + words.slice(you.length) : words;
}
