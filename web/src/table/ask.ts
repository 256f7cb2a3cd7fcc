/** A decision in words: why it is asked, what is asked, how many things it takes, what the answers come to. All of it
 * is in the decision; nothing is worked out here. */

import { text, type GameText, type Names } from '../lib/text.svelte';
import type { Lack } from './choice.svelte';
import { faceOf } from './pieces';
import { gap, verb } from './sentence';
import { isEach, isSome, prices, type Decision, type Note, type Range } from './sentences';

export interface Speaker {
  game: string;
  gt: GameText;
  names: Names;
}

export const noteWords = (notes: Note[], seat: number, { gt, names }: Speaker): string =>
  notes.map((note) => gt.note(note, seat, names)).join('; ');

/** The price of every answer with this verb. */
export const priceWords = (decision: Decision, cmd: string, speaker: Speaker): string =>
  noteWords(prices(decision.notes ?? [], cmd), decision.seat, speaker);

/** The card that caused it, if it is named and this viewer sees it. */
export function causeFace({ cause }: Decision, view: { places?: unknown } | null): string | undefined {
  const { card, piece } = cause?.args ?? {};
  return typeof card === 'string' && card ? card : faceOf(view?.places, piece);
}

/** Which words a pair of limits takes. */
export const form = ({ low, high }: Range): string =>
  low === high ? 'exact' : low === 0 ? 'most' : 'between';

/** How many things a blank takes. */
export const manyWords = (limits: Range): string =>
  text.say('table-many', { low: limits.low, high: limits.high, form: form(limits) });

/** How many of them are chosen. */
export const countWords = (count: Range & { now: number }): string =>
  text.say('table-count', { now: count.now, low: count.low, high: count.high, form: form(count) });

/** Why the button is grey. */
export function lackWords(game: string, { blanks, more, sum }: Lack): string {
  if (more) return text.say('table-lack-more', { more });
  const counted = `${game}-lack-${blanks[0]}`; // a game knows what its sum is of
  if (sum) return text.say(text.has(counted) ? counted : 'table-lack-sum', { sum });
  return text.say('table-lack', { what: [...new Set(blanks.map((blank) => gap(game, blank)))] });
}

/** Everything about it, to be read aloud. */
export function spoken(decision: Decision, speaker: Speaker): string {
  const { game, gt, names } = speaker;
  const many = new Map<string, string>();
  const costs = new Map<string, string>();
  for (const { cmd, blanks } of decision.says) {
    for (const [blank, f] of Object.entries(blanks))
      if (isSome(f) || isEach(f)) many.set(blank, manyWords(f));
    const price = priceWords(decision, cmd, speaker);
    if (price) costs.set(cmd, `${verb(game, gt, cmd, decision.kind)}: ${price}`);
  }
  return [gt.cause(decision, names), gt.decision(decision, names), ...many.values(), ...costs.values()]
    .filter(Boolean)
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
