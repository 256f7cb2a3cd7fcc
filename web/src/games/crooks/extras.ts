/** What the frame of the table says in the words and pictures of Crooks. */

import type { Extras } from '..';
import pictures from './icons.json';
import type { CrooksView } from './types';

type Event = Record<string, unknown>;
const icons: Record<string, Record<string, string> | undefined> = pictures;
const picture = (kind: string, id: unknown): string | undefined => icons[kind]?.[String(id)];

const crookIcon = (face: unknown): string => picture('crook', face) ?? pictures.unknown.crook;

export const icon: Extras['icon'] = (name, value, event) => {
  if (name === 'event') return eventIcon(event ?? {});
  if (name === 'do') return picture('do', value);
  if (name === 'crook') return crookIcon(value);
  if (name === 'hideout') return picture('hideout', value);
  if (name === 'job') return picture('job', `job_${value}`);
  if (name === 'action') return value ? picture('action', (value as Event).type) : undefined;
  return undefined;
};

function eventIcon(event: Event): string | undefined {
  if (event.event === 'action_used') return picture('action', event.action);
  if ((event.event === 'crook_placed' || event.event === 'crook_hired') && event.crook)
    return crookIcon(event.crook);
  return picture('event', event.event);
}

export const turn: Extras['turn'] = (view: CrooksView) => view.turn_no;

export const turnOf: Extras['turnOf'] = (view: CrooksView) => view.current;

export const next: Extras['next'] = (view: CrooksView) =>
  Array.from({ length: view.seats - 1 }, (_, i) => (view.current + 1 + i) % view.seats).filter(
    (seat) => !view.passed[seat],
  );

/** What I alone know: the crook in my hand, and mine that lie face down. */
export const hand: Extras['hand'] = (view: CrooksView, me, gt) => {
  const held = view.places.hand[me]?.[0]?.face;
  const lines = held ? [gt.say('board-hand', { crook: held })] : [];
  for (const [job, pile] of Object.entries(view.places.slot[me] ?? {}))
    for (const { face, public: known } of pile)
      if (face && !known) lines.push(`${gt.value('job', Number(job))}: ${gt.value('crook', face)}`);
  return lines.join('. ');
};

export const starts: Extras['starts'] = (event) =>
  event.event === 'hideout_searched' || event.event === 'passed';

export const deeds: Extras['deeds'] = new Set([
  'hideout_searched',
  'crook_hired',
  'left_empty_handed',
  'crook_placed',
  'action_used',
  'passed',
]);

const ANCHORS: Record<string, string> = {
  hideout_searched: 'turn',
  crook_placed: 'facing',
  passed: 'passing',
  game_finished: 'winner',
};

export const anchor: Extras['anchor'] = (event) =>
  event.event === 'crook_placed' && event.face === 'up' ? undefined : ANCHORS[String(event.event)];
