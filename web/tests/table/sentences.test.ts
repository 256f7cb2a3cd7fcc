import { describe, expect, it } from 'vitest';
import {
  filled,
  fits,
  holds,
  moves,
  notesFor,
  offered,
  prices,
  printable,
  probe,
  type Each,
  type Fillings,
  type Note,
  type Order,
  type Say,
  type Text,
} from '../../src/table/sentences';

/** Two of three tokens are laid, one of them face down at most. */
const tokens: Each = {
  each: [
    ['a', ['up', 'down']],
    ['b', ['up', 'down']],
    ['c', ['up']],
  ],
  low: 2,
  high: 2,
  caps: [['down', 1]],
};
/** Goods worth four to six in all, of two kinds at most. */
const goods: Each = {
  each: [
    ['apples', { low: 1, high: 3 }],
    ['bread', { low: 1, high: 3 }],
    ['gold', { low: 0, high: 5 }],
  ],
  low: 0,
  high: 2,
  total: [4, 6],
};
const order: Order = { order: ['x', 'y', 'z'] };
const promise: Text = { text: 5 };

const alone = (f: Fillings): Say[] => [{ cmd: 'do', blanks: { it: f } }];
const whole = (f: Fillings, value: unknown) => moves(alone(f), null, { it: value })[0]?.it;

describe('a value for each of some keys', () => {
  it.each([
    [
      tokens,
      [
        ['a', 'up'],
        ['b', 'down'],
      ],
      true,
    ],
    [
      tokens,
      [
        ['c', 'up'],
        ['a', 'up'],
      ],
      true,
    ], // a move puts them in order
    [tokens, [['a', 'up']], false], // too few
    [
      tokens,
      [
        ['a', 'up'],
        ['b', 'up'],
        ['c', 'up'],
      ],
      false,
    ], // too many
    [
      tokens,
      [
        ['a', 'down'],
        ['b', 'down'],
      ],
      false,
    ], // over the cap
    [
      tokens,
      [
        ['a', 'up'],
        ['a', 'down'],
      ],
      false,
    ], // a key twice
    [
      tokens,
      [
        ['a', 'up'],
        ['d', 'up'],
      ],
      false,
    ], // no such key
    [
      tokens,
      [
        ['a', 'up'],
        ['c', 'down'],
      ],
      false,
    ], // not for this key
    [tokens, 'up', false],
    [
      goods,
      [
        ['apples', 2],
        ['gold', 4],
      ],
      true,
    ],
    [goods, [['gold', 5]], true],
    [goods, [['gold', 3]], false], // the sum is too small
    [
      goods,
      [
        ['apples', 3],
        ['gold', 4],
      ],
      false,
    ], // too large
    [goods, [], false],
  ])('%j with %j: %s', (f, value, legal) => {
    expect(holds(f, value)).toBe(legal);
  });

  it.each([
    [tokens, [], true],
    [tokens, [['b', 'down']], true],
    [
      tokens,
      [
        ['a', 'down'],
        ['b', 'down'],
      ],
      false,
    ],
    [goods, [['gold', 0]], true], // a sum that is too small grows
    [
      goods,
      [
        ['gold', 5],
        ['bread', 2],
      ],
      false,
    ],
    [{ ...goods, low: 2 }, [['gold', 5]], true],
    [{ ...goods, low: 3, high: 3 }, [['gold', 5]], false], // the others are one at least
  ])('%j begun with %j: %s', (f, value, possible) => {
    expect(fits(f, value)).toBe(possible);
  });

  it('stands in a move in the order of the keys', () => {
    expect(
      whole(tokens, [
        ['b', 'down'],
        ['a', 'up'],
      ]),
    ).toEqual([
      ['a', 'up'],
      ['b', 'down'],
    ]);
    expect(whole(tokens, [['b', 'down']])).toBeUndefined();
  });

  it('is offered pair by pair', () => {
    expect(offered(tokens)).toEqual([
      ['a', 'up'],
      ['a', 'down'],
      ['b', 'up'],
      ['b', 'down'],
      ['c', 'up'],
    ]);
  });

  it('is filled in only where nothing else is possible, or none is a choice, too', () => {
    const forced: Each = {
      each: [
        ['a', ['up']],
        ['b', { low: 2, high: 2 }],
      ],
      low: 2,
      high: 2,
    };
    expect(filled(alone(forced), 'do', {})).toEqual({
      it: [
        ['a', 'up'],
        ['b', 2],
      ],
    });
    expect(filled(alone({ ...forced, low: 1 }), 'do', {})).toEqual({});
    expect(filled(alone({ ...forced, low: 0 }), 'do', {})).toEqual({ it: [] });
    expect(filled(alone(goods), 'do', {})).toEqual({});
  });

  it('makes a whole move to ask why a pair is impossible', () => {
    const says: Say[] = [{ cmd: 'lay', blanks: { it: tokens, pay: goods, row: order, say: promise } }];
    expect(probe(says, null, {}, 'it', ['c', 'down'])).toEqual({
      cmd: 'lay',
      it: [
        ['a', 'down'],
        ['b', 'up'],
        ['c', 'down'],
      ],
      pay: [
        ['apples', 3],
        ['bread', 1],
      ],
      row: ['x', 'y', 'z'],
      say: '',
    });
  });
});

describe('things to put in order', () => {
  it('takes all of them, each once', () => {
    expect(holds(order, ['z', 'x', 'y'])).toBe(true);
    expect(holds(order, ['z', 'x'])).toBe(false);
    expect(holds(order, ['z', 'x', 'x'])).toBe(false);
    expect(holds(order, 'zxy')).toBe(false);
    expect(fits(order, ['z'])).toBe(true);
    expect(fits(order, ['z', 'z'])).toBe(false);
  });

  it('lies as it lies until somebody moves it', () => {
    expect(filled(alone(order), 'do', {})).toEqual({ it: ['x', 'y', 'z'] });
    expect(whole(order, ['y', 'z', 'x'])).toEqual(['y', 'z', 'x']);
    expect(offered(order)).toEqual(['x', 'y', 'z']);
  });
});

describe("words of one's own", () => {
  it('counts letters as the table does', () => {
    expect(holds(promise, '')).toBe(true);
    expect(holds(promise, 'даю🂡')).toBe(true);
    expect(holds(promise, '🂡🂡🂡🂡🂡')).toBe(true);
    expect(holds(promise, 'slowly')).toBe(false);
    expect(holds(promise, 'a\nb')).toBe(false);
    expect(holds(promise, 5)).toBe(false);
  });

  it('takes what can be printed, in one line', () => {
    expect(printable('a\nb\u00a0c\u202ed', 9)).toBe('a b cd');
    expect(printable('👩‍🚀!', 9)).toBe('👩‍🚀!');
    expect(printable('🂡🂡🂡', 2)).toBe('🂡🂡');
  });

  it('is never said for anybody', () => {
    expect(filled(alone(promise), 'do', {})).toEqual({});
    expect(moves(alone(promise), null, {})).toEqual([]);
    expect(whole(promise, '')).toBe('');
    expect(offered(promise)).toEqual([]);
  });
});

describe('what answers come to', () => {
  const notes: Note[] = [
    { cmd: 'take', where: {}, id: 'life' },
    { cmd: 'play', where: { card: 'beer' }, id: 'wasted' },
    { cmd: 'play', where: { card: 'bang', target: 2 }, id: 'hits' },
    { cmd: 'give', where: { cards: ['a', 'b'] }, id: 'both' },
  ];
  const ids = (found: Note[]) => found.map((note) => note.id);

  it('belongs to the verb, whatever is filled in', () => {
    expect(ids(prices(notes, 'take'))).toEqual(['life']);
    expect(ids(prices(notes, 'play'))).toEqual([]);
  });

  it('belongs to what is filled in', () => {
    expect(ids(notesFor(notes, ['play'], { card: 'beer' }))).toEqual(['wasted']);
    expect(ids(notesFor(notes, ['play'], { card: 'bang' }))).toEqual([]);
    expect(ids(notesFor(notes, ['play'], { card: 'bang', target: 2 }))).toEqual(['hits']);
    expect(ids(notesFor(notes, ['drop'], { card: 'beer' }))).toEqual([]);
    expect(ids(notesFor(notes, ['give'], { cards: ['b', 'a'] }))).toEqual(['both']);
    expect(ids(notesFor(notes, ['give'], { cards: ['a'] }))).toEqual([]);
  });
});
