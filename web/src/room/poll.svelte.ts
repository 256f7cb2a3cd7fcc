import { Refusal } from '../lib/api';

/** Something of the server's that is asked for again and again while somebody looks at it, or waits to be called. */
export class Poll<T> {
  value = $state.raw<T | null>(null);
  /** Why the last attempt failed; what was there before stays. */
  trouble = $state.raw<Refusal | null>(null);
  #load: () => Promise<T>;
  #every: number;
  #called: () => boolean;

  constructor(load: () => Promise<T>, every = 5000, called = () => false) {
    this.#load = load;
    this.#every = every;
    this.#called = called;
  }

  async refresh(): Promise<void> {
    try {
      this.value = await this.#load();
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble = error;
    }
  }

  /** For an $effect: asks now and from then on, and returns how to stop. */
  run(): () => void {
    let stopped = false;
    let timer: ReturnType<typeof setTimeout>;
    const tick = async () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible' || this.#called()) await this.refresh();
      if (!stopped) timer = setTimeout(tick, this.#every);
    };
    const seen = () => document.visibilityState === 'visible' && void tick();
    document.addEventListener('visibilitychange', seen);
    void tick();
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }
}
