import { api } from '../lib/api';
import type { Beliefs, Overview } from '../lib/wire';
import { Steps } from './steps';

/** What the bots of a finished game believed, one bot and one position at a time. */
export class Mind {
  beliefs = $state.raw<Beliefs | null>(null);
  failed = $state(false);

  readonly bots: number[];
  readonly #steps: Steps<Beliefs>;

  constructor(overview: Overview) {
    this.bots = overview.thinkers;
    this.#steps = new Steps((step, seat) => api.beliefs(overview.id, step, Number(seat)));
  }

  async go(step: number, seat: number): Promise<void> {
    try {
      const found = await this.#steps.show(step, String(seat));
      if (!found) return;
      this.beliefs = found;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
}
