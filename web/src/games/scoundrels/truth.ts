/** The whole truth about the cards of a finished game, day by day. */

import { exposures } from './exposures';
import { pokerOf, SLOTS } from './rio';
import type { ScoundrelsView, Told } from './types';

export type Fate = 'true' | 'doubted' | 'passed' | 'caught';
export interface Laid {
  slot: string;
  rank: string;
  fate: Fate;
}

/** What lay in each player's slots at the end of a day, with all open, and what became of it. */
export function laidOn(view: ScoundrelsView, told: readonly Told[]): Laid[][] {
  const turned = exposures(told);
  return Array.from({ length: view.seats }, (_, seat) =>
    SLOTS.flatMap((slot) => {
      const face = view.places.slot[seat]?.[slot]?.[0]?.face;
      const rank = face ? (pokerOf(face)?.rank ?? '') : '';
      if (!rank) return [];
      const shown = turned.some((one) => one.seat === seat && one.slot === slot);
      const fate: Fate = rank === slot ? (shown ? 'doubted' : 'true') : shown ? 'caught' : 'passed';
      return [{ slot, rank, fate }];
    }),
  );
}

/** The exposures of each day, by the marks of its record: those between this evening and the next. */
export function evenings(marks: readonly { step: number; event: Told }[]): { step: number; told: Told[] }[] {
  const found: { step: number; told: Told[] }[] = [];
  for (const { step, event } of marks) {
    if (event.event === 'day_ends') found.push({ step, told: [] });
    else found.at(-1)?.told.push(event);
  }
  return found;
}
