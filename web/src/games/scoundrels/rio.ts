/** Small readings of what lies on the table; no rules. */

import type { Card, Piece, Rogue, Told } from './types';

export const SLOTS = ['A', '2', '3', '4', '5', '6'] as const;
export const LOCATIONS = ['depot', 'estate', 'laboratory'] as const;
/** The sheet as it lies in front of its owner; the leader sits top left where no sixth scoundrel does. */
export const CELLS = [
  'top_left',
  'top_mid',
  'top_right',
  'bottom_left',
  'bottom_mid',
  'bottom_right',
] as const;

/** Everybody but this seat, from its left on; nobody's: all. */
export function clockwise(seats: number, from: number | null): number[] {
  const order = Array.from({ length: seats }, (_, i) => ((from ?? -1) + 1 + i) % seats);
  return order.filter((seat) => seat !== from);
}

/** `poker.5H`: the rank and the letter of the suit. */
export function pokerOf(face: string): { rank: string; suit: string } | null {
  const sign = /^poker\.(.)([SCHD])$/.exec(face);
  return sign && { rank: sign[1]!, suit: SUITS[sign[2]!]! };
}
const SUITS: Record<string, string> = { S: 'spades', C: 'clubs', H: 'hearts', D: 'diamonds' };

/** The two half-cards of a cell, trait and job. */
export function rogueOf(pieces: readonly Piece[], card: (id: string) => Card | undefined): Rogue | null {
  const trait = pieces.find(({ face }) => face && card(face)?.timing && !card(face)?.leader);
  const job = pieces.find((one) => one !== trait && one.face);
  return trait?.face && job?.face
    ? { trait: trait.face, job: job.face, pieces: [trait.piece, job.piece] }
    : null;
}

/** In the order of the ranks. */
export const byRank = (a: Piece, b: Piece): number => rankOf(a) - rankOf(b);
const rankOf = ({ face }: Piece): number => '0A23456'.indexOf(pokerOf(face ?? '')?.rank ?? '0');

export const signed = (number: number): string =>
  number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0';

export const minus = (number: number): string => (number < 0 ? `−${-number}` : String(number));

/** What all have seen of a player's cards: the rank, and the day on which it was turned up. */
export function ranksSeen(events: readonly Told[], seat: number): Map<string, number> {
  const seen = new Map<string, number>();
  let day = 0;
  for (const told of events) {
    if (told.event === 'day') day = Number(told.day);
    if (!['exposed', 'played_open', 'revealed'].includes(told.event) || told.seat !== seat) continue;
    const card = pokerOf(String(told.card));
    if (card) seen.set(card.rank, day);
  }
  return seen;
}

/** What the table has heard of this turn: who used what, as the lines of the log tell it. */
export function sinceCard(events: readonly Told[]): Told[] {
  const at = events.findLastIndex(({ event }) => event === 'played');
  return at < 0 ? [] : events.slice(at);
}
