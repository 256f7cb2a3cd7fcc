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

/** A fact in words; nothing where nobody is meant and the game has no words for that, or does not want it shown. */
export function factText([name, value]: Fact, gt: GameText, names: readonly string[]): string {
  if (gt.facts && !gt.facts.has(name)) return '';
  const said = gt.holders.has(name)
    ? holder(name, Number(value), gt, names)
    : valueText(name, value, gt, names);
  const label = gt.has(`fact-${name}`) ? gt.say(`fact-${name}`) : name.replaceAll('_', ' ');
  return said && `${label}: ${said}`;
}

/** Who has it; beyond the seats there may be somebody who has none. */
function holder(name: string, seat: number, gt: GameText, names: readonly string[]): string {
  const id = seat < 0 ? `${name}-none` : seat >= names.length ? 'seat-beyond' : '';
  if (!id) return gt.value('seat', seat, names);
  return gt.has(id) ? gt.say(id) : '';
}

const valueText = (name: string, value: unknown, gt: GameText, names: readonly string[]): string =>
  typeof value === 'boolean'
    ? text.say(`table-any-${value}`)
    : gt.value(name.replace(/s$/, ''), value, names);
