import { api, Refusal, type Card } from './api';
import type {
  Ack,
  AnyCommand,
  AnyTold,
  ChatLine,
  Considered,
  Hinted,
  Move,
  Refused,
  RoomView,
  State,
  Undo,
} from './wire';

export type Status = 'connecting' | 'live' | 'lost' | 'taken' | 'missing' | 'closed' | 'unreadable';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
/** A command as its sender writes it: the client gives it an id, and a move the number of what was seen. */
export type Order =
  | WithoutId<Exclude<AnyCommand, Move | Undo>>
  | (Omit<Move, 'id' | 'at'> & { at?: number })
  | (Omit<Undo, 'id' | 'at'> & { at?: number });

type Answer = Ack | Refused | Considered | Hinted;

interface Pending {
  text: string;
  answer: (answer: Answer) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const SILENCE = 10_000;
/** A device that just woke up has most likely lost its line: it is not given the benefit of the doubt for long. */
const SILENCE_AFTER_SLEEP = 4_000;
/** A connection that lives so long is a good one: the next trouble starts counting anew. */
const STEADY = 5_000;

const LARGEST = 16 * 1024;
const MISSING = 4404;
const FORBIDDEN = 4403;
const UNREADABLE = 4410;

/** One table, as one viewer sees it, kept up to date over one socket that comes back by itself. */
export class TableClient {
  status = $state<Status>('connecting');
  /** How often in a row it was tried to come back. */
  attempt = $state(0);

  n = $state(0);
  room = $state.raw<RoomView | null>(null);
  // What a game shows is the game's own; its board knows the shape.
  view = $state.raw<any>(null);
  outlook = $state.raw<any>(null);
  events = $state.raw<any[]>([]);
  lines = $state.raw<ChatLine[]>([]);
  cards = $state.raw<Record<string, Card>>({});

  #socket: WebSocket | null = null;
  #known = false;
  #pending = new Map<string, Pending>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #steady: ReturnType<typeof setTimeout> | undefined;
  #cardsAsked = false;

  constructor(readonly id: string) {
    addEventListener('offline', this.#cut);
    addEventListener('online', this.#wake);
    addEventListener('pageshow', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /** Answered when the server has carried it out or refused it, however often the connection breaks meanwhile. */
  send(order: Order): Promise<Ack | Refused> {
    const at = (order.do === 'move' || order.do === 'undo') && order.at === undefined ? { at: this.n } : {};
    return this.#ask({ ...order, ...at }) as Promise<Ack | Refused>;
  }

  /** Would this move be legal, and what would it change? */
  async consider(move: Record<string, unknown>): Promise<Considered> {
    const answer = await this.#ask({ do: 'consider', move });
    return answer.type === 'refused'
      ? { type: 'considered', id: '', refused: answer }
      : (answer as Considered);
  }

  /** What would a shark do in my place? */
  async hint(): Promise<Hinted | Refused> {
    return (await this.#ask({ do: 'hint' })) as Hinted | Refused;
  }

  /** Another window has the seat: have it here again. */
  takeBack(): void {
    this.status = 'connecting';
    this.attempt = 0;
    this.#connect();
  }

  close(): void {
    removeEventListener('offline', this.#cut);
    removeEventListener('online', this.#wake);
    removeEventListener('pageshow', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#end('closed');
  }

  // ---- commands ----

  #ask(order: Record<string, unknown>): Promise<Answer> {
    if (this.#over) return Promise.resolve(unsent());
    const id = newId();
    const text = JSON.stringify({ ...order, id });
    // The server would hang up on it, again and again.
    if (new TextEncoder().encode(text).length > LARGEST)
      return Promise.resolve({ type: 'refused', reason: 'too-large' });
    return new Promise((answer) => {
      this.#pending.set(id, { text, answer });
      this.#say(text);
    });
  }

  #say(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  // ---- the connection ----

  get #over(): boolean {
    return this.status !== 'connecting' && this.status !== 'live' && this.status !== 'lost';
  }

  #connect(): void {
    this.#drop();
    const url = new URL(`api/tables/${encodeURIComponent(this.id)}/socket`, document.baseURI);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    if (this.#known) url.searchParams.set('have', String(this.n));
    const socket = new WebSocket(url);
    this.#socket = socket;
    let opened = false;
    // A socket that was given up may still talk: only the present one is listened to.
    const mine = (act: () => void) => () => void (this.#socket === socket && act());
    socket.onopen = mine(() => {
      opened = true;
      for (const { text } of this.#pending.values()) socket.send(text);
      this.#listen();
    });
    socket.onmessage = (message) => {
      if (this.#socket !== socket) return;
      this.#listen();
      this.#hear(JSON.parse(message.data) as AnyTold);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      if (event.code === MISSING) this.#end('missing');
      else if (event.code === FORBIDDEN) this.#end('closed');
      else if (event.code === UNREADABLE) this.#end('unreadable');
      else {
        this.#lose();
        // A browser does not say why a handshake failed; asking the other way does.
        if (!opened) void this.#whyNot();
      }
    };
  }

  async #whyNot(): Promise<void> {
    try {
      await api.table(this.id);
    } catch (error) {
      if (!(error instanceof Refusal) || this.status === 'live') return;
      if (error.status === 404) this.#end('missing');
      else if (error.status === 403) this.#end('closed');
    }
  }

  /** Whatever was heard shows that the line is good: ping when it has been quiet, give up when it stays so. */
  #listen(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#probe(SILENCE), PING_EVERY);
  }

  #probe(silence: number): void {
    clearTimeout(this.#ping);
    clearTimeout(this.#silence);
    this.#say(JSON.stringify({ do: 'ping', id: newId() }));
    this.#silence = setTimeout(() => this.#lose(true), silence);
  }

  #lose(atOnce = false): void {
    this.#drop();
    if (this.#over) return;
    this.status = 'lost';
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempt);
    this.attempt += 1;
    // Jitter, so that a restarted server is not met by all at the same instant.
    this.#retry = setTimeout(() => this.#connect(), atOnce ? 0 : wait * (0.5 + Math.random() / 2));
  }

  /** The device is back from sleep, or on another network. */
  #wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.status === 'live') this.#probe(SILENCE_AFTER_SLEEP);
    else if (!this.#over && this.#socket?.readyState !== WebSocket.CONNECTING) this.#connect();
  };

  /** The network is gone and nobody should wait for a silent line; a server on this very machine answers again. */
  #cut = (): void => {
    if (this.status === 'live') this.#lose();
  };

  #drop(): void {
    for (const timer of [this.#retry, this.#ping, this.#silence, this.#steady]) clearTimeout(timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #end(status: Status): void {
    this.#drop();
    this.status = status;
    for (const { answer } of this.#pending.values()) answer(unsent());
    this.#pending.clear();
  }

  // ---- what is told ----

  #hear(told: AnyTold): void {
    switch (told.type) {
      case 'state':
        return this.#merge(told);
      case 'ack':
      case 'refused':
      case 'considered':
      case 'hinted':
        this.#pending.get(told.id ?? '')?.answer(told);
        this.#pending.delete(told.id ?? '');
        return;
      case 'bye':
        if (told.reason === 'taken') this.#end('taken');
        else this.#lose();
    }
  }

  #merge(state: State): void {
    const first = this.status !== 'live';
    if (!first && state.n < this.n) return;
    const events = spliced(this.events, state.since, state.events);
    const lines = spliced(this.lines, state.lines_since, state.lines);
    if (!events || !lines || (state.changes && !this.view)) {
      // Something in between never arrived: ask for the whole.
      this.#known = false;
      this.#lose(true);
      return;
    }
    this.events = events;
    this.lines = lines;
    if (state.room !== undefined) this.room = { ...this.room, ...state.room };
    if (state.view !== undefined) this.view = state.view;
    for (const { path, value } of state.changes ?? []) this.view = put(this.view, path, value);
    if (state.outlook !== undefined) this.outlook = state.outlook;
    this.n = state.n;
    this.#known = true;
    if (first) {
      this.status = 'live';
      this.#steady = setTimeout(() => (this.attempt = 0), STEADY);
    }
    if (this.view && !this.#cardsAsked) void this.#loadCards();
  }

  async #loadCards(): Promise<void> {
    this.#cardsAsked = true;
    try {
      this.cards = await api.cards(this.id);
    } catch {
      this.#cardsAsked = false;
    }
  }
}

/** `added` in the place of everything from `since` on; null if there is a gap. */
function spliced<T>(had: T[], since: number | undefined, added: T[] | undefined): T[] | null {
  if (since === undefined && added === undefined) return had;
  const from = since ?? 0;
  return from > had.length ? null : [...had.slice(0, from), ...(added ?? [])];
}

/** The tree with `value` at this path; whatever is not on the way is shared with the old one. */
function put(tree: any, path: readonly string[], value: unknown): any {
  const [word, ...rest] = path;
  return word === undefined ? value : { ...tree, [word]: put(tree?.[word], rest, value) };
}

function unsent(): Refused {
  return { type: 'refused', reason: 'no-connection' };
}

// crypto.randomUUID is there only on https.
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
