import { untrack } from 'svelte';
import { narrate } from '../lib/announcer.svelte';
import { text } from '../lib/text.svelte';
import type { SeatView } from '../lib/wire';
import { clockText, type Clocks } from './clock.svelte';
import type { Line } from './log';
import type { Source } from './source';

/** Somebody is to act and gone; their time is up; they stayed away; they let a bot play; they are back. */
type Kind = 'gone' | 'out' | 'away' | 'bot' | 'back';
interface Happening {
  kind: Kind;
  seat: number;
}
interface Aside extends Happening {
  /** How many events had been told. */
  n: number;
  /** Until a bot plays. */
  seconds: number;
}

const LULL = 5000; // a page that is only loaded anew is back by then
const ICONS: Record<Kind, string> = {
  gone: 'l-wifi-off',
  out: 'l-clock',
  away: 'l-wifi-off',
  bot: 'l-bot',
  back: 'l-armchair',
};

/** The seat the table waits for in vain; -1 if there is none. */
export const missing = (seats: readonly SeatView[]): number =>
  seats.findIndex((seat) => seat.waited_for && !seat.online && (seat.grace ?? null) !== null);

/** What has become of people between two messages. What I do myself needs no telling. */
export function changes(
  before: readonly SeatView[],
  now: readonly SeatView[],
  me: number | null,
): Happening[] {
  return now.flatMap((seat, i): Happening[] => {
    const old = before[i];
    if (!old || old.deputy === seat.deputy) return [];
    const kind = !seat.deputy ? 'back' : seat.left === 0 ? 'out' : seat.online ? 'bot' : 'away';
    return i === me && kind !== 'out' ? [] : [{ kind, seat: i }];
  });
}

/** What happens to people and not in the game, in words. A window knows only what it has seen itself. */
export class Asides {
  #told = $state.raw<Aside[]>([]);

  constructor(client: Source, clocks: Clocks, names: () => string[]) {
    const add = (one: Happening) => {
      const aside = { ...one, n: client.events.length, seconds: clocks.grace(one.seat) ?? 0 };
      this.#told = [...this.#told, aside];
      narrate(words(aside, names(), client.room?.me ?? null));
    };
    const playing = () => (client.room?.phase === 'playing' ? client.room.seats : []);

    let before = playing();
    $effect(() => {
      const now = playing();
      untrack(() => changes(before, now, client.room?.me ?? null).forEach(add));
      before = now;
    });

    const gone = $derived(missing(playing()));
    $effect(() => {
      if (gone < 0) return;
      const timer = setTimeout(() => add({ kind: 'gone', seat: gone }), LULL);
      return () => clearTimeout(timer);
    });
  }

  /** For the log. */
  lines(names: string[], me: number | null): Line[] {
    return this.#told.map((aside) => ({
      n: aside.n,
      text: words(aside, names, me),
      secret: false,
      mine: aside.seat === me,
      icon: ICONS[aside.kind],
    }));
  }
}

function words({ kind, seat, seconds }: Aside, names: string[], me: number | null): string {
  if (seat === me) return text.say('table-aside-out-you');
  return text.say(`table-aside-${kind}`, { player: names[seat], time: clockText(seconds) });
}
