/** What the frame cannot know: turns and pictures of 3,000 Scoundrels. */

import type { Extras } from '..';
import { text } from '../../lib/text.svelte';
import pictures from './icons.json';
import type { ScoundrelsOutlook, ScoundrelsView } from './types';

const icons: Record<string, Record<string, string> | undefined> = pictures;
const picture = (kind: string, id: unknown): string | undefined => icons[kind]?.[String(id)];

/** Cards, slots, scoundrels, safes, doors and players are touched. */
export const byTouch: Extras['byTouch'] = new Set([
  'play',
  'use',
  'hire',
  'visit',
  'discard',
  'put',
  'arrange',
  'pick_safe',
  'pick_unused',
  'pick_opponent',
  'pick_henchman',
  'pick_card',
  'pick_scoundrel',
  'pick_option',
  'pick_ability',
  'swap',
  'mark',
  'abandon',
  'begin',
  'first',
  'suffer',
  'choose_strategy',
]);

/** A yes or a no needs no second touch. */
export const atOnce: Extras['atOnce'] = new Set([
  'done',
  'decline',
  'enough',
  'again',
  'use_it',
  'do_it',
  'keep',
  'pass',
  'doubt',
]);

export const icon: Extras['icon'] = (name, value, event) => {
  if (name === 'event') return picture('event', event?.event) ?? icons.unknown?.event;
  if (name === 'do') return picture('do', value);
  if (name === 'service') return picture('service', value);
  if (name === 'location') return picture('location', value);
  if (name === 'strategy') return picture('strategy', value);
  if (name === 'safe' || name === 'source') return icons.part?.safe;
  return undefined;
};

/** A card in the wrong slot is a bluff, a wrong number on a safe a lie: the button says so. */
export const called: Extras['called'] = (move, decision, outlook: ScoundrelsOutlook | null) => {
  if (move.cmd === 'play' && move.card && move.slot)
    return outlook?.true_in[String(move.card)] === move.slot ? 'play' : 'bluff';
  const inside = decision.kind === 'mark' ? Number(decision.cause?.args?.value ?? 0) : 0;
  if (move.cmd === 'mark' && inside && move.number !== undefined && move.number !== inside) return 'lie';
  return move.cmd;
};

/** A safe is called after its place; one on my sheet after what is in it. */
export const tag: Extras['tag'] = (blank, value, view: ScoundrelsView, gt) => {
  if (blank !== 'safe' && blank !== 'source') return undefined;
  for (const [location, cells] of Object.entries(view.places.safe)) {
    const at = Object.values(cells).findIndex(([piece]) => piece?.piece === value);
    if (at >= 0)
      return text.say('scoundrels-safe-at', { location: gt.value('location', location), number: at + 1 });
  }
  const face = Object.values(view.places.stolen)
    .flat()
    .find(({ piece }) => piece === value)?.face;
  return face && gt.say(`safe-${face}`);
};

export const turn: Extras['turn'] = (view: ScoundrelsView) => view.round || undefined;

export const turnOf: Extras['turnOf'] = (view: ScoundrelsView) => (view.turn < 0 ? null : view.turn);

/** What only I know: my hand, and what lies in my slots. */
export const hand: Extras['hand'] = (view: ScoundrelsView, me, gt) => {
  const faces = (view.places.hand[me] ?? []).flatMap(({ face }) => (face ? [gt.value('card', face)] : []));
  const slots = Object.entries(view.places.slot[me] ?? {}).flatMap(([slot, [piece]]) =>
    piece?.face ? [`${slot}: ${gt.value('card', piece.face)}`] : [],
  );
  return [gt.enumeration(faces), ...slots].filter(Boolean).join('. ');
};

export const next: Extras['next'] = (view: ScoundrelsView) =>
  view.turn < 0 ? [] : Array.from({ length: view.seats - 1 }, (_, i) => (view.turn + 1 + i) % view.seats);

export const starts: Extras['starts'] = (event) => event.event === 'turn';

const ANCHORS: Record<string, string> = {
  played: 'turn',
  doubted: 'doubt',
  exposed: 'day',
  hired: 'hiring',
  used: 'using',
  arranged: 'hiring',
  strategy: 'modules',
  day_ends: 'day',
  scouted: 'safes',
  marked: 'safes',
  stole: 'safes',
  visited: 'office',
  ended: 'end',
};
export const anchor: Extras['anchor'] = (event) => ANCHORS[String(event.event)];
