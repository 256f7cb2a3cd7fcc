import { untrack } from 'svelte';
import type { Extras } from '../games';
import type { TableClient } from '../lib/socket.svelte';
import type { Choice } from './choice.svelte';
import type { Told } from './log';
import { staged } from './staged.svelte';

const MOST = 5;
const LEAST = 2;

interface Since {
  /** What my turn is told by here. */
  turn: number;
  /** The events of others between my last turn and this one. */
  from: number;
  to: number;
}

/** What others have done since my last turn; null before there is any. Where a game does not tell that a turn begins, my
 *  own deeds do. */
export function since(
  events: readonly Told[],
  me: number,
  { starts, deeds }: Pick<Extras, 'starts' | 'deeds'>,
): Since | null {
  if (deeds) {
    const to = events.findLastIndex((event) => event.seat !== me) + 1; // what follows are deeds of this turn
    const turn = events.slice(0, to).findLastIndex((event) => event.seat === me && deeds.has(event.event));
    return turn < 0 ? null : { turn, from: turn + 1, to };
  }
  const turns = events.flatMap((event, n) => (starts?.(event) ? [n] : []));
  const [last, turn] = turns.filter((n) => events[n]!.seat === me).slice(-2);
  const from = turns.find((n) => last !== undefined && n > last);
  return turn === undefined || from === undefined ? null : { turn, from, to: turn };
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
  /** Where the log goes on since my last turn. */
  from = $state<number | null>(null);

  /** Inside a component. */
  constructor(client: TableClient, choice: Choice, extras: () => Extras, mine: () => boolean) {
    const me = () => client.room?.me ?? -1;
    const weight = (n: number): number => {
      const event = client.events[n] as Told;
      if (extras().starts?.(event)) return 0;
      if (extras().falls?.(event)) return 3;
      return event.victim === me() || event.seat === me() ? 2 : 'seat' in event ? 1 : 0;
    };
    const show = (from: number, to: number) => {
      const few = weightiest(span(from, to), weight);
      if (few.length) this.from = from;
      this.shown = few.length < LEAST ? [] : few;
    };

    let turn = -1;
    const asked = $derived(mine() && choice.required !== null && !staged.skip);
    $effect(() => {
      if (!asked) return;
      untrack(() => {
        const told = since(client.events, me(), extras());
        if (!told || told.turn === turn) return; // it goes on
        turn = told.turn;
        show(told.from, told.to);
      });
    });

    let before: number | null = null;
    $effect(() => {
      const { status } = client;
      untrack(() => {
        if (status === 'lost') before ??= client.events.length;
        if (status !== 'live' || before === null) return;
        if (client.events.length > before) show(before, client.events.length);
        before = null;
      });
    });

    const begun = $derived(choice.begun);
    $effect(() => {
      if (begun) this.close();
    });
    $effect(() => {
      if (!this.shown.length) return;
      const close = ({ target }: Event) => {
        const button = target instanceof Element && target.closest('[data-owner="recap"] button');
        if (!button) this.close(); // its own touch is not for what lies under it
      };
      // Not sooner: the board may move when it goes, and a touch must end where it has begun.
      addEventListener('click', close);
      addEventListener('keydown', close, true);
      return () => {
        removeEventListener('click', close);
        removeEventListener('keydown', close, true);
      };
    });
  }

  close(): void {
    this.shown = [];
  }
}
