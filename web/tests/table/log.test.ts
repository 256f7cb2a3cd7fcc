import { describe, expect, it } from 'vitest';
import type { Extras } from '../../src/games';
import { between, lines, mine, turns, type Told } from '../../src/table/log';

const gt = {
  has: (id: string) => id === 'action-spy-text',
  event: (event: Told) => `${event.event} by ${event.seat}${event.found ? ' You saw: it.' : ''}`,
  seenPart: (event: Told) => (event.found ? 'You saw: it.' : ''),
} as never;
const names = ['Ann', 'Bob'];
const extras: Extras = { starts: (event) => event.event === 'search' };
const reading = { gt, names, extras };

const events: Told[] = [
  { event: 'start' },
  { event: 'search', seat: 0 },
  { event: 'hire', seat: 0 },
  { event: 'search', seat: 1 },
  { event: 'kill', seat: 1, victim: 0 },
  { event: 'search', seat: 1 },
];

describe('the log in turns', () => {
  it('begins a turn where the game says so, and numbers it', () => {
    const found = turns(events, reading);
    expect(found.map((turn) => [turn.seat, turn.number, turn.lines.length])).toEqual([
      [null, null, 1],
      [0, 1, 2],
      [1, 2, 2],
      [1, 3, 1],
    ]);
  });

  it('gives the dealing to nobody, even if it begins with somebody', () => {
    const found = turns([{ event: 'dealt', seat: 0 }, ...events.slice(1)], reading);
    expect(found.slice(0, 2).map((turn) => [turn.seat, turn.number])).toEqual([
      [null, null],
      [0, 1],
    ]);
  });

  it('without the game’s help begins one where somebody else acts', () => {
    const found = turns(events, { gt, names, extras: {} });
    expect(found.map((turn) => [turn.seat, turn.number])).toEqual([
      [null, null],
      [0, null],
      [1, null],
    ]);
  });

  it('keeps what I alone saw apart', () => {
    expect(lines({ event: 'spy', seat: 0, found: ['x'] }, 7, reading)).toEqual([
      { n: 7, text: 'spy by 0', secret: false, icon: undefined, anchor: undefined },
      { n: 7, text: 'You saw: it.', secret: true, anchor: undefined },
    ]);
  });

  it('leads to what explains a word of it', () => {
    expect(lines({ event: 'act', action: 'spy' }, 0, reading)[0]!.anchor).toBe('action-spy');
    const own: Extras = { anchor: () => 'turn', icon: (name, value) => `${name}:${value}` };
    expect(lines({ event: 'act', action: 'spy' }, 0, { gt, names, extras: own })[0]).toMatchObject({
      anchor: 'turn',
      icon: 'event:act',
    });
  });

  it('has asides where they happened, the last at the end', () => {
    const said = (n: number, mine = false) => ({ n, text: `aside ${n}`, secret: false, mine });
    const asides = [said(0), said(3), said(4, true), said(99)];
    const found = turns(events, reading, asides);
    expect(found.map((turn) => turn.lines.map((line) => line.text.replace(/ by .*/, '')))).toEqual([
      ['aside 0', 'start'],
      ['search', 'hire', 'aside 3'],
      ['search', 'aside 4', 'kill'],
      ['search', 'aside 99'],
    ]);
    expect(
      mine(found, events, 0)
        .at(-1)!
        .lines.map((line) => line.text),
    ).toEqual(['aside 4', 'kill by 1']);
  });

  it('shows me what concerns me', () => {
    const found = mine(turns(events, reading), events, 0);
    expect(found.map((turn) => turn.lines.map((line) => line.n))).toEqual([[0], [1, 2], [4]]);
  });
});

describe('between whom something happened', () => {
  it.each([
    [{ seat: 2, by: 1 }, [1, 2]],
    [{ seat: 2, by: 2 }, [2]],
    [{ seat: 0, victim: 3 }, [0, 3]],
    [{ seat: 4 }, []], // nobody's seat: who plays against all
    [{ seat: 'willy' as never }, []],
    [{}, []],
  ])('%o', (event, seats) => expect(between({ event: 'any', ...event }, 4)).toEqual(seats));
});
