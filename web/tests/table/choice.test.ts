import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Say } from '../../src/table/sentences';
import { FakeTable } from './fake.svelte';

vi.mock('../../src/lib/text.svelte.ts', () => ({ text: { game: () => null } }));
const { Choice } = await import('../../src/table/choice.svelte');

const gt = () => ({ has: () => true, refusal: (r: { reason: string }) => `no: ${r.reason}` }) as never;
const recruit: Say = { cmd: 'recruit', blanks: { hideout: ['A', 'B'] } };
const pass: Say = { cmd: 'pass', blanks: {} };
const steal = { type: 'pickpocket' };
const kill = (victim: number) => ({ type: 'assassin', victim });
const place: Say = { cmd: 'place', blanks: { job: [2, 3, 4], face: ['up', 'down'] } };
const placeAnd = (job: number[], ...action: unknown[]): Say => ({
  cmd: 'place',
  blanks: { job, face: ['up'], action },
});

let table: FakeTable;
let open: InstanceType<typeof Choice>[] = [];

function choosing(...says: Say[]) {
  table = new FakeTable(...says);
  const choice = new Choice(table.source, gt);
  open.push(choice);
  flushSync();
  return choice;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const choice of open) choice.destroy();
  open = [];
  vi.useRealTimers();
});

it('says all that is open, but for what may turn out to be needless', () => {
  const choice = choosing(place, placeAnd([2], steal));
  expect(choice.lack!.blanks).toEqual(['job', 'face']);
  choice.pick('face', 'down');
  expect(choice.lack!.blanks).toEqual(['job']);
});

it('asks how before what: a blank that only some sentences have stands where they have it', () => {
  const asItIs: Say = { cmd: 'play', blanks: { card: ['panic'], target: [1], what: ['hand', 'gun'] } };
  const asShot: Say = { cmd: 'play', blanks: { card: ['panic'], like: ['bang'], target: [1, 2] } };
  const choice = choosing(asItIs, asShot);
  choice.pick('target', 1);
  expect(choice.blanks).toEqual(['card', 'like', 'target', 'what']);
  expect(choice.open).toBe('like');
  choice.pick('like', null);
  expect(choice.open).toBe('what');
  expect(choice.options('what')).toEqual(['hand', 'gun']);
});

it('asks first for what the first sentence needs, if another has nothing in common with it', () => {
  const dodge: Say = { cmd: 'dodge', blanks: { card: ['missed'] } };
  const barrel: Say = { cmd: 'barrel', blanks: { source: ['jourdonnais'] } };
  expect(choosing(dodge, barrel).blanks).toEqual(['card', 'source']);
});

describe('a sentence with one blank, and a verb without', () => {
  it('takes the one with blanks to be meant, and makes the other a button', () => {
    const choice = choosing(recruit, pass);
    expect(choice.cmd).toBe('recruit');
    expect(choice.others).toEqual(['pass']);
    expect(choice.blanks).toEqual(['hideout']);
    expect(choice.options('hideout')).toEqual(['A', 'B']);
    expect(choice.move).toBeNull();
    expect(choice.open).toBe('hideout');
  });

  it('fills, changes and empties the blank', () => {
    const choice = choosing(recruit, pass);
    choice.pick('hideout', 'A');
    expect(choice.move).toEqual({ cmd: 'recruit', hideout: 'A' });
    choice.pick('hideout', 'B');
    expect(choice.is('hideout', 'B')).toBe(true);
    expect(choice.can('hideout', 'A')).toBe(true);
    choice.pick('hideout', 'B');
    expect(choice.move).toBeNull();
    expect(choice.begun).toBe(false);
  });

  it('starts the verb without blanks, and forgets the picks that do not go with it', () => {
    const choice = choosing(recruit, pass);
    choice.pick('hideout', 'A');
    choice.start('pass');
    expect(choice.move).toEqual({ cmd: 'pass' });
    expect(choice.blanks).toEqual([]);
    choice.pick('hideout', 'B');
    expect(choice.move).toEqual({ cmd: 'recruit', hideout: 'B' });
    choice.start('pass');
    choice.back();
    expect(choice.cmd).toBe('recruit');
    expect(choice.begun).toBe(false);
  });

  it('ignores what is not on offer', () => {
    const choice = choosing(recruit, pass);
    choice.pick('hideout', 'Z');
    choice.pick('nonsense', 1);
    choice.start('dance');
    expect(choice.begun).toBe(false);
    expect(choice.can('hideout', 'Z')).toBe(false);
  });
});

describe('one filling only', () => {
  it('is filled in by itself and still has to be confirmed', () => {
    const choice = choosing({ cmd: 'hire', blanks: { crook: ['fence'] } });
    expect(choice.filled).toEqual({ crook: 'fence' });
    expect(choice.move).toEqual({ cmd: 'hire', crook: 'fence' });
    expect(table.sent).toEqual([]);
    choice.pick('crook', 'fence');
    expect(choice.move).toEqual({ cmd: 'hire', crook: 'fence' });
  });

  it('holds for ranges and for some of some things', () => {
    const choice = choosing({
      cmd: 'pay',
      blanks: { gold: { low: 3, high: 3 }, cards: { some: [1, 2], low: 2, high: 2 } },
    });
    expect(choice.move).toEqual({ cmd: 'pay', gold: 3, cards: [1, 2] });
  });

  it('a lone verb is meant at once', () => {
    expect(choosing(pass).move).toEqual({ cmd: 'pass' });
  });
});

describe('several sentences with the same verb', () => {
  const says = [place, placeAnd([2], kill(1)), placeAnd([5], kill(0))];

  it('offers every job, and an action where there is one', () => {
    const choice = choosing(...says);
    expect(choice.options('job')).toEqual([2, 3, 4, 5]);
    expect(choice.options('action')).toEqual([kill(1), kill(0), null]);
  });

  it('leaves the action out where there is none', () => {
    const choice = choosing(...says);
    choice.pick('job', 3);
    expect(choice.blanks).toEqual(['job', 'face']);
    choice.pick('face', 'down');
    expect(choice.move).toEqual({ cmd: 'place', job: 3, face: 'down' });
  });

  it('asks for the action where it is free to choose', () => {
    const choice = choosing(...says);
    choice.pick('face', 'up');
    choice.pick('job', 2);
    expect(choice.open).toBe('action');
    expect(choice.move).toBeNull();
    choice.pick('action', null);
    expect(choice.move).toEqual({ cmd: 'place', job: 2, face: 'up' });
    choice.pick('action', kill(1));
    expect(choice.move).toEqual({ cmd: 'place', job: 2, face: 'up', action: kill(1) });
  });

  it('fills what a pick forces, in any order', () => {
    const choice = choosing(...says);
    choice.pick('job', 5);
    expect(choice.move).toEqual({ cmd: 'place', job: 5, face: 'up', action: kill(0) });
    choice.clear();
    choice.pick('action', kill(1));
    expect(choice.filled).toEqual({ action: kill(1), job: 2, face: 'up' });
  });

  it('lets the latest pick win over those it does not go with', () => {
    const choice = choosing(...says);
    choice.pick('action', kill(1));
    expect(choice.can('job', 3)).toBe(false);
    expect(choice.could('job', 3)).toBe(true);
    expect(choice.could('job', 9)).toBe(false);
    choice.pick('job', 3);
    expect(choice.is('job', 3)).toBe(true);
    expect(choice.blanks).not.toContain('action');
  });

  it('offers the action with a crook that may use it anywhere', () => {
    const choice = choosing(place, placeAnd([2, 3, 4], steal));
    choice.pick('job', 4);
    expect(choice.options('face')).toEqual(['up', 'down']);
    choice.pick('action', { type: 'pickpocket' });
    expect(choice.move).toEqual({ cmd: 'place', job: 4, face: 'up', action: steal });
  });
});

describe('numbers and several things', () => {
  const offer: Say = {
    cmd: 'offer',
    blanks: { gold: { low: 0, high: 1000 }, cards: { some: ['a', 'b', 'c'], low: 1, high: 2 } },
  };

  it('knows the limits of a number', () => {
    const choice = choosing(offer);
    expect(choice.range('gold')).toEqual({ low: 0, high: 1000 });
    expect(choice.can('gold', 900)).toBe(true);
    expect(choice.can('gold', 1001)).toBe(false);
    expect(choice.can('gold', 1.5)).toBe(false);
    expect(choice.options('gold').length).toBe(200);
    choice.pick('gold', 900);
    expect(choice.filled.gold).toBe(900);
  });

  it('collects things one by one, and gives them in the order of the sentence', () => {
    const choice = choosing(offer);
    choice.pick('gold', 0);
    expect(choice.count('cards')).toEqual({ low: 1, high: 2, now: 0 });
    expect(choice.open).toBe('cards');
    choice.pick('cards', 'c');
    choice.pick('cards', 'a');
    expect(choice.can('cards', 'b')).toBe(false);
    expect(choice.move).toEqual({ cmd: 'offer', gold: 0, cards: ['a', 'c'] });
    choice.pick('cards', 'b');
    expect(choice.filled.cards).toEqual(['c', 'a']);
    choice.pick('cards', 'c');
    choice.pick('cards', 'a');
    expect(choice.open).toBe('cards');
  });

  it('takes the whole list at once, too', () => {
    const choice = choosing(offer);
    choice.pick('cards', ['b', 'c']);
    choice.pick('gold', 5);
    expect(choice.move).toEqual({ cmd: 'offer', gold: 5, cards: ['b', 'c'] });
  });

  it('replaces when only one thing may be chosen', () => {
    const choice = choosing({ cmd: 'give', blanks: { cards: { some: [1, 2, 3], low: 1, high: 1 } } });
    choice.pick('cards', 1);
    choice.pick('cards', 3);
    expect(choice.move).toEqual({ cmd: 'give', cards: [3] });
  });

  it('is content with none where none is allowed', () => {
    const choice = choosing({ cmd: 'discard', blanks: { cards: { some: [1, 2], low: 0, high: 2 } } });
    expect(choice.move).toEqual({ cmd: 'discard', cards: [] });
    choice.pick('cards', 2);
    expect(choice.move).toEqual({ cmd: 'discard', cards: [2] });
  });

  it('is not complete while too few are chosen', () => {
    const choice = choosing({ cmd: 'give', blanks: { cards: { some: [1, 2, 3], low: 2, high: 2 } } });
    choice.pick('cards', 1);
    expect(choice.move).toBeNull();
    expect(choice.open).toBe('cards');
  });
});

describe('a value for each of some keys', () => {
  const lay: Say = {
    cmd: 'lay',
    blanks: {
      tokens: {
        each: [
          ['a', ['up', 'down']],
          ['b', ['up', 'down']],
          ['c', ['up', 'down']],
        ],
        low: 2,
        high: 2,
        caps: [['down', 1]],
      },
    },
  };

  it('collects pairs, changes a value and takes one back', () => {
    const choice = choosing(lay);
    expect(choice.lack).toEqual({ blanks: ['tokens'], more: 2, sum: 0 });
    choice.pick('tokens', ['b', 'down']);
    expect(choice.of('tokens', 'b')).toEqual({ value: 'down' });
    expect(choice.of('tokens', 'a')).toBeUndefined();
    expect(choice.count('tokens')).toEqual({ low: 2, high: 2, now: 1 });
    expect(choice.lack).toEqual({ blanks: ['tokens'], more: 1, sum: 0 });
    expect(choice.can('tokens', ['a', 'down'])).toBe(false);
    choice.pick('tokens', ['a', 'down']);
    expect(choice.of('tokens', 'a')).toBeUndefined();
    choice.pick('tokens', ['a', 'up']);
    expect(choice.move).toEqual({
      cmd: 'lay',
      tokens: [
        ['a', 'up'],
        ['b', 'down'],
      ],
    });
    expect(choice.can('tokens', ['c', 'up'])).toBe(false);
    choice.pick('tokens', ['b', 'up']);
    expect(choice.is('tokens', ['b', 'up'])).toBe(true);
    choice.pick('tokens', ['b', 'up']);
    expect(choice.move).toBeNull();
    choice.pick('tokens', ['a', 'up']);
    expect(choice.begun).toBe(false);
  });

  it('says how much of a sum is missing', () => {
    const goods = { each: [['gold', { low: 1, high: 9 }]], low: 0, high: 1, total: [4, 6] } as const;
    const choice = choosing({ cmd: 'pay', blanks: { goods: goods as never } });
    expect(choice.lack).toEqual({ blanks: ['goods'], more: 0, sum: 4 });
    choice.pick('goods', ['gold', 3]);
    expect(choice.lack).toEqual({ blanks: ['goods'], more: 0, sum: 1 });
    expect(choice.can('goods', ['gold', 7])).toBe(false);
    choice.pick('goods', ['gold', 5]);
    expect(choice.move).toEqual({ cmd: 'pay', goods: [['gold', 5]] });
  });

  it('counts by the sentence that was begun', () => {
    const cubes = (total: number) => ({
      each: [['iron', { low: 1, high: 9 }]],
      low: 0,
      high: 1,
      total: [total, total],
    });
    const choice = choosing(
      { cmd: 'swap', blanks: { cubes: cubes(1) as never } },
      { cmd: 'swap', blanks: { cubes: cubes(2) as never } },
    );
    expect(choice.count('cubes')).toEqual({ low: 1, high: 1, now: 0 });
    choice.fill('cubes', [['iron', 2]]);
    expect(choice.count('cubes')).toEqual({ low: 2, high: 2, now: 2 });
  });
});

describe('orders and words', () => {
  it('has an order from the beginning, and takes another', () => {
    const choice = choosing({ cmd: 'sort', blanks: { cards: { order: ['x', 'y'] } } });
    expect(choice.move).toEqual({ cmd: 'sort', cards: ['x', 'y'] });
    expect(choice.picked('cards')).toBe(false);
    choice.fill('cards', ['y', 'x']);
    expect(choice.move).toEqual({ cmd: 'sort', cards: ['y', 'x'] });
    choice.fill('cards', ['y', 'y']);
    expect(choice.move).toEqual({ cmd: 'sort', cards: ['y', 'x'] });
  });

  it('waits for words, and for silence', () => {
    const choice = choosing({ cmd: 'promise', blanks: { words: { text: 4 } } });
    expect(choice.move).toBeNull();
    expect(choice.lack).toEqual({ blanks: ['words'], more: 0, sum: 0 });
    choice.fill('words', 'slow');
    expect(choice.move).toEqual({ cmd: 'promise', words: 'slow' });
    expect(choice.can('words', 'slowly')).toBe(false);
    choice.pick('words', '');
    expect(choice.move).toEqual({ cmd: 'promise', words: '' });
    expect(choice.lack).toBeNull();
  });
});

describe('two verbs with the same blank', () => {
  it('leaves the verb open until it is said', async () => {
    const choice = choosing(
      { cmd: 'play', blanks: { card: ['x', 'y'] } },
      { cmd: 'drop', blanks: { card: ['y', 'z'] } },
    );
    expect(choice.cmd).toBeNull();
    choice.pick('card', 'x');
    expect(choice.move).toEqual({ cmd: 'play', card: 'x' });
    choice.pick('card', 'y');
    expect(choice.moves).toEqual([
      { cmd: 'play', card: 'y' },
      { cmd: 'drop', card: 'y' },
    ]);
    expect(choice.move).toBeNull();
    choice.start('drop');
    expect(choice.move).toEqual({ cmd: 'drop', card: 'y' });
  });
});

describe('when the table changes', () => {
  it('keeps what is still legal', () => {
    const choice = choosing(place);
    choice.pick('job', 3);
    choice.pick('face', 'down');
    table.ask({ cmd: 'place', blanks: { job: [3, 4], face: ['up', 'down'] } });
    flushSync();
    expect(choice.move).toEqual({ cmd: 'place', job: 3, face: 'down' });
    expect(choice.dropped).toBe(false);
  });

  it('drops what is not, and says so', () => {
    const choice = choosing(place);
    choice.pick('job', 3);
    choice.pick('face', 'down');
    table.ask({ cmd: 'place', blanks: { job: [2, 4], face: ['up', 'down'] } });
    expect(choice.filled).toEqual({ face: 'down' });
    flushSync();
    expect(choice.dropped).toBe(true);
    table.ask(place);
    flushSync();
    expect(choice.filled).toEqual({ face: 'down' });
    choice.pick('job', 2);
    expect(choice.dropped).toBe(false);
  });

  it('forgets everything with the question', () => {
    const choice = choosing(recruit, pass);
    choice.start('pass');
    table.ask();
    flushSync();
    expect(choice.mine).toBe(false);
    expect(choice.move).toBeNull();
    table.ask(recruit, pass);
    flushSync();
    expect(choice.begun).toBe(false);
  });

  it('offers nothing while a bot plays for me', () => {
    const choice = choosing(recruit, pass);
    table.deputise();
    flushSync();
    expect(choice.mine).toBe(false);
    expect(choice.blanks).toEqual([]);
  });
});

describe('offers', () => {
  const end: Say = { cmd: 'end', blanks: {} };
  const heal: Say = { cmd: 'heal', blanks: { cards: { some: [1, 2, 3], low: 2, high: 2 } } };
  const act = { seat: 0, kind: 'act', required: true, says: [end] };
  const offer = { seat: 0, kind: 'heal_up', required: false, says: [heal] };
  const deal = (from: number) => ({ ...offer, kind: 'deal', args: { from }, says: [end] });

  it('does not open by itself, not even alone', () => {
    const choice = choosing();
    table.view = { decisions: [offer] };
    expect(choice.mine).toBe(false);
    expect(choice.decision).toBeNull();
    expect(choice.offers).toEqual([offer]);
    expect(choice.blanks).toEqual([]);
    choice.pick('cards', 1);
    expect(choice.begun).toBe(false);
  });

  it('leaves the question where it is, though its own sentence has blanks', () => {
    const choice = choosing();
    table.view = { decisions: [offer, act] };
    expect(choice.decision).toEqual(act);
    expect(choice.cmd).toBe('end');
    expect(choice.says).toEqual([end]);
    choice.turnTo(offer);
    expect(choice.decision).toEqual(offer);
    expect(choice.required).toEqual(act);
    expect(choice.offers).toEqual([act]);
    expect(choice.filled).toEqual({});
    choice.pick('cards', 1);
    choice.back();
    expect(choice.decision).toEqual(offer);
    choice.back();
    expect(choice.decision).toEqual(act);
  });

  it('tells two of a kind apart, and forgets one that is gone', () => {
    const choice = choosing();
    table.view = { decisions: [act, deal(1), deal(2)] };
    choice.turnTo(choice.offers[1]!);
    expect(choice.decision).toEqual(deal(2));
    table.view = { decisions: [act, deal(2)] };
    flushSync();
    expect(choice.decision).toEqual(deal(2));
    table.view = { decisions: [act, deal(1)] };
    flushSync();
    expect(choice.decision).toEqual(act);
    expect(choice.dropped).toBe(false);
    table.view = { decisions: [act, deal(2)] };
    flushSync();
    expect(choice.decision).toEqual(act);
  });

  it('comes back to the question when it is answered', async () => {
    const choice = choosing();
    table.view = { decisions: [act, deal(1)] };
    choice.turnTo(choice.offers[0]!);
    await choice.confirm();
    expect(table.sent.at(-1)).toMatchObject({ move: { cmd: 'end' } });
    expect(choice.decision).toEqual(act);
  });
});

describe('what answers come to', () => {
  const play: Say = { cmd: 'play', blanks: { card: ['beer', 'bang'], target: [1, 2] } };
  const note = (id: string, where: object) => ({ cmd: 'play', where, id });
  const [wasted, hits, close] = [
    note('wasted', { card: 'beer' }),
    note('hits', { card: 'bang', target: 2 }),
    note('close', { target: 1 }),
  ];

  function noted() {
    const choice = choosing();
    const notes = [wasted, hits, close, { cmd: 'end', where: {}, id: 'over' }];
    table.view = { decisions: [{ seat: 0, kind: 'act', required: true, says: [play], notes }] };
    return choice;
  }

  it('shows what goes with the picks', () => {
    const choice = noted();
    expect(choice.notable).toBe(true);
    expect(choice.notes).toEqual([]);
    choice.pick('card', 'bang');
    expect(choice.notes).toEqual([]);
    choice.pick('target', 2);
    expect(choice.notes).toEqual([hits]);
    choice.pick('target', 1);
    expect(choice.notes).toEqual([close]);
  });

  it('shows what would go with the thing one looks at', () => {
    const choice = noted();
    choice.point('card', 'beer');
    expect(choice.notes).toEqual([wasted]);
    choice.leave();
    expect(choice.notes).toEqual([]);
    choice.pick('target', 2);
    expect(choice.notesOn('card', 'bang')).toEqual([hits]);
    choice.pick('card', 'beer');
    choice.point('target', 1);
    expect(choice.notes).toEqual([wasted, close]);
  });
});

describe('confirming', () => {
  it('sends once, however often it is pressed', async () => {
    const choice = choosing(recruit, pass);
    choice.pick('hideout', 'A');
    let say: (answer: unknown) => void = () => {};
    table.answer = () => new Promise((done) => (say = done));
    const done = choice.confirm();
    void choice.confirm();
    expect(choice.pending).toBe(true);
    choice.pick('hideout', 'B');
    say({ type: 'ack', id: '1', n: 2 });
    await done;
    void choice.confirm();
    expect(table.sent).toEqual([{ do: 'move', at: 1, move: { cmd: 'recruit', hideout: 'A' } }]);
    expect(choice.pending).toBe(true); // until the table has moved on
    table.n = 2;
    expect(choice.pending).toBe(false);
    expect(choice.begun).toBe(false);
  });

  it('shows why it was refused and keeps the picks', async () => {
    const choice = choosing(recruit, pass);
    choice.pick('hideout', 'A');
    table.answer = async () => ({ type: 'refused', reason: 'stale', args: {}, id: '1' });
    await choice.confirm();
    expect(choice.refusal?.reason).toBe('stale');
    expect(choice.pending).toBe(false);
    expect(choice.filled).toEqual({ hideout: 'A' });
    choice.pick('hideout', 'B');
    expect(choice.refusal).toBeNull();
  });

  it('sends nothing that is not whole', async () => {
    const choice = choosing(recruit, pass);
    await choice.confirm();
    expect(table.sent).toEqual([]);
  });
});

it("leaves words of one's own to the chat", () => {
  const choice = choosing();
  table.room = { ...table.room, talk: 'talk' };
  const talk = { seat: 0, kind: 'gag', required: false, says: [{ cmd: 'talk', blanks: {} }] };
  table.view = { decisions: [talk] };
  expect(choice.mine).toBe(false);
  table.view = { decisions: [talk, { seat: 0, kind: 'turn', required: true, says: [pass] }] };
  expect(choice.says).toEqual([pass]);
});

describe('asking the table', () => {
  it('shows what a whole move would change', async () => {
    const choice = choosing(recruit, pass);
    expect(choice.outlook).toBe('now');
    choice.pick('hideout', 'A');
    flushSync();
    await vi.advanceTimersByTimeAsync(100);
    expect(choice.outlook).toBe('then');
    choice.clear();
    expect(choice.outlook).toBe('now');
  });

  it('asks why not with a whole move, and remembers the answer', async () => {
    const choice = choosing(place, placeAnd([2, 3, 4], steal));
    choice.pick('face', 'down');
    table.verdict = { type: 'considered', id: '1', refused: { reason: 'job-occupied', args: {} } };
    expect(await choice.why('job', 7)).toBe('no: job-occupied');
    expect(table.considered.at(-1)).toEqual({ cmd: 'place', job: 7, face: 'down' });
    expect(choice.whyNot).toMatchObject({ blank: 'job', value: 7, reason: 'job-occupied' });
  });

  it('knows without asking when it is not about this at all', async () => {
    const choice = choosing(place);
    expect(await choice.why('hideout', 'A')).toBe('no: wrong-phase');
    table.ask();
    expect(await choice.why('hideout', 'A')).toBe('no: not-your-turn');
  });
});
