/** A table in a few words, for the lists. */

import { counted } from '../finished/story';
import { text } from '../lib/text.svelte';
import type { Brief, Settings } from '../lib/wire';
import { catalogue } from './catalogue.svelte';
import { freeSeats, onTheLine, seatName } from './people';
import { duration } from './time';

export const tableTitle = (table: Brief): string => table.title || catalogue.name(table.game);

/** Is it I who has to act? In a game the server says; a full table waits for its host to deal. */
export function myMove(table: Brief): boolean {
  if (table.phase === 'gathering') return ready(table);
  return table.waits_for_me;
}

function ready({ me, seats }: Brief): boolean {
  const host = me !== null && seats[me]?.host;
  return !!host && !freeSeats(seats).length && seats.some((seat, i) => onTheLine(seat) && i !== me);
}

/** Who else sits there: several tables of one game differ in that. */
export const others = ({ seats, me }: Brief): string =>
  seats.flatMap((seat, i) => (i === me || seat.kind === 'empty' ? [] : [seatName(seat, i)])).join(', ');

/** What is going on there, as somebody who sits there reads it. */
export function whatHappens(table: Brief): string {
  const { seats, me } = table;
  if (table.phase === 'gathering') {
    if (ready(table)) return text.say('lobby-deal-now');
    return text.say('lobby-gathers', { taken: seats.length - freeSeats(seats).length, seats: seats.length });
  }
  if (table.phase === 'over') return result(table);
  const waited = seats.flatMap((seat, i) => (seat.waited_for && i !== me ? [seatName(seat, i)] : []));
  if (table.waits_for_me) {
    return waited.length ? text.say('lobby-turn-too', { others: waited.length }) : text.say('lobby-turn');
  }
  if (!waited.length) return text.say('lobby-plays');
  return text.say(waited.length === 1 ? 'lobby-waits-for' : 'lobby-wait-for', { names: waited });
}

export function result({ winners, points, seats, me }: Brief): string {
  if (!winners.length) return text.say('lobby-over');
  const names = winners.map((i) => seatName(seats[i]!, i));
  const who =
    winners.length > 1
      ? text.say('lobby-shared', { names })
      : winners[0] === me
        ? text.say('lobby-won')
        : text.say('lobby-winner', { names });
  if (!counted({ winners, points })) return who;
  const score = text.say('lobby-points', { score: points.join(' : ') });
  return `${who} ${score}`;
}

/** What one should know before sitting down. */
export function terms(table: Brief): string {
  const host = table.seats.find((seat) => seat.host);
  const parts = [
    table.title ? catalogue.name(table.game) : '',
    host ? text.say('lobby-host', { name: host.name }) : '',
    table.phase === 'playing' ? text.say('lobby-running') : clockLine(table.settings),
    table.settings.talk ? '' : text.say('lobby-quiet'),
  ];
  return parts.filter(Boolean).join(' · ');
}

export function clockLine({ clock }: Settings): string {
  if (clock.type === 'none') return text.say('lobby-clock-none');
  return text.say(`lobby-clock-${clock.type}`, { time: duration(clock.seconds, text.lang) });
}
