import { text, type GameText } from '../../lib/text.svelte';
import type { Fact, Place } from './places';

/** What a place is called, in the game's words where it has some; the seat is said elsewhere. */
export function placeName(place: Place, gt: GameText, owner: number | null): string {
  const [kind, ...rest] = place.path as [string, ...string[]];
  const keys = owner === null ? rest : rest.slice(1);
  const last = keys.at(-1);
  if (last !== undefined && gt.has(`${kind}-${last}`)) return gt.say(`${kind}-${last}`);
  const word = gt.has(`place-${kind}`) ? gt.say(`place-${kind}`) : kind;
  return [word, ...keys].join(' ');
}

export function factText([name, value]: Fact, gt: GameText, names: readonly string[]): string {
  const label = gt.has(`fact-${name}`) ? gt.say(`fact-${name}`) : name.replaceAll('_', ' ');
  const said =
    typeof value === 'boolean' ? text.say(`table-any-${value}`) : gt.value(singular(name), value, names);
  return `${label}: ${said}`;
}

const singular = (name: string): string => name.replace(/s$/, '');
