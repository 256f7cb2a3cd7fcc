/** The whole truth about the bags, round by round. */

import type { Passage } from './types';

export type Fate = 'true' | 'vain' | 'smuggled' | 'caught';

/** What became of a bag: honest and passed, opened in vain, a lie that passed, a lie that was found. */
export function fateOf({ outcome, truthful }: Pick<Passage, 'outcome' | 'truthful'>): Fate {
  if (outcome === 'opened') return truthful ? 'vain' : 'caught';
  return truthful === false ? 'smuggled' : 'true';
}

/** By round, then by seat; null: in office, or without a bag. */
export function ledger(history: readonly Passage[], seats: number): (Passage | null)[][] {
  const rounds = Math.max(0, ...history.map(({ round }) => round));
  return Array.from({ length: rounds }, (_, i) =>
    Array.from(
      { length: seats },
      (_, seat) => history.find((one) => one.round === i + 1 && one.seat === seat) ?? null,
    ),
  );
}
