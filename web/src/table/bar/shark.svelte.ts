import { tick } from 'svelte';
import { narrate } from '../../lib/announcer.svelte';
import type { TableClient } from '../../lib/socket.svelte';
import { text, type GameText, type Said } from '../../lib/text.svelte';
import type { Refused, WeighedMove } from '../../lib/wire';
import type { Choice, Move } from '../choice.svelte';

interface At {
  client: TableClient;
  choice: Choice;
  names: string[];
  gt: GameText;
}

/** Whoever plays alone may ask what a shark would do; its move is laid out, to be made or not. */
export class Shark {
  asking = $state(false);
  #advised = $state.raw<{ n: number; weighed: WeighedMove[] } | null>(null);
  readonly #at: () => At;

  constructor(at: () => At) {
    this.#at = at;
  }

  readonly may: boolean = $derived.by(() => {
    const room = this.#at().client.room!;
    return !!room.settings?.hints && room.seats.every((seat, i) => i === room.me || seat.kind === 'bot');
  });
  /** What it weighed, while the question stands. */
  readonly weighed: WeighedMove[] = $derived.by(() =>
    this.#advised?.n === this.#at().client.n ? this.#advised.weighed : [],
  );

  async ask(refused: (why: Refused) => void): Promise<void> {
    const { client, choice } = this.#at();
    if (this.asking || !choice.required) return;
    this.asking = true;
    const question = client.n;
    const answer = await client.hint();
    this.asking = false;
    if (client.n !== question) return;
    if (answer.type === 'refused') return refused(answer);
    this.layOut(answer.move as Move);
    this.#advised = { n: client.n, weighed: answer.weighed ?? [] };
    await tick(); // what is picked anew takes the last line away
    narrate([text.say('table-shark-would'), ...this.weighed.map((one) => this.#words(one))].join(' '));
  }

  close(): void {
    this.#advised = null;
  }

  layOut({ cmd, ...picks }: Move): void {
    const { choice } = this.#at();
    choice.turnTo(null);
    choice.clear();
    choice.start(cmd);
    for (const [blank, value] of Object.entries(picks)) choice.fill(blank, value);
  }

  move({ move }: WeighedMove): string {
    const { gt, names, choice } = this.#at();
    return gt.move(move as Move, names, choice.decision?.kind);
  }

  chance({ chance }: WeighedMove): string {
    return chance === null ? '' : text.say('table-shark-chance', { percent: Math.round(100 * chance) });
  }

  reasons({ reasons }: WeighedMove): string {
    const { gt, names, client } = this.#at();
    const me = client.room!.me ?? 0;
    return reasons?.map((said) => gt.reason(said as unknown as Said, me, names)).join('; ') ?? '';
  }

  #words(one: WeighedMove): string {
    return [this.move(one), this.chance(one), this.reasons(one)].filter(Boolean).join('. ') + '.';
  }
}
