/** What the frame of the table says in the words and pictures of Sheriff of Nottingham. */

import type { Extras } from '..';
import pictures from './icons.json';
import type { SheriffView } from './types';

export { beside, waits } from './waits';

const icons: Record<string, Record<string, string> | undefined> = pictures;
const picture = (kind: string, id: unknown): string | undefined => icons[kind]?.[String(id)];

/** Deals are made and answered on the board, piles and the deck are touched. */
export const byTouch: Extras['byTouch'] = new Set([
  'offer',
  'demand',
  'accept',
  'decline',
  'withdraw',
  'revoke',
  'take',
]);

/** A deputy's word is a button. */
export const buttons: Extras['buttons'] = new Set(['stance']);

export const called: Extras['called'] = ({ cmd, stance }) =>
  cmd === 'stance' && stance ? `${cmd}-${String(stance)}` : cmd;

export const icon: Extras['icon'] = (name, value, event) => {
  if (name === 'event') return picture('event', event?.event);
  if (name === 'do') return picture('do', value);
  if (name === 'good') return picture('good', value);
  return undefined;
};

export const turn: Extras['turn'] = (view: SheriffView) => view.round;

/** Nobody's: all act in every round. */
export const turnOf: Extras['turnOf'] = () => null;

/** What only I know: my cards, what is in my bag and in my stack. */
export const hand: Extras['hand'] = (view: SheriffView, me, gt) => {
  const said = (['hand', 'bag', 'stack'] as const).flatMap((place) => {
    const faces = (view.places[place][me] ?? []).flatMap(({ face }) =>
      face ? [gt.value('face', face)] : [],
    );
    return faces.length ? [gt.enumeration(faces)] : [];
  });
  return said.join('. ');
};

export const starts: Extras['starts'] = (event) => event.event === 'round_began';

export const deeds: Extras['deeds'] = new Set(['set_aside', 'discarded', 'closed', 'declared']);

const ANCHORS: Record<string, string> = {
  took: 'market',
  closed: 'load',
  declared: 'load',
  struck: 'deals',
  opened: 'opened',
  passed: 'passed',
  forgiven: 'debts',
  sold: 'black-market',
  order_filled: 'orders',
  laws_kept: 'laws',
  robber_through: 'merry-men',
  shared_out: 'deputies',
  game_ended: 'scoring',
};

export const anchor: Extras['anchor'] = (event) => ANCHORS[String(event.event)];
