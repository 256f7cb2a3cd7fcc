import { narrate } from '../lib/announcer.svelte';
import { text } from '../lib/text.svelte';
import type { RoomView, SeatView } from '../lib/wire';
import { seatName } from './people';

const SAT: Partial<Record<SeatView['kind'], string>> = { bot: 'room-bot-sat', program: 'room-program-sat' };
const whose = (seat: SeatView): string => `${seat.kind} ${seat.name} ${seat.mask}`;

/** Tells who sits down and who gets up, as long as the component that calls it is there. */
export function tellArrivals(room: () => RoomView): void {
  let before: readonly SeatView[] | null = null;
  $effect(() => {
    const { seats, me } = room();
    const known = before;
    before = seats;
    if (!known || known.length !== seats.length) return;
    seats.forEach((seat, i) => {
      if (i === me || whose(seat) === whose(known[i]!)) return;
      const number = i + 1;
      if (seat.kind === 'empty') narrate(text.say('room-left', { number }));
      else narrate(text.say(SAT[seat.kind] ?? 'room-sat', { name: seatName(seat, i), number }));
    });
  });
}
