/** What is printed on a card, read from its id and its kind. `bang.5C.2` is the second five of clubs called bang. */

import type { Kind, Suit } from './types';

export interface Sign {
  rank: string;
  suit: Suit;
}

export const kindOf = (face: string): string => face.split('.')[0]!;

export function signOf(face: string): Sign | null {
  const sign = face.split('.')[1];
  return sign ? { rank: sign.slice(0, -1), suit: sign.at(-1) as Suit } : null;
}

/** A sign for `bang-card`: a text's [10] is told from others only by a number, never by the word "10". */
export const aloud = ({ rank, suit }: Sign) => ({ rank: Number(rank) || rank, suit });

export const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D';

/** A symbol of the row at the foot of a card: a picture, or a number. */
export interface Mark {
  icon?: string;
  words?: string;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The row of symbols. `icons` are the pictures of the symbols by name. */
export function marks(kind: Kind, icons: Record<string, string>): Mark[] {
  const icon = (name: string): Mark => ({ icon: icons[name] });
  const count = (symbol: string) => kind.symbols.filter((one) => one === symbol).length;
  const has = (symbol: string) => kind.symbols.includes(symbol);
  const found: Mark[] = [];
  if (kind.range) found.push(icon('range'), { words: String(kind.range) });
  if (kind.seen_mod || kind.sight_mod) found.push({ words: signed(kind.seen_mod || kind.sight_mod) });
  if (has('bang') || has('bang_all_others')) found.push(icon('bang'));
  if (has('missed') || has('draw_check_hearts_missed')) found.push(icon('missed'));
  if (has('heal') || has('heal_player') || has('heal_all_others'))
    found.push({ words: `+${count('heal') || 1}` }, icon('life'));
  if (has('draw')) found.push({ words: `+${count('draw')}` }, icon('draw'));
  if (has('draw_from_player')) found.push(icon('take'));
  if (has('discard_from_player') || has('discard_all_others')) found.push(icon('discard'));
  if (has('draw_check_spades_2_9')) found.push({ words: '−3' }, icon('life'));
  if (has('draw_check_hearts')) found.push(icon('check'));
  return found;
}
