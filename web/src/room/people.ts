import table from '../icons/room.json';
import { text } from '../lib/text.svelte';
import type { SeatView } from '../lib/wire';

const MASKS = Object.keys(table.masks);

/** How somebody at a table is called: a bot after its mask, nobody after the seat. */
export function seatName(seat: SeatView, number: number): string {
  if (onTheLine(seat)) return seat.name;
  return seat.kind === 'bot' ? maskName(seat.mask) : text.say('player', { number: number + 1 });
}

/** A person or a program: somebody with a name of their own, whose line may break. */
export const onTheLine = (seat: SeatView): boolean => seat.kind === 'human' || seat.kind === 'program';

export const seatNames = (seats: readonly SeatView[]): string[] => seats.map(seatName);

export const maskName = (mask: string): string => text.say(`mask-${mask}`);

export const levelName = (level: string): string => text.say(`room-level-${level}`);

export const mannerName = (manner: string): string => text.say(`room-manner-${manner || 'none'}`);

/** How a bot plays: «акула», «акула, сорвиголова». */
export const skill = ({ level, manner }: Pick<SeatView, 'level' | 'manner'>): string =>
  manner ? `${levelName(level)}, ${mannerName(manner)}` : levelName(level);

/** Who moves on this seat, if it is not a person: a bot and how it plays, whoever's seat it is, or a program. */
export function machine(seat: SeatView | undefined): string | null {
  if (seat?.deputy) return text.say('table-bot');
  if (seat?.kind === 'bot') return text.say('table-bot-is', { skill: skill(seat) });
  return seat?.kind === 'program' ? text.say('table-program') : null;
}

export const freeSeats = (seats: readonly SeatView[]): number[] =>
  seats.flatMap((seat, i) => (seat.kind === 'empty' ? [i] : []));

/** A mask that nobody of these wears, as the server would choose it. */
export const freeMask = (worn: readonly string[]): string =>
  MASKS.find((mask) => !worn.includes(mask)) ?? MASKS[0]!;

export const anyMask = (): string => MASKS[Math.floor(Math.random() * MASKS.length)]!;
