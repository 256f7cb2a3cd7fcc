import { untrack } from 'svelte';
import { settings } from '../../lib/settings.svelte';
import { desk } from './desk.svelte';
import type { Scene } from './scene.svelte';
import { checks, raidAt, type Check, type Raid, type Who } from './story';

/** A big moment that has happened already. */
export type Act =
  { kind: 'room'; check: Check } | { kind: 'raid'; raid: Raid } | { kind: 'goal'; goal: string; to: Who };

const TURN = 540; // ms for each token that turns
const BEAT = 700; // so that everybody notices
const RANKS = 1500;
const FALL = 1300;
const REWARDS = 1900;
const RAID = 3600;
const GOAL = 2000;
const CALM = 250; // between two states where nothing may move
const MOST = 9; // rooms; whoever was away sees the last of them

/** Lights Out as a show: what was told since is played room by room. Whatever it shows, the table is ahead of it; it can
 * be skipped at any time and holds nobody up. */
export class Show {
  readonly #scene: Scene;
  #heard: number;
  #queue = $state.raw<Act[]>([]);
  phase = $state(1);

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#heard = untrack(() => scene.events.length);
    $effect(() => {
      const { events } = scene;
      untrack(() => this.#hear(events.length));
    });
    $effect(() => {
      const act = this.act;
      if (!act) return;
      const timer = setTimeout(() => this.#step(), this.#pause(act));
      return () => clearTimeout(timer);
    });
  }

  readonly act: Act | null = $derived.by(() => {
    const first = this.#queue[0];
    if (first?.kind !== 'room') return first ?? null;
    // What has happened in the room meanwhile belongs to it.
    const now = this.#scene.checks.find(({ from }) => from === first.check.from);
    return now ? { kind: 'room', check: now } : first;
  });

  get more(): number {
    return this.#queue.length;
  }

  #hear(to: number): void {
    const from = Math.min(this.#heard, to);
    this.#heard = to;
    const events = this.#scene.events;
    const found: [number, Act][] = [];
    for (let n = from; n < to; n++) {
      const told = events[n]!;
      if (told.event === 'ranked' || (told.event === 'nobody_there' && Number(told.suspicion))) {
        const check = checks(events, n + 1).at(-1);
        if (check) found.push([n, { kind: 'room', check }]);
      } else if (told.event === 'raid') found.push([n, { kind: 'raid', raid: raidAt(events, n) }]);
      else if (told.event === 'superiority' || told.event === 'advance')
        found.push([n, { kind: 'goal', goal: String(told.goal), to: told.seat as Who }]);
    }
    if (!found.length) return;
    const empty = !this.#queue.length;
    this.#queue = [...this.#queue, ...found.map(([, act]) => act)].slice(-MOST);
    if (empty) this.phase = 1;
  }

  #pause(act: Act): number {
    if (settings.motion === 'off') return act.kind === 'room' ? CALM * 2 : CALM * 6;
    const speed = settings.motion === 'fast' || desk.fast ? 0.5 : 1;
    return speed * this.#length(act);
  }

  #length(act: Act): number {
    if (act.kind === 'raid') return RAID;
    if (act.kind === 'goal') return GOAL;
    if (!act.check.ranks.length) return BEAT;
    if (this.phase === 1) return BEAT + TURN * act.check.turned.length;
    return { 2: RANKS, 3: FALL }[this.phase] ?? REWARDS;
  }

  #step(): void {
    const act = this.act;
    if (!act) return;
    if (act.kind !== 'room' || !act.check.ranks.length || this.phase >= 4) return this.next();
    this.phase += this.phase === 2 && !act.check.suspect ? 2 : 1;
  }

  /** The next of them. */
  next(): void {
    this.#queue = this.#queue.slice(1);
    this.phase = 1;
  }

  /** To the end of all of them. */
  skip(): void {
    this.#queue = [];
    this.phase = 1;
  }
}
