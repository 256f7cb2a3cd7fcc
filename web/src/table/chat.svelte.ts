import { keep, recall } from '../lib/session';
import type { ChatLine } from '../lib/wire';

interface Speaking {
  readonly id: string;
  readonly lines: ChatLine[];
  readonly room: { me?: number | null } | null;
}

/** What this window has read, and whom it does not want to hear. Kept on the device only. */
export class Chat {
  readonly #client: Speaking;
  #read = $state(0);
  muted = $state.raw<ReadonlySet<number>>(new Set());

  constructor(client: Speaking) {
    this.#client = client;
    const kept: { read?: number; muted?: number[] } = JSON.parse(recall(this.#key) ?? '{}');
    this.#read = kept.read ?? 0;
    this.muted = new Set(kept.muted);
  }

  get #key(): string {
    return `malina-chat-${this.#client.id}`;
  }

  readonly lines: ChatLine[] = $derived.by(() =>
    this.#client.lines.filter((line) => !this.muted.has(line.seat)),
  );

  readonly unread: number = $derived.by(
    () => this.lines.filter((line) => line.n > this.#read && line.seat !== this.#client.room?.me).length,
  );

  seen(): void {
    const last = this.#client.lines.at(-1)?.n ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    this.#keep();
  }

  toggle(seat: number): void {
    const next = new Set(this.muted);
    if (!next.delete(seat)) next.add(seat);
    this.muted = next;
    this.#keep();
  }

  #keep(): void {
    keep(this.#key, JSON.stringify({ read: this.#read, muted: [...this.muted] }));
  }
}
