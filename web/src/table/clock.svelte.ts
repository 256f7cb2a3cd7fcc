import { getContext, setContext } from 'svelte';
import { text } from '../lib/text.svelte';
import type { SeatView } from '../lib/wire';
import type { Source } from './source';

const TICK = 250;
export const LAST_SECONDS = 10; // of a clock that runs out
const KEY = Symbol('clocks');

/** Seconds left on a clock that showed `left` when it was read `ago` seconds ago. */
export function remaining(left: number | null | undefined, ticking: boolean, ago: number): number | null {
  if (left === null || left === undefined) return null;
  return Math.max(0, ticking ? left - ago : left);
}

/** 1:05, 2:03:04, or the days a slow game has. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const days = Math.floor(whole / 86400);
  const hours = Math.floor(whole / 3600) % 24;
  if (days) return text.say('table-clock-days', { days, hours });
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(whole / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** The clocks of a table, which go on between two messages. */
export class Clocks {
  readonly #client: Source;
  #read = $state(0);
  #now = $state(0);

  /** Inside a component, for itself and everything in it. */
  constructor(client: Source) {
    this.#client = client;
    setContext(KEY, this);
    $effect(() => {
      void client.room;
      this.#read = this.#now = Date.now();
    });
    $effect(() => {
      if (!this.#going) return;
      const timer = setInterval(() => (this.#now = Date.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  readonly #seats: SeatView[] = $derived.by(() => this.#client.room?.seats ?? []);
  readonly #going: boolean = $derived.by(
    () =>
      !!this.#client.room?.house || this.#seats.some((seat) => seat.ticking || (seat.grace ?? null) !== null),
  );
  readonly #ago: number = $derived(Math.max(0, this.#now - this.#read) / 1000);
  readonly #whole: number | null = $derived.by(() => {
    const clock = this.#client.room?.settings.clock;
    return clock && 'seconds' in clock ? clock.seconds : null;
  });

  left(seat: number | null): number | null {
    const one = seat === null ? undefined : this.#seats[seat];
    return one ? remaining(one.left, one.ticking ?? false, this.#ago) : null;
  }

  /** The part of a seat's time that is left, for the ring round its mask; null where no clock runs. */
  ring(seat: number | null): number | null {
    const left = this.left(seat);
    if (left === null || !this.#whole || seat === null || !this.#seats[seat]?.ticking) return null;
    return Math.min(1, left / this.#whole);
  }

  /** The house's time for what is asked now. */
  get house(): number | null {
    return remaining(this.#client.room?.house?.left, true, this.#ago);
  }

  /** The part of it that is left. */
  get housePart(): number {
    const whole = this.#client.view?.clock?.seconds as number | undefined;
    return whole ? Math.min(1, (this.house ?? 0) / whole) : 1;
  }

  /** The time I have to answer: my own clock's and the house's, whichever is less. */
  mine(me: number | null): number | null {
    const times = [this.left(me), this.house].filter((left) => left !== null);
    return times.length ? Math.min(...times) : null;
  }

  /** Seconds until a bot plays for somebody who is gone. */
  grace(seat: number): number | null {
    return remaining(this.#seats[seat]?.grace, true, this.#ago);
  }
}

/** The clocks of the table this component belongs to; a replay has none. */
export const useClocks = (): Clocks | undefined => getContext(KEY);
