import { api, type Card } from '../lib/api';
import type { Overview, RoomView, SeatView, Step } from '../lib/wire';
import type { Source } from '../table/source';
import { Steps } from './steps';

const REST = 150; // ms at one place before its neighbours are fetched

/** A finished game that looks like a table: one position at a time, in somebody's eyes. It takes no moves. */
export class ReplaySource implements Source {
  n = $state(0);
  view = $state.raw<any>(null);
  outlook = $state.raw<any>(null);
  events = $state.raw<any[]>([]);
  /** Whose move led here, and which it was, if these eyes may know. */
  seat = $state<number | null>(null);
  move = $state.raw<Record<string, unknown> | null>(null);
  eyes = $state('all');
  failed = $state(false);

  readonly #steps: Steps<Step>;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly overview: Overview,
    readonly cards: Record<string, Card>,
  ) {
    this.#steps = new Steps((step, eyes) => api.step(overview.id, step, eyes));
  }

  /** The seat through whose eyes it is seen; with all open I still sit where I sat. */
  readonly me: number | null = $derived.by(() =>
    this.eyes === 'all' ? this.overview.me : this.eyes === 'spectator' ? null : Number(this.eyes),
  );

  readonly seats: SeatView[] = $derived.by(() => {
    const asked = (this.view?.asked ?? []) as { seat: number }[];
    return this.overview.seats.map((seat, i) => ({
      ...seat,
      online: true,
      deputy: false,
      ticking: false,
      left: null,
      grace: null,
      waited_for: asked.some((one) => one.seat === i),
    }));
  });

  readonly room: RoomView = $derived.by(() => {
    const { id, game, settings, options, commitment } = this.overview;
    return {
      id,
      game,
      phase: 'over',
      seats: this.seats,
      house: null,
      settings,
      options,
      commitment,
      spectators: 0,
      me: this.me,
      host: false,
      acting: false,
      can_undo: false,
      talk: '',
      out: false,
      all_open: false,
      again: false,
      next: null,
      problem: null,
    };
  });

  /** Goes to a position; what was asked for before and comes later is not shown any more. */
  async go(step: number, eyes: string): Promise<void> {
    const found = this.#steps.now(step, eyes);
    if (found) this.#show(found, eyes);
    try {
      const loaded = await this.#steps.show(step, eyes);
      if (!loaded) return;
      if (loaded !== found) this.#show(loaded, eyes);
      this.failed = false;
      clearTimeout(this.#rest);
      this.#rest = setTimeout(() => this.#steps.ahead(this.#near(step), eyes), REST);
    } catch {
      this.failed = true;
    }
  }

  #near(step: number): number[] {
    return [step + 1, step - 1, step + 2].filter((n) => n >= 0 && n <= this.overview.steps);
  }

  #show(step: Step, eyes: string): void {
    this.eyes = eyes;
    this.n = step.step;
    this.view = step.view;
    this.outlook = step.outlook;
    this.events = step.events;
    this.seat = step.seat;
    this.move = step.move;
  }
}
