import type { Choice } from './choice.svelte';
import type { Source } from './source';
import { staged } from './staged.svelte';

/** One thing worth pointing at, when its moment comes: all that is said here must hold. */
export interface Tip {
  id: string;
  /** The thing, as a selector; `{seat}` in it is that argument of the event. */
  at: string;
  /** One of these questions is asked of me. */
  asked?: string[];
  /** This verb is among what I may do. */
  verb?: string;
  /** This has happened: an event of that name, or one with all these arguments. */
  event?: string | Told;
}

type Told = Record<string, unknown>;

const files = import.meta.glob('../games/*/tips.json', { import: 'default' }) as Record<
  string,
  () => Promise<Tip[]>
>;

const OFF = 'off';

/** The tips of a table. Each speaks once, also after a reload, until somebody has enough of them. */
export class Tips {
  all = $state.raw<Tip[]>([]);
  #told = $state.raw<string[]>([]);
  readonly #key: string;

  constructor(
    private readonly client: Source,
    private readonly choice: Choice,
    table: string,
  ) {
    this.#key = `malina-tips-${table}`;
    this.#told = stored(this.#key);
    const game = client.room?.game ?? '';
    const load = client.room?.settings?.tips ? files[`../games/${game}/tips.json`] : undefined;
    void load?.().then((tips) => (this.all = tips));
  }

  /** The first whose moment it is; during a show nothing is asked yet. */
  readonly now: Tip | null = $derived.by(() => {
    if (staged.skip) return null;
    if (this.#told.includes(OFF) || this.client.room?.phase !== 'playing') return null;
    return this.all.find((tip) => !this.#told.includes(tip.id) && this.#due(tip)) ?? null;
  });

  /** Where the thing is that it points at. */
  readonly at: string = $derived.by(() => {
    if (!this.now?.event) return this.now?.at ?? '';
    const told = this.#happened(this.now.event);
    return this.now.at.replace(/\{(\w+)\}/g, (_, name: string) => String(told?.[name]));
  });

  get number(): number {
    return this.now ? this.all.indexOf(this.now) : 0;
  }

  done(id: string): void {
    if (this.#told.includes(id)) return;
    this.#told = [...this.#told, id];
    try {
      localStorage.setItem(this.#key, this.#told.join(' '));
    } catch {
      // A browser that keeps nothing is told again after a reload.
    }
  }

  off(): void {
    this.done(OFF);
  }

  #due({ asked, verb, event }: Tip): boolean {
    const { required, decisions } = this.choice;
    if (asked && !(required && asked.includes(required.kind))) return false;
    if (verb && !decisions.some(({ says }) => says.some(({ cmd }) => cmd === verb))) return false;
    return !event || !!this.#happened(event);
  }

  /** The last event of that kind. */
  #happened(event: string | Told): Told | undefined {
    const wanted = Object.entries(typeof event === 'string' ? { event } : event);
    return this.client.events.findLast((one) => wanted.every(([name, value]) => one[name] === value));
  }
}

function stored(key: string): string[] {
  try {
    return localStorage.getItem(key)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
