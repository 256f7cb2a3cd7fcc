import { untrack } from 'svelte';
import { unpacked } from './fair';
import type { Scene } from './scene.svelte';
import type { Deal, Pair, Told } from './types';

const CARD = 870; // ms from one card to the next
const WRONG = 700; // ms more for one that does not belong there
const VERDICT = 3000; // ms it can be read
const STAMP = 1700;
const MOST = 3; // whoever was away sees the last of them

type Struck = Pick<Deal, 'gold' | 'from_stand' | 'from_stack' | 'from_bag' | 'clauses'>;

/** Big moments one after another: a bag is emptied card by card, a deal gets its seal. Whatever is shown, the table is
 * ahead of it: how often that changes meanwhile makes nothing longer. */
export class Show {
  readonly #scene: Pick<Scene, 'events' | 'view' | 'card'>;
  readonly #calm = matchMedia('(prefers-reduced-motion: reduce)');
  #heard: number;
  #queue = $state.raw<Told[]>([]);
  turned = $state(0);

  constructor(scene: Pick<Scene, 'events' | 'view' | 'card'>) {
    this.#scene = scene;
    this.#heard = untrack(() => scene.events.length);
    $effect(() => {
      const { events } = scene;
      untrack(() => this.#hear(events));
    });
    $effect(() => {
      void this.now;
      untrack(() => (this.turned = this.#calm.matches ? Infinity : 0));
    });
    $effect(() => {
      void [this.now, this.turned];
      if (!this.#pause) return;
      const timer = setTimeout(() => this.#step(), this.#pause);
      return () => clearTimeout(timer);
    });
  }

  readonly now: Told | null = $derived.by(() => this.#queue[0] ?? null);
  readonly good: string = $derived.by(() => String(this.now?.good ?? ''));
  /** What is in the bag, as it comes out. */
  readonly faces: string[] = $derived.by(() =>
    this.now?.event === 'opened'
      ? unpacked(this.now.goods as Pair[], this.good, (face) => {
          const card = this.#scene.card(face);
          return card?.value ?? card?.reward ?? 0;
        })
      : [],
  );
  /** A bag has the whole table while it is opened. */
  readonly opening: boolean = $derived.by(() => this.faces.length > 0);
  readonly done: boolean = $derived.by(() => this.turned >= this.faces.length);
  readonly struck: Struck | null = $derived.by(() => {
    const { now } = this;
    if (now?.event !== 'struck') return null;
    const deal = this.#scene.view.deals.find(({ id }) => id === now.deal);
    if (deal) return deal;
    const clauses = (['spared', 'searched'] as const).flatMap((part) =>
      ((now[part] ?? []) as number[]).map(
        (bag) => ({ bag, outcome: part === 'spared' ? 'pass' : 'inspect' }) as const,
      ),
    );
    const pairs = (part: string) => (now[part] ?? []) as Pair[];
    return {
      gold: Number(now.gold ?? 0),
      from_stand: pairs('from_stand'),
      from_stack: pairs('from_stack'),
      from_bag: pairs('from_bag'),
      clauses,
    };
  });

  /** A number, so that the timer starts anew only where something else is shown, not whenever the table changes. */
  readonly #pause: number = $derived.by(() => {
    if (!this.now) return 0;
    if (this.now.event === 'struck') return STAMP;
    if (this.done) return VERDICT;
    const last = this.faces[this.turned - 1];
    return CARD + (last !== undefined && last !== this.good ? WRONG : 0);
  });

  #hear(events: Told[]): void {
    const fresh = events.slice(Math.min(this.#heard, events.length));
    this.#heard = events.length;
    const big = fresh.filter(({ event }) => event === 'opened' || event === 'struck');
    if (big.length) this.#queue = [...this.#queue, ...big].slice(-MOST);
  }

  #step(): void {
    if (this.done) this.#queue = this.#queue.slice(1);
    else this.turned++;
  }

  /** To the end of what is shown. */
  skip(): void {
    if (this.done) this.#step();
    else this.turned = Infinity;
  }

  /** To what is asked. */
  end(): void {
    this.#queue = [];
  }
}
