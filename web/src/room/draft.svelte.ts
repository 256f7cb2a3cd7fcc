import type { TableClient } from '../lib/socket.svelte';
import type { Ack, Change, Refused, RoomView, Settings } from '../lib/wire';

type Wish = Pick<Change, 'options' | 'seats'> & { settings?: Settings };

const PAUSE = 350;
/** A socket takes no longer messages; a card file may be one. */
const LONGEST = 15_000;

/** What the host is changing: shown at once, sent when they pause, taken back if it is refused. */
export class Draft {
  #wish = $state.raw<Wish>({});
  #timer: ReturnType<typeof setTimeout> | undefined;
  refused = $state.raw<Refused | null>(null);

  constructor(
    private readonly client: TableClient,
    private readonly room: () => RoomView,
  ) {}

  get options(): Record<string, unknown> {
    return this.#wish.options ?? this.room().options;
  }

  get settings(): Settings {
    return this.#wish.settings ?? this.room().settings;
  }

  get seats(): number {
    return this.#wish.seats ?? this.room().seats.length;
  }

  change(wish: Wish): void {
    this.#wish = { ...this.#wish, ...wish };
    this.refused = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), PAUSE);
  }

  /** Sends what has not been sent yet. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    const wish = this.#wish;
    if (!Object.keys(wish).length) return;
    const answer = await this.#send(wish);
    if (answer.type === 'refused') this.refused = answer;
    // Whoever went on typing meanwhile has wishes that are not answered yet.
    if (this.#wish === wish) this.#wish = {};
  }

  async #send(wish: Wish): Promise<Ack | Refused> {
    if (JSON.stringify(wish).length > LONGEST)
      return { type: 'refused', reason: 'too-large', args: { most: LONGEST } };
    return this.client.send({ do: 'change', ...wish });
  }
}
