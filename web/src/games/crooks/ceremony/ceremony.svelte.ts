import { order, type Result } from '../../../finished/story';
import { speed } from '../../../table/motion';
import { breakdown, type GangScore } from '../finished';
import type { Scene } from '../scene.svelte';
import { acts, beats, gangBeats, so, sums, type Act, type Beat, type What } from './acts';

/** How far the end has been told: job by job, beat by beat, then the gangs. It goes on by itself, and never away. */
export class Ceremony {
  readonly result: Result;
  readonly gangs: readonly GangScore[];
  /** The cards that lay face down. */
  readonly hidden: ReadonlySet<number>;
  readonly acts: Act[];
  /** The act of the gangs; after it everything is told. */
  readonly last: number;

  at = $state(0);
  #beat = $state(0);

  readonly act: Act | undefined = $derived.by(() => this.acts[this.at]);
  readonly #schedule: Beat[] = $derived.by(() =>
    this.act ? beats(this.act) : this.at === this.last ? gangBeats(this.gangs) : [],
  );
  readonly now: What | undefined = $derived.by(() => this.#schedule[this.#beat]?.what);
  readonly done: boolean = $derived.by(() => this.at > this.last);

  readonly turned: ReadonlySet<number> = $derived.by(
    () => new Set(this.act?.turns.slice(0, this.#so('turn'))),
  );
  readonly shifts: number[] = $derived.by(() => this.act?.shifts.slice(0, this.#so('shift')) ?? []);
  readonly stake: number = $derived.by(() =>
    this.act ? Math.max(0, this.act.score.job + this.shifts.reduce((sum, by) => sum + by, 0)) : 0,
  );
  readonly won: boolean = $derived.by(() => this.#so('win') > 0);
  readonly landed: boolean = $derived.by(() => this.#so('rest') > 0);
  readonly shownGangs: number = $derived.by(() =>
    this.done ? this.gangs.length : this.at === this.last ? this.#so('win') : 0,
  );
  readonly paidJobs: number = $derived.by(() =>
    this.at >= this.last ? this.last : this.at + (this.landed ? 1 : 0),
  );
  readonly points: number[] = $derived.by(() => {
    const gangs = this.done ? this.gangs.length : this.at === this.last ? this.#so('rest') : 0;
    return sums(this.result, this.paidJobs, gangs);
  });
  /** The gang that is being told of. */
  readonly gang: GangScore | undefined = $derived.by(() =>
    this.act || this.done ? undefined : this.gangs[this.shownGangs - 1],
  );
  /** Whose row lights up now. */
  readonly takers: readonly number[] = $derived.by(() => {
    if (this.done) return this.result.winners;
    if (this.act) return this.won ? this.act.score.winners : [];
    return typeof this.gang?.winner === 'number' ? [this.gang.winner] : [];
  });
  readonly rows: readonly number[] = $derived.by(() => (this.done ? order(this.result) : this.scene.rows));

  /** Inside a component. */
  constructor(
    readonly scene: Scene,
    result: Result,
    events: readonly Record<string, unknown>[],
  ) {
    this.result = result;
    this.gangs = breakdown(result).gangs;
    const revealed = events.filter(({ event }) => event === 'revealed');
    this.hidden = new Set(revealed.flatMap(({ pieces }) => pieces as number[]));
    this.acts = acts(scene.view, result, this.hidden, scene.crook);
    this.last = this.acts.length;
    $effect(() => {
      const beat = this.#schedule[this.#beat];
      if (!beat) return;
      // who wants no motion gets the time to read
      const pace = speed();
      const ms = pace ? beat.ms / pace : beat.what === 'rest' ? 1800 : 60;
      const timer = setTimeout(() => this.#goOn(), ms);
      return () => clearTimeout(timer);
    });
  }

  /** To the next act. */
  next(): void {
    this.at += 1;
    this.#beat = 0;
  }

  #goOn(): void {
    if (this.#beat + 1 < this.#schedule.length) this.#beat += 1;
    else this.next();
  }

  #so(what: What): number {
    return so(this.#schedule, this.#beat, what);
  }
}
