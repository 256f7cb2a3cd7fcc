/** Lights Out, read from the log: what happened in each room. Only what was told is put together. */

import type { Pair, Told } from './types';

export type Who = number | 'guards';

/** The check of one room. */
export interface Check {
  location: string;
  /** Where in the log it begins, and where its ranks are; -1 if nobody was there. */
  from: number;
  at: number;
  /** Tokens that lay face down. */
  turned: string[];
  ranks: [who: Who, strength: number][];
  tokens: string[];
  suspect: { who: Who; count: number } | null;
  /** Suspicion that nobody took. */
  stays: number;
  gains: Gain[];
  library: Who[];
}

export interface Gain {
  who: Who;
  event: string;
  cubes: Pair[];
  count: number;
  face: string;
}

export interface Raid {
  at: number;
  counts: number[];
  lost: Map<Who, number>;
}

const GAINS = new Set([
  'gained', 'stronger', 'marker', 'swapped', 'crafted', 'reserved', 'recruited', 'drew_tomes', 'kept_tome', 'loot',
  'declined', 'no_use', 'stars',
]); // prettier-ignore
const FACES = ['item', 'goon', 'tome'];

/** The checks since the lights went out last; `to` is where the log is read to. */
export function checks(events: readonly Told[], to = events.length): Check[] {
  let dark = false;
  let found: Check[] = [];
  for (let n = 0; n < to; n++) {
    const told = events[n]!;
    if (told.event === 'lights_out') {
      dark = true;
      found = [];
    } else if (told.event === 'patrol' || told.event === 'raid_begins') dark = false;
    if (!dark) continue;
    const at = String(told.location ?? '');
    if (at && ['opened', 'ranked', 'nobody_there'].includes(told.event) && found.at(-1)?.location !== at)
      found.push(begun(at, n));
    const now = found.at(-1);
    if (now) note(now, told, n);
  }
  return found;
}

const begun = (location: string, from: number): Check => ({
  location,
  from,
  at: -1,
  turned: [],
  ranks: [],
  tokens: [],
  suspect: null,
  stays: 0,
  gains: [],
  library: [],
});

function note(check: Check, told: Told, n: number): void {
  const who = told.seat as Who;
  if (told.event === 'opened') check.turned.push(...(told.tokens as string[]));
  else if (told.event === 'ranked') {
    check.at = n;
    check.ranks = told.ranks as [Who, number][];
    check.tokens = (told.tokens ?? []) as string[];
  } else if (told.event === 'suspected') check.suspect = { who, count: told.count as number };
  else if (told.event === 'suspicion_stays') check.stays = told.count as number;
  else if (told.event === 'nobody_there') check.stays = told.suspicion as number;
  else if (told.event === 'to_library') check.library.push(who);
  else if (GAINS.has(told.event)) {
    const face = FACES.map((part) => told[part]).find((one) => typeof one === 'string') ?? '';
    const cubes = (told.event === 'swapped' ? told.gains : told.cubes) as Pair[] | undefined;
    const count = Number(told.count ?? told.stars ?? 0);
    check.gains.push({ who, event: told.event, cubes: cubes ?? [], count, face: String(face) });
  }
}

export function raidAt(events: readonly Told[], at: number): Raid {
  const told = events[at]!;
  return { at, counts: (told.counts ?? []) as number[], lost: new Map(told.ranks as [Who, number][]) };
}
