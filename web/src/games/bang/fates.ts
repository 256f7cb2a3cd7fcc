/** Who was who and how it ended for him, side by side, the winners first. No drawing here. */

import { turnAt } from '../../finished/moments';
import type { Result } from '../../finished/story';
import type { Overview } from '../../lib/wire';
import type { BangView, Label } from './types';

/** When and how somebody was eliminated; `by` nobody: null. */
export interface Blow {
  step: number;
  turn: number;
  by: Label | null;
  why: string;
}

/** How it ended for a person. Whoever left the table before the last fight has not been eliminated. */
export interface End {
  person: number;
  state: 'alive' | 'ghost' | 'left' | 'out';
  blow: Blow | null;
}

/** A player: with two players he has two persons and no role. */
export interface Fate {
  seat: number;
  role: string;
  won: boolean;
  ends: End[];
}

/** `side` is '' where everybody is on his own. */
export interface Side {
  side: string;
  won: boolean;
  fates: Fate[];
}

export interface Breakdown {
  how: string;
  players?: { seat: number; role: string; alive: boolean; won: boolean }[];
}

type Told = Pick<Overview, 'marks' | 'turns'>;

const SIDES = ['law', 'outlaws', 'renegade'];
const SIDE: { [role: string]: string } = {
  sheriff: 'law',
  deputy: 'law',
  outlaw: 'outlaws',
  renegade: 'renegade',
};
const ROLES = Object.keys(SIDE);

export function sides(result: Result, view: BangView, told: Told): Side[] {
  const { how, players = [] } = result.breakdown as unknown as Breakdown;
  const fates = players.map(({ seat, role, won }) => ({ seat, role, won, ends: ends(view, told, seat) }));
  fates.sort(
    (a, b) =>
      Number(b.won) - Number(a.won) ||
      ROLES.indexOf(a.role) - ROLES.indexOf(b.role) ||
      lasted(b) - lasted(a) ||
      a.seat - b.seat,
  );
  const named = fates.map(({ role }) => SIDE[role] ?? '');
  const alone = how === 'survivor' || new Set(named).size === named.length;
  if (alone || named.includes('')) return [{ side: '', won: false, fates }];
  // two Renegades are no side: the one who has lost does not stand beside the one who has won
  return [true, false].flatMap((won) =>
    SIDES.map((side) => ({
      side,
      won,
      fates: fates.filter((fate) => fate.won === won && SIDE[fate.role] === side),
    })).filter(({ fates }) => fates.length),
  );
}

/** Till which step; the living till the end. */
const lasted = ({ ends }: Fate): number => Math.max(...ends.map(({ blow }) => blow?.step ?? Infinity));

function ends(view: BangView, told: Told, seat: number): End[] {
  return view.owner.flatMap((owner, person) => (owner === seat ? [end(view, told, person)] : []));
}

function end(view: BangView, { marks, turns }: Told, person: number): End {
  const state = standing(view, person);
  if (state !== 'out') return { person, state, blow: null };
  const called = view.owner.length > view.seats ? view.character[person] : person;
  const last = marks.findLast(({ event }) => event.event === 'eliminated' && event.seat === called);
  if (!last) return { person, state, blow: null };
  const { by, why } = last.event;
  const blow = { step: last.step, turn: turnAt(last.step, turns), by: by === called ? null : by, why };
  return { person, state, blow };
}

function standing(view: BangView, person: number): End['state'] {
  if (view.ring.includes(person)) return view.ghost[person] ? 'ghost' : 'alive';
  return view.life[person]! > 0 ? 'left' : 'out';
}
