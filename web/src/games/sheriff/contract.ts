/** A draft of a deal as a move. It reads the sentences of the decision, no rules. */

import { holds, isEach, type Move, type Say } from '../../table/sentences';
import type { Draft } from './desk.svelte';

/** Whom the sentence pays. */
const toOf = (say: Say): number => (say.blanks.to as number[])[0]!;

/** The move that says this, if one of the sentences can. Bags that a sentence lists under `clauses` stand there, the rest
 * under `others`. */
export function moveOf(says: readonly Say[], draft: Draft): Move | null {
  for (const say of says) {
    const payers = say.blanks.payer as number[] | undefined;
    if (payers && !payers.includes(draft.payer)) continue;
    const first = say.blanks.clauses;
    if (!isEach(first)) continue;
    const listed = new Set(first.each.map(([bag]) => bag));
    const move: Move = {
      cmd: say.cmd,
      ...(payers ? { payer: draft.payer } : {}),
      to: toOf(say),
      clauses: draft.outcomes.filter(([bag]) => listed.has(bag)),
      others: draft.outcomes.filter(([bag]) => !listed.has(bag)),
      gold: draft.gold,
      from_stand: draft.from_stand,
      from_stack: draft.from_stack,
      from_bag: draft.from_bag,
      promise: draft.promise,
      answers: draft.answers,
    };
    if (Object.entries(say.blanks).every(([blank, f]) => holds(f, move[blank]))) return sorted(say, move);
  }
  return null;
}

/** Pairs in the order in which the sentence lists them: the table knows no other. */
function sorted(say: Say, move: Move): Move {
  const found: Move = { ...move };
  for (const [blank, f] of Object.entries(say.blanks))
    if (isEach(f)) {
      const pairs = move[blank] as [unknown, unknown][];
      found[blank] = f.each.flatMap(([key]) => pairs.filter(([one]) => one === key));
    }
  return found;
}

/** How many of a thing a blank could take at most in any sentence about this payer; 0: none. */
export function most(says: readonly Say[], payer: number, blank: string, key?: string): number {
  const found = says.map((say) => {
    const payers = say.blanks.payer as number[] | undefined;
    const f = say.blanks[blank];
    if ((payers && !payers.includes(payer)) || !f) return 0;
    if (!isEach(f)) return 'high' in f ? (f as { high: number }).high : 0;
    const values = f.each.find(([one]) => one === key)?.[1] as { high: number } | undefined;
    return Math.min(values?.high ?? 0, f.total?.[1] ?? Infinity);
  });
  return Math.max(0, ...found);
}

/** What could be said about each bag. */
export function sayable(says: readonly Say[], payer: number): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>();
  for (const { blanks } of says) {
    if (blanks.payer && !(blanks.payer as number[]).includes(payer)) continue;
    for (const f of [blanks.clauses, blanks.others])
      if (isEach(f))
        for (const [bag, outcomes] of f.each) {
          const set = found.get(bag as number) ?? new Set();
          for (const outcome of outcomes as string[]) set.add(outcome);
          found.set(bag as number, set);
        }
  }
  return found;
}
