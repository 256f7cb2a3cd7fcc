/** The truth about the nights, read from the whole log: what lay face down, and where the stars of the track came from. */

import type { Who } from './story';
import type { Told } from './types';

/** Tokens of one crew that lay face down in one room. */
export interface Hidden {
  round: number;
  seat: number;
  location: string;
  tokens: string[];
  /** They got nothing there. */
  library: boolean;
}

export function hiddenTokens(events: readonly Told[]): Hidden[] {
  const found: Hidden[] = [];
  let round = 0;
  let dark = false;
  for (const told of events) {
    if (told.event === 'round') round = Number(told.round);
    if (told.event === 'roll_call') dark = false;
    if (told.event === 'lights_out') dark = true;
    if (!dark || typeof told.seat !== 'number') continue;
    const seat = told.seat;
    const location = String(told.location ?? '');
    if (told.event === 'opened')
      found.push({ round, seat, location, tokens: told.tokens as string[], library: false });
    if (told.event === 'to_library') {
      const last = found.findLast((one) => one.seat === seat);
      if (last && last.location === location && last.round === round) last.library = true;
    }
  }
  return found;
}

/** Where the stars on the track came from. What is not told one by one is the start: boards, traits. */
export interface Track {
  start: number;
  items: number;
  advance: number;
  raids: number;
}

export function trackOf(events: readonly Told[], who: Who, reputation: number): Track {
  const sum = (event: string) =>
    events
      .filter((told) => told.event === event && told.seat === who)
      .reduce((all, told) => all + Number(told.stars ?? 0), 0);
  const items = sum('crafted');
  const advance = sum('advance');
  const raids = events
    .filter(({ event }) => event === 'raid')
    .flatMap((told) => told.ranks as [Who, number][])
    .reduce((all, [one, lost]) => all + (one === who ? lost : 0), 0);
  return { start: reputation - items - advance + raids, items, advance, raids: -raids };
}
