import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyTold, RoomView } from '../src/lib/wire';

/** What the page's side of a socket sees; the test is the server. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = FakeSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  tell(told: AnyTold): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }

  break(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
}

const page = Object.assign(new EventTarget(), {
  baseURI: 'https://host.example/den/',
  visibilityState: 'visible',
});
const room = { id: 'kot', phase: 'gathering' } as RoomView;
const answers = new Map<string, { status: number; body: unknown }>();

vi.stubGlobal('document', page);
vi.stubGlobal('WebSocket', FakeSocket);
const events = new EventTarget();
vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
vi.stubGlobal('fetch', async (url: URL) => {
  const { status, body } = answers.get(url.pathname) ?? { status: 200, body: {} };
  return new Response(JSON.stringify(body), { status });
});

const { TableClient } = await import('../src/lib/socket.svelte');
type Client = InstanceType<typeof TableClient>;

let client: Client;
const state = (n: number, more: object = {}): AnyTold => ({ type: 'state', n, ...more });
const event = (n: number) => ({ n, event: `e${n}` });
const numbers = () => client.events.map((e) => e.n);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  FakeSocket.all = [];
  answers.clear();
  page.visibilityState = 'visible';
  client = new TableClient('kot');
});

afterEach(() => {
  client.close();
  vi.useRealTimers();
});

/** Connected and told the first state. */
function live(): FakeSocket {
  const socket = FakeSocket.last.open();
  const first = { room, view: { at: 0 }, outlook: { points: [0] }, since: 0, events: [event(0), event(1)] };
  socket.tell(state(4, { ...first, lines_since: 0, lines: [{ n: 1, seat: 0, text: 'hi' }] }));
  return socket;
}

describe('state', () => {
  test('the address is below the base, and nothing is had at first', () => {
    expect(FakeSocket.last.url.href).toBe('wss://host.example/den/api/tables/kot/socket');
    expect(client.status).toBe('connecting');
    live();
    expect(client.status).toBe('live');
    expect(client.room).toEqual(room);
  });

  test('a part that is left out is as it was', () => {
    const socket = live();
    socket.tell(state(5, { view: { at: 1 }, since: 2, events: [event(2)] }));
    expect(client.n).toBe(5);
    expect(client.view).toEqual({ at: 1 });
    expect(client.outlook).toEqual({ points: [0] });
    expect(client.room).toEqual(room);
    expect(numbers()).toEqual([0, 1, 2]);
    expect(client.lines).toHaveLength(1);
  });

  test('changes are put where they belong, the rest of a view stays the very same', () => {
    const socket = live();
    const view = { money: [3, 4], places: { hand: { '0': [1] }, deck: { A: [2, 3] } } };
    socket.tell(state(5, { view }));
    const before = client.view;
    const changes = [
      { path: ['money'], value: [1, 4] },
      { path: ['places', 'deck', 'A'], value: [3] },
    ];
    socket.tell(state(6, { changes }));
    expect(client.view).toEqual({ money: [1, 4], places: { hand: { '0': [1] }, deck: { A: [3] } } });
    expect(client.view.places.hand).toBe(before.places.hand);
    expect(before.places.deck.A).toEqual([2, 3]);
  });

  test('changes of a view that was never sent: the whole is asked for', () => {
    const socket = live();
    socket.tell(state(5, { view: null }));
    socket.tell(state(6, { changes: [{ path: ['money'], value: [] }] }));
    vi.advanceTimersByTime(1);
    expect(FakeSocket.last.url.searchParams.has('have')).toBe(false);
  });

  test('null is something else than left out', () => {
    live().tell(state(5, { view: null }));
    expect(client.view).toBeNull();
  });

  test('an undo takes events back', () => {
    const socket = live();
    socket.tell(state(5, { since: 2, events: [event(2), event(3)] }));
    socket.tell(state(6, { since: 1, events: [] }));
    expect(numbers()).toEqual([0]);
    socket.tell(state(7, { since: 1, events: [event(1)] }));
    expect(numbers()).toEqual([0, 1]);
  });

  test('a message older than what is known is dropped', () => {
    const socket = live();
    socket.tell(state(6, { view: { at: 6 } }));
    socket.tell(state(5, { view: { at: 5 } }));
    expect(client.view).toEqual({ at: 6 });
    expect(client.n).toBe(6);
  });

  test('where events are missing, the whole is asked for', () => {
    live().tell(state(9, { since: 5, events: [event(5)] }));
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.url.searchParams.has('have')).toBe(false);
    expect(numbers()).toEqual([0, 1]);
  });

  test('what an abandoned socket still says is not heard', () => {
    const old = live();
    old.break();
    vi.advanceTimersByTime(400);
    FakeSocket.last.open().tell(state(7, { view: { at: 7 } }));
    old.tell(state(8, { view: { at: 8 } }));
    old.break();
    expect(client.view).toEqual({ at: 7 });
    expect(client.status).toBe('live');
  });

  test('the cards come with the first view, once', async () => {
    answers.set('/den/api/tables/kot/cards', { status: 200, body: { fence: { strength: 3 } } });
    const socket = live();
    await vi.waitFor(() => expect(client.cards).toEqual({ fence: { strength: 3 } }));
    answers.clear();
    socket.tell(state(5, { view: { at: 5 } }));
    await Promise.resolve();
    expect(client.cards).toEqual({ fence: { strength: 3 } });
  });
});

describe('commands', () => {
  test('an answer finds its command', async () => {
    const socket = live();
    const first = client.send({ do: 'move', move: { cmd: 'pass' } });
    const second = client.send({ do: 'chat', text: 'ha' });
    const [move, say] = socket.sent;
    expect(move).toMatchObject({ do: 'move', at: 4, move: { cmd: 'pass' } });
    socket.tell({ type: 'refused', id: say!.id as string, reason: 'too-often' });
    socket.tell({ type: 'ack', id: move!.id as string, n: 5 });
    expect(await first).toMatchObject({ type: 'ack', n: 5 });
    expect(await second).toMatchObject({ reason: 'too-often' });
  });

  test('what was not answered is sent again under the same id', async () => {
    const before = live();
    const answer = client.send({ do: 'move', move: { cmd: 'pass' } });
    before.break();
    vi.advanceTimersByTime(400);
    const after = FakeSocket.last.open();
    expect(after.sent).toEqual(before.sent);
    after.tell({ type: 'ack', id: after.sent[0]!.id as string, n: 5 });
    expect(await answer).toMatchObject({ type: 'ack' });
    after.break();
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.last.open().sent).toEqual([]);
  });

  test('what is said while there is no connection goes out in order when there is one', () => {
    void client.send({ do: 'sit' });
    void client.send({ do: 'chat', text: 'hello' });
    expect(FakeSocket.last.open().sent.map((command) => command.do)).toEqual(['sit', 'chat']);
  });

  test('considering gives the outlook or the reason', async () => {
    const socket = live();
    const good = client.consider({ cmd: 'place' });
    socket.tell({ type: 'considered', id: socket.sent[0]!.id as string, outlook: { points: [3] } });
    expect((await good).outlook).toEqual({ points: [3] });
    const bad = client.consider({});
    socket.tell({ type: 'refused', id: socket.sent[1]!.id as string, reason: 'bad-message' });
    expect((await bad).refused?.reason).toBe('bad-message');
  });

  test('after the end nothing hangs', async () => {
    live();
    const open = client.send({ do: 'rematch' });
    client.close();
    expect(await open).toMatchObject({ type: 'refused', reason: 'no-connection' });
    expect(await client.send({ do: 'rematch' })).toMatchObject({ reason: 'no-connection' });
  });
});

describe('the connection', () => {
  test('comes back by itself, asking for the rest, and waits longer each time', () => {
    live().break();
    expect(client.status).toBe('lost');
    const waits: number[] = [];
    for (let i = 0; i < 7; i++) {
      const count = FakeSocket.all.length;
      let waited = 0;
      for (; FakeSocket.all.length === count; waited += 100) vi.advanceTimersByTime(100);
      waits.push(waited);
      expect(client.attempt).toBe(i + 1);
      expect(FakeSocket.last.url.searchParams.get('have')).toBe('4');
      FakeSocket.last.open().break();
    }
    expect(waits).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000]);
  });

  test('counts anew once the line has held', () => {
    live().break();
    vi.advanceTimersByTime(300);
    FakeSocket.last.open().tell(state(5));
    expect(client.attempt).toBe(1);
    vi.advanceTimersByTime(6000);
    expect(client.attempt).toBe(0);
  });

  test('a silent line is pinged, and given up when it stays silent', () => {
    const socket = live();
    vi.advanceTimersByTime(20_000);
    expect(socket.sent).toMatchObject([{ do: 'ping' }]);
    socket.tell({ type: 'pong', id: 'x' });
    vi.advanceTimersByTime(19_000);
    expect(client.status).toBe('live');
    vi.advanceTimersByTime(12_000);
    expect(client.status).toBe('lost');
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('a device that wakes up tries at once', () => {
    live().break();
    FakeSocket.last.break();
    vi.advanceTimersByTime(300);
    FakeSocket.last.open().break();
    const count = FakeSocket.all.length;
    events.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(count + 1);
    events.dispatchEvent(new Event('pageshow'));
    expect(FakeSocket.all).toHaveLength(count + 1);
  });

  test('a device that wakes up with a line that looks good asks whether it is', () => {
    const socket = live();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(socket.sent).toHaveLength(0);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(socket.sent).toMatchObject([{ do: 'ping' }]);
    vi.advanceTimersByTime(4_001);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('a network that goes takes the line with it at once', () => {
    live();
    events.dispatchEvent(new Event('offline'));
    expect(client.status).toBe('lost');
    vi.advanceTimersByTime(300);
    FakeSocket.last.open().tell(state(5));
    expect(client.status).toBe('live');
  });

  test('another window has the seat until it is taken back', () => {
    const socket = live();
    socket.tell({ type: 'bye', reason: 'taken' });
    socket.break();
    expect(client.status).toBe('taken');
    vi.advanceTimersByTime(60_000);
    events.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(1);
    client.takeBack();
    FakeSocket.last.open().tell(state(5));
    expect(client.status).toBe('live');
  });

  test.each([
    ['slow', 'lost'],
    ['closing', 'lost'],
    ['flood', 'lost'],
  ] as const)('bye %s', (reason, status) => {
    live().tell({ type: 'bye', reason });
    expect(client.status).toBe(status);
  });

  test.each([
    [4404, 'missing'],
    [4403, 'closed'],
    [4410, 'unreadable'],
  ])('closed with %i', (code, status) => {
    FakeSocket.last.open().break(code);
    expect(client.status).toBe(status);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('a handshake that fails is asked about the other way', async () => {
    answers.set('/den/api/tables/kot', { status: 404, body: { reason: 'no-such-table' } });
    FakeSocket.last.break();
    expect(client.status).toBe('lost');
    await vi.waitFor(() => expect(client.status).toBe('missing'));
  });
});
