/** What a bot made of the hidden things, in words: what each of them may be, the likeliest first. */

import { ownerOf, places, type Place } from '../games/generic/places';
import type { GameText } from '../lib/text.svelte';
import type { Beliefs } from '../lib/wire';

export interface Odd {
  label: string; // '': all that is not worth a line
  name: string;
  chance: number;
  true: boolean;
}

export interface Thing {
  key: string;
  name: string;
  count: number; // so many that cannot be told apart
  odds: Odd[];
  why: number[]; // the moves that led to it
}

type View = Record<string, unknown> & { seats: number };
/** What a place is called. */
export type PlaceName = (
  place: Place,
  owner: number | null,
  gt: GameText,
  names: readonly string[],
) => string;

const MOST = 4; // lines of a thing, besides the truth
const LITTLE = 0.005; // what reads 0 %

export function things(
  { chances, truth, why }: Beliefs,
  view: View,
  gt: GameText,
  names: readonly string[],
  placeName: PlaceName,
): Thing[] {
  const found: Thing[] = [];
  for (const [group, all] of Object.entries(chances)) {
    const where = group === 'pieces' ? placesOf(view) : null;
    const word = where ? 'face' : group.replace(/s$/, '');
    const seen = new Map<string, Thing>();
    for (const [thing, odds] of inOrder(all, where)) {
      const place = where?.get(Number(thing));
      const name = place
        ? placeName(place, ownerOf(view, place), gt, names)
        : gt.player(Number(thing), names);
      const is = truth[group]?.[thing];
      // Several cards of which the bot cannot say which is which are told of once.
      const same = `${name} ${JSON.stringify(odds)}`;
      const twin = place && seen.get(same);
      if (twin) {
        twin.count += 1;
        twin.odds = lines(
          odds,
          [...twin.odds.filter((odd) => odd.true).map((odd) => odd.label), is],
          word,
          gt,
        );
        continue;
      }
      const odd = lines(odds, [is], word, gt);
      const one = { key: `${group} ${thing}`, name, count: 1, odds: odd, why: why[group]?.[thing] ?? [] };
      seen.set(same, one);
      found.push(one);
    }
  }
  return found;
}

/** What is hardly believed is not believed impossible. */
export function percent(chance: number, lang: string): string {
  const format = new Intl.NumberFormat(lang, { style: 'percent' });
  return chance < LITTLE ? `<${format.format(0.01)}` : format.format(chance);
}

function lines(
  odds: Record<string, number>,
  truth: (string | undefined)[],
  word: string,
  gt: GameText,
): Odd[] {
  const all = Object.keys({ ...odds, ...Object.fromEntries(truth.flatMap((is) => (is ? [[is, 0]] : []))) })
    .map((label) => ({
      label,
      name: gt.value(word, label),
      chance: odds[label] ?? 0,
      true: truth.includes(label),
    }))
    .sort((a, b) => b.chance - a.chance);
  const shown = all.filter((odd, i) => odd.true || (i < MOST && odd.chance >= LITTLE));
  const rest = 1 - shown.reduce((sum, odd) => sum + odd.chance, 0);
  return rest < LITTLE ? shown : [...shown, { label: '', name: '', chance: rest, true: false }];
}

function placesOf(view: View): Map<number, Place> {
  return new Map(places(view).flatMap((place) => place.pieces.map(({ piece }) => [piece, place] as const)));
}

/** Pieces in the order in which their places lie, anything else as it comes. */
function inOrder<T>(all: Record<string, T>, where: Map<number, Place> | null): [string, T][] {
  const entries = Object.entries(all);
  if (!where) return entries;
  const order = [...where.keys()];
  return entries.sort(([a], [b]) => order.indexOf(Number(a)) - order.indexOf(Number(b)));
}
