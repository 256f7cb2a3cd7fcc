import { untrack } from 'svelte';
import type { Extras } from '../games';
import type { TableClient } from '../lib/socket.svelte';
import type { Choice } from './choice.svelte';
import type { Told } from './log';

const MOST = 5;
const LEAST = 2;

/** The events between my last turn and the one that begins with the last event that starts mine; [] if it is my first. */
export function since(events: readonly Told[], me: number, starts: (event: Told) => boolean): number[] {
  const turns = events.flatMap((event, n) => (starts(event) ? [n] : []));
  const own = turns.filter((n) => events[n]!.seat === me);
  const [last, now] = own.slice(-2);
  const next = turns.find((n) => last !== undefined && n > last);
  if (now === undefined || next === undefined) return [];
  return span(next, now);
}

const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(to - from, 0) }, (_, i) => from + i);

/** The few that matter most, in their order: of equal weight the later ones. */
export function weightiest(all: readonly number[], weight: (n: number) => number): number[] {
  return all
    .filter((n) => weight(n) > 0)
    .sort((a, b) => weight(b) - weight(a) || b - a)
    .slice(0, MOST)
    .sort((a, b) => a - b);
}

/** What happened while I did not look: at my turn, and after a lost connection. */
export class Recap {
  /** Numbers of events. */
  shown = $state.raw<number[]>([]);

  /** Inside a component. */
  constructor(client: TableClient, choice: Choice, extras: () => Extras, mine: () => boolean) {
    const me = () => client.room?.me ?? -1;
    const weight = (n: number): number => {
      const event = client.events[n] as Told;
      if (extras().starts?.(event)) return 0;
      if (extras().falls?.(event)) return 3;
      return event.victim === me() || event.seat === me() ? 2 : 'seat' in event ? 1 : 0;
    };
    const show = (all: number[]) => {
      const few = weightiest(all, weight);
      this.shown = few.length < LEAST ? [] : few;
    };

    let turn = -1;
    const asked = $derived(mine() && choice.required !== null);
    $effect(() => {
      if (!asked) return;
      untrack(() => {
        const { starts } = extras();
        if (!starts) return;
        const now = (client.events as Told[]).findLastIndex((event) => starts(event) && event.seat === me());
        // A page that was only loaded anew is in the middle of a turn.
        if (now === turn || now < 0) return;
        turn = now;
        show(since(client.events, me(), starts));
      });
    });

    let before: number | null = null;
    $effect(() => {
      const { status } = client;
      untrack(() => {
        if (status === 'lost') before ??= client.events.length;
        if (status !== 'live' || before === null) return;
        if (client.events.length > before) show(span(before, client.events.length));
        before = null;
      });
    });

    const begun = $derived(choice.begun);
    $effect(() => {
      if (begun) this.close();
    });
    $effect(() => {
      if (!this.shown.length) return;
      const close = () => this.close();
      addEventListener('pointerdown', close, true);
      addEventListener('keydown', close, true);
      return () => {
        removeEventListener('pointerdown', close, true);
        removeEventListener('keydown', close, true);
      };
    });
  }

  close(): void {
    this.shown = [];
  }
}
