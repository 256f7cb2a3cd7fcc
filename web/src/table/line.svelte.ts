import type { TableClient } from '../lib/socket.svelte';

// A short break is nobody's business.
const PATIENCE = 900;

/** The line to the server: broken for how long? */
export class Line {
  readonly #client: TableClient;
  #since = $state<number | null>(null);
  #now = $state(0);

  /** Inside a component. */
  constructor(client: TableClient) {
    this.#client = client;
    $effect(() => {
      if (!this.#broken) return void (this.#since = null);
      this.#since = this.#now = Date.now();
      const timer = setInterval(() => (this.#now = Date.now()), 300);
      return () => clearInterval(timer);
    });
  }

  readonly #broken: boolean = $derived.by(
    () => this.#client.status === 'lost' || this.#client.status === 'connecting',
  );

  /** Milliseconds without a connection. */
  readonly away: number = $derived(this.#since === null ? 0 : this.#now - this.#since);

  /** Is it worth a word? */
  readonly lost: boolean = $derived(this.#broken && this.away > PATIENCE);
}
