/** Small sums about the fair; no rules. */

import type { Pair } from './types';

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Everybody but this seat, from its left on; nobody's: all. */
export function clockwise(seats: number, from: number | null): number[] {
  const order = Array.from({ length: seats }, (_, i) => ((from ?? -1) + 1 + i) % seats);
  return order.filter((seat) => seat !== from);
}

export const many = (goods: readonly Pair[], good: string): number =>
  goods.find(([one]) => one === good)?.[1] ?? 0;

export const cards = (goods: readonly Pair[]): number => sum(goods.map(([, number]) => number));

/** The goods with so many of this one. */
export function having(goods: readonly Pair[], good: string, number: number): Pair[] {
  const rest = goods.filter(([one]) => one !== good);
  return number > 0 ? [...rest, [good, number]] : rest;
}

/** With a minus that is one. */
export const minus = (number: number): string => (number < 0 ? `−${-number}` : String(number));

export const signed = (number: number): string => (number > 0 ? `+${number}` : minus(number));

/** What is shown of a bag that is opened, card by card: what was declared first, then the rest, the dearest last. */
export function unpacked(
  goods: readonly Pair[],
  declared: string,
  value: (good: string) => number,
): string[] {
  const all = goods.flatMap(([good, number]) => Array<string>(number).fill(good));
  const rank = (good: string) => (good === declared ? -1 : value(good));
  return all.toSorted((a, b) => rank(a) - rank(b));
}

/** What outbids somebody: more than he pays, about half of what is at stake, never more than there is; 0: nothing does. */
export function outbidding(theirs: number, stake: number, gold: number): number {
  const enough = Math.max(theirs + 1, Math.floor(stake / 2));
  return enough <= gold ? enough : theirs < gold ? gold : 0;
}

/** Sums for an offer of one tap: around a third of what is at stake, never more than there is. */
export function sums(stake: number, gold: number): number[] {
  const third = Math.max(2, Math.round(stake / 3));
  const found = [third - 1, third, third + 2].filter((coins) => coins > 0 && coins <= gold);
  return [...new Set(found)];
}
