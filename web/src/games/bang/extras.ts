/** What the frame of the table says in the words and pictures of BANG!. */

import type { Extras, Secret } from '..';
import { text } from '../../lib/text.svelte';
import { anchors } from './anchors';
import { kindOf } from './faces';
import pictures from './icons.json';
import type { BangView } from './types';

type Event = Record<string, unknown>;
const icons: Record<string, Record<string, string> | undefined> = pictures;

function picture(id: unknown): string | undefined {
  const kind = kindOf(String(id));
  for (const group of ['card', 'character', 'role', 'event']) {
    const found = icons[group]?.[kind];
    if (found) return found;
  }
  return undefined;
}

export const icon: Extras['icon'] = (name, value, event) => {
  if (name === 'do') return icons.do?.[String(value)];
  if (name === 'event') return eventIcon(event ?? {});
  if (name === 'suit') return icons.suit?.[String(value)];
  return typeof value === 'string' ? picture(value) : undefined;
};

function eventIcon(event: Event): string | undefined {
  const told = String(event.event);
  const shown = event.card ?? (told === 'character' ? event.character : undefined);
  const played = ['played', 'used', 'event', 'character', 'replaced', 'showed'].includes(told);
  return (played && shown ? picture(shown) : undefined) ?? icons.happens?.[told] ?? picture(event.why ?? '');
}

// ---- the decision ----

export const byTouch: Extras['byTouch'] = new Set(['play', 'use', 'miss', 'discard', 'drink', 'repeat']);
export const atOnce: Extras['atOnce'] = new Set([
  ...['end', 'take_hit', 'give_in', 'barrel', 'draw', 'from_pile', 'look', 'lay_all', 'leave', 'take_random'],
  ...[
    'copy_nobody',
    'exchange_both',
    'keep_both',
    'regain',
    'stop',
    'let_go',
    'keep_life',
    'change_identity',
  ],
  ...['keep_identity', 'no_bid', 'no_repeat', 'next_game', 'keep_character', 'play_on'],
]);

/** In which order a dead man's cards are discarded hardly ever matters. */
export const forced: Extras['forced'] = { last_gasp: [], obey: [], last_cards: ['lay'] };

/** What else a card needs is asked when it is clear which card. */
export const later: Extras['later'] = new Set(['like', 'target', 'what', 'cost', 'cards']);

// ---- the rest ----

export const turn: Extras['turn'] = (view: BangView) => view.turn_no;

/** Asked between the games of a series. */
const between = new Set(['next_game', 'experience']);

export const turnOf: Extras['turnOf'] = (view: BangView) =>
  view.turn_no && !view.asked.some(({ kind }) => between.has(kind)) ? (view.owner[view.turn] ?? null) : null;

export const next: Extras['next'] = (view: BangView) => {
  if (view.owner.length > view.seats) return [];
  const order = view.clockwise ? view.circle : view.circle.toReversed();
  const at = order.indexOf(view.turn);
  return [...order.slice(at + 1), ...order.slice(0, at)].filter((person) => view.ring.includes(person));
};

export const starts: Extras['starts'] = (event) => event.event === 'turn';

/** My role, my hand. */
export const hand: Extras['hand'] = (view: BangView, me, gt) => {
  const role = view.places.role[me]?.[0]?.face;
  const cards = (view.places.hand[me] ?? []).flatMap(({ face }) => (face ? [gt.value('card', face)] : []));
  return text.say('bang-my-hand', { role: role ? gt.value('role', role) : null, cards });
};

export const anchor: Extras['anchor'] = (event) => anchors[String(event.event)];

// ---- moments ----

const roleOf = (view: BangView, me: number | null) =>
  me === null ? undefined : view.places.role[me]?.[0]?.face;

export const goal: Extras['goal'] = (view: BangView, me, gt) => {
  const role = roleOf(view, me);
  return role && gt.has(`role-${role}-text`)
    ? [`${gt.value('role', role)}. ${gt.say(`role-${role}-text`)}`]
    : [gt.say('game-about')];
};

/** My role, before anybody has had a second turn. */
export const secret: Extras['secret'] = (view: BangView, me, gt, names): Secret | null => {
  const role = roleOf(view, me);
  if (!role || view.turn_no > view.seats || !gt.has(`role-${role}-text`)) return null;
  const sheriff = Object.entries(view.places.role).find(
    ([seat, [card]]) => Number(seat) !== me && card?.face === 'sheriff' && card.public,
  );
  return {
    id: `${view.game_no}-${role}`,
    icon: icons.role?.[role] ?? 'western-hat',
    name: gt.value('role', role),
    goal: gt.say(`role-${role}-text`),
    known: sheriff ? [text.say('bang-sheriff-is', { who: gt.player(Number(sheriff[0]), names) })] : [],
    open: view.places.role[me!]?.[0]?.public === true,
  };
};

export const hurts: Extras['hurts'] = (event) =>
  event.event === 'wounded' && typeof event.seat === 'number' ? event.seat : null;

export const falls: Extras['falls'] = (event) => {
  if (event.event !== 'eliminated') return null;
  const face = typeof event.role === 'string' ? event.role : '';
  return { kind: 'role', face, icon: icons.role?.[face] ?? '' };
};
