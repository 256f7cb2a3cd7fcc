import { text } from '../lib/text.svelte';
import type { SeatView } from '../lib/wire';

/** How somebody at a table is called: a bot after its mask, nobody after the seat. */
export function seatName(seat: SeatView, number: number): string {
  if (seat.kind === 'human') return seat.name;
  return seat.kind === 'bot' ? maskName(seat.mask) : text.say('player', { number: number + 1 });
}

export const seatNames = (seats: readonly SeatView[]): string[] => seats.map(seatName);

export const maskName = (mask: string): string => text.say(`room-mask-${mask}`);

export const freeSeats = (seats: readonly SeatView[]): number[] =>
  seats.flatMap((seat, i) => (seat.kind === 'empty' ? [i] : []));
