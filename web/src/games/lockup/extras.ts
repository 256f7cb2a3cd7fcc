/** What the frame of the table says in the words and pictures of Lockup. */

import type { Extras } from '..';
import pictures from './icons.json';
import type { LockupView } from './types';

const icons: Record<string, Record<string, string> | undefined> = pictures;
const picture = (kind: string, id: unknown): string | undefined => icons[kind]?.[String(id)];

/** Whatever begins with a touch of a token, a room, a card or a cube. */
export const byTouch: Extras['byTouch'] = new Set([
  'place',
  'be',
  'choose_trait',
  'keep_card',
  'keep',
  'put_under',
  'craft',
  'reserve',
  'recruit',
  'take_goon',
  'swap',
  'choose',
  'give_back',
  'clear',
  'blame',
  'look',
  'take_back',
  'turn_up',
]);

/** Tomes that change a payment: only whoever has one is asked. */
export const later: Extras['later'] = new Set(['ignored', 'victim', 'stolen', 'tome', 'cubes']);

/** Beside my tokens it says whom they meet. */
export const noted: Extras['noted'] = new Set(['turn']);

export const icon: Extras['icon'] = (name, value, event) => {
  if (name === 'event') return picture('location', event?.location) ?? picture('event', event?.event);
  if (name === 'do') return picture('do', value);
  if (name === 'cube' || name === 'ignored' || name === 'stolen') return picture('part', value);
  return picture(name, value);
};

/** A guard is called by the room where he stands. */
export const tag: Extras['tag'] = (blank, value, view: LockupView, gt) => {
  if (blank !== 'guard') return undefined;
  const rooms = Object.entries(view.places.room[view.seats] ?? {});
  const found = rooms.find(([, guards]) => guards.some(({ piece }) => piece === value));
  return found && gt.say('face-down-room', { seat: 'beyond', room: found[0] });
};

export const turn: Extras['turn'] = (view: LockupView) => view.round || undefined;

/** Outside Roll Call it is nobody's. */
export const turnOf: Extras['turnOf'] = (view: LockupView) =>
  view.step === 'roll_call' && view.current >= 0 && view.current < view.seats ? view.current : null;

/** My tokens, my tomes, my reserved items. */
export const hand: Extras['hand'] = (view: LockupView, me, gt) => {
  const said = (['cell', 'tomes', 'reserved'] as const).flatMap((place) => {
    const faces = (view.places[place][me] ?? []).flatMap(({ face }) =>
      face ? [gt.value('face', face)] : [],
    );
    return faces.length ? [`${gt.say(`place-${place}`)}: ${gt.enumeration(faces)}`] : [];
  });
  return said.join('. ');
};

export const starts: Extras['starts'] = (event) => event.event === 'round';

export const deeds: Extras['deeds'] = new Set([
  'placed',
  'passed',
  'played',
  'gained',
  'recruited',
  'crafted',
  'reserved',
  'kept_tome',
  'declined',
]);

const ANCHORS: Record<string, string> = {
  placed: 'roll-call',
  opened: 'lights-out',
  ranked: 'lights-out',
  suspected: 'lights-out',
  to_library: 'rooms',
  crafted: 'items',
  reserved: 'items',
  recruited: 'goons',
  played: 'tomes',
  returned: 'patrol',
  raid: 'raid',
  superiority: 'goals',
  advance: 'goals',
  location_card: 'guards',
  ended: 'score',
};

export const anchor: Extras['anchor'] = (event) => ANCHORS[String(event.event)];
