/** Loads the positions of a record: what was asked last is shown, what was asked before that is forgotten. */

export type Load<T> = (step: number, eyes: string) => Promise<T>;

export class Steps<T> {
  #kept = new Map<string, T>(); // least recently used first
  #running = new Map<string, Promise<T>>();
  #wanted = '';

  constructor(
    private load: Load<T>,
    private most = 80,
  ) {}

  /** At once, if it is here already. */
  now(step: number, eyes: string): T | undefined {
    return this.#kept.get(key(step, eyes));
  }

  /** The position, or undefined if another one was asked for before it came. */
  async show(step: number, eyes: string): Promise<T | undefined> {
    const wanted = key(step, eyes);
    this.#wanted = wanted;
    // while the knob flies, only the place where it comes to rest is worth a request
    if (this.#running.size > 1) await Promise.race(this.#running.values()).catch(() => undefined);
    if (this.#wanted !== wanted) return undefined;
    const found = await this.#get(step, eyes);
    return this.#wanted === wanted ? found : undefined;
  }

  /** Likely to be wanted next. Failures don't matter yet. */
  async ahead(steps: number[], eyes: string): Promise<void> {
    for (const step of steps) {
      if (this.#running.size > 1) return;
      await this.#get(step, eyes).catch(() => undefined);
    }
  }

  async #get(step: number, eyes: string): Promise<T> {
    const id = key(step, eyes);
    const kept = this.#kept.get(id);
    if (kept !== undefined) {
      this.#kept.delete(id);
      this.#kept.set(id, kept);
      return kept;
    }
    const running = this.#running.get(id) ?? this.#fetch(id, step, eyes);
    return running;
  }

  #fetch(id: string, step: number, eyes: string): Promise<T> {
    const loading = this.load(step, eyes)
      .then((found) => {
        this.#kept.set(id, found);
        if (this.#kept.size > this.most) this.#kept.delete(this.#kept.keys().next().value!);
        return found;
      })
      .finally(() => this.#running.delete(id));
    this.#running.set(id, loading);
    return loading;
  }
}

const key = (step: number, eyes: string) => `${eyes} ${step}`;
