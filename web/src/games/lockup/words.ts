/** What signs say, in words: for those who listen, and where there is room. */

import { text } from '../../lib/text.svelte';
import type { Scene } from './scene.svelte';
import { RESOURCES, type Pair, type Pay, type There } from './types';

/** «2 мусора» «сила +1, жетон первого игрока» */
export function payWords(scene: Scene, pay: Pay): string {
  const cubes = RESOURCES.map((kind): Pair => [kind, Number(pay[kind] ?? 0)]);
  const parts = [
    scene.cubes(cubes),
    pay.power ? text.say('lockup-pay-power', { power: Number(pay.power) }) : '',
    pay.marker ? text.say('lockup-pay-marker') : '',
    pay.choice ? text.say('lockup-pay-any-cube') : '',
    pay.swap ? text.say('lockup-pay-swap', { cubes: Number(pay.swap) }) : '',
    pay.one ? text.say('lockup-pay-goons-words', { one: Number(pay.one), two: Number(pay.two ?? 0) }) : '',
    pay.cells ? text.say('lockup-pay-cells') : '',
    pay.tomes ? text.say('lockup-pay-tomes', { tomes: Number(pay.tomes) }) : '',
    pay.choose_tome ? text.say('lockup-pay-choose') : '',
  ];
  return parts.filter(Boolean).join(', ');
}

const ROMAN: Record<string, string> = { '1': 'I', '2': 'II', '3': 'III', rest: '…' };
export const placeSign = (place: string): string => ROMAN[place] ?? '';
export const roman = (place: number): string => ['I', 'II', 'III', 'IV', 'V'][place - 1] ?? String(place);

/** «I: 2 мусора; последний: зелье» */
export const paysWords = (scene: Scene, pays: Pay[]): string =>
  pays.map((pay) => `${placeName(pay.place)}: ${payWords(scene, pay)}`).join('; ');

// Fluent tells [1] only from a number
const placeName = (place: string): string =>
  text.say('lockup-place', { place: Number.isNaN(Number(place)) ? place : Number(place) });

/** «4 + 1 взакрытую» */
export const thereWords = (there: There): string =>
  text.say('lockup-there', { strength: there.strength, hidden: there.hidden });
