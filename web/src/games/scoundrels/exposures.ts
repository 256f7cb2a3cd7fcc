/** The cards that were turned up at the end of a day, one by one, with what came of each. */

import type { Told } from './types';

export interface Exposure {
  seat: number;
  slot: string;
  card: string;
  bluff: boolean;
  doubters: number[];
  /** Who has moved on the track by it, and how far. */
  moved: Map<number, number>;
}

/** All of the last day that ended. */
export function lastExposures(events: readonly Told[]): Exposure[] {
  const from = events.findLastIndex(({ event }) => event === 'day_ends');
  return from < 0 ? [] : exposures(events.slice(from));
}

export function exposures(events: readonly Told[]): Exposure[] {
  const found: Exposure[] = [];
  for (const told of events) {
    if (told.event === 'exposed')
      found.push({
        seat: Number(told.seat),
        slot: String(told.slot),
        card: String(told.card),
        bluff: told.bluff === true,
        doubters: told.doubters as number[],
        moved: new Map(),
      });
    const last = found.at(-1);
    // What others make of it is another matter: only those whom it concerns move by it.
    if (
      told.event === 'reputation' &&
      last &&
      concerns(last, Number(told.seat)) &&
      !last.moved.has(Number(told.seat))
    )
      last.moved.set(Number(told.seat), Number(told.steps));
  }
  return found;
}

const concerns = ({ bluff, seat, doubters }: Exposure, who: number): boolean =>
  bluff && (seat === who || doubters.includes(who));

/** Reputation when so many of them were turned up, from what it is after all of them. */
export function reputationAfter(count: number, all: readonly Exposure[], now: readonly number[]): number[] {
  const then = [...now];
  for (const { moved } of all.slice(count)) for (const [seat, steps] of moved) then[seat]! -= steps;
  return then;
}
