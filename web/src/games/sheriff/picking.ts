/** Goods are chosen by touching cards: so many of each are picked as were touched. It reads the decision, no rules. */

import type { Choice } from '../../table/choice.svelte';
import { isEach } from '../../table/sentences';
import { having, many } from './fair';
import type { Pair, Piece } from './types';

export const picked = (choice: Choice, blank: string): Pair[] => (choice.filled[blank] ?? []) as Pair[];

/** Which of these cards are picked: the first so many of each good. */
export function chosen(pieces: readonly Piece[], goods: readonly Pair[]): Set<number> {
  const left = new Map(goods);
  const found = new Set<number>();
  for (const { piece, face } of pieces) {
    const more = face ? (left.get(face) ?? 0) : 0;
    if (face && more > 0) {
      found.add(piece);
      left.set(face, more - 1);
    }
  }
  return found;
}

/** May one more of it be picked? */
export const more = (choice: Choice, blank: string, good: string): boolean =>
  choice.can(blank, [good, many(picked(choice, blank), good) + 1]);

/** Is it something that this blank is about at all? */
export function isAbout(choice: Choice, blank: string, good: string): boolean {
  const f = choice.fillings(blank);
  return isEach(f) && f.each.some(([one]) => one === good);
}

export function put(choice: Choice, blank: string, good: string, by: 1 | -1): void {
  const goods = picked(choice, blank);
  const next = having(goods, good, many(goods, good) + by);
  if (next.length) choice.fill(blank, next);
  else choice.clear(blank);
}
