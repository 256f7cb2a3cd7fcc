/** Cubes are chosen one by one: so many of each kind are picked as were touched. It reads the decision, no rules. */

import type { Choice } from '../../table/choice.svelte';
import type { Pair } from './types';

export const picked = (choice: Choice, blank: string): Pair[] => (choice.filled[blank] ?? []) as Pair[];

export const many = (pairs: readonly Pair[], kind: string): number =>
  pairs.find(([one]) => one === kind)?.[1] ?? 0;

export function having(pairs: readonly Pair[], kind: string, count: number): Pair[] {
  const rest = pairs.filter(([one]) => one !== kind);
  return count > 0 ? [...rest, [kind, count]] : rest;
}

/** The cubes with one more of this kind: beside those that are picked or, if they are too many then, instead of others. */
function grown(choice: Choice, blank: string, kind: string): Pair[] | null {
  let pairs = picked(choice, blank);
  for (;;) {
    const next = having(pairs, kind, many(pairs, kind) + 1);
    if (choice.could(blank, next)) return next;
    const other = pairs.find(([one]) => one !== kind);
    if (!other) return null;
    pairs = having(pairs, other[0], other[1] - 1);
  }
}

export const mayAdd = (choice: Choice, blank: string, kind: string): boolean =>
  grown(choice, blank, kind) !== null;

export function add(choice: Choice, blank: string, kind: string): void {
  const next = grown(choice, blank, kind);
  if (next) choice.fill(blank, next);
}

export const remove = (choice: Choice, blank: string, kind: string): void =>
  keep(choice, blank, kind, many(picked(choice, blank), kind) - 1);

/** Of this kind only so many. */
export function keep(choice: Choice, blank: string, kind: string, count: number): void {
  const next = having(picked(choice, blank), kind, count);
  if (next.length) choice.fill(blank, next);
  else choice.clear(blank);
}

/** Is there a sentence with this verb and this value in a blank? */
export const sayable = (choice: Choice, cmd: string, blank: string, value: unknown): boolean =>
  choice.says.some((say) => say.cmd === cmd && (say.blanks[blank] as unknown[] | undefined)?.includes(value));

/** The blanks that a sentence may have or not: left out until somebody wants them. */
export function leaveOut(choice: Choice, blanks: readonly string[]): void {
  for (const blank of blanks) {
    const found = choice.options(blank);
    if (found.length > 1 && found.includes(null) && !choice.picked(blank)) choice.pick(blank, null);
  }
}

/** From now on it is about this verb. */
export function begin(choice: Choice, verb: string): void {
  if (choice.cmd === verb && choice.begun) return;
  choice.clear();
  choice.start(verb);
}
