import { describe, expect, it } from 'vitest';
import { byDigit, onKey, type Deeds } from '../../src/table/keys';
import { journeys, lay } from '../../src/table/lay';
import { nearest } from '../../src/table/roving';

const view = (hideout: object[], slot: object[], box: object[] = []) => ({
  places: { hideout: { A: hideout }, slot: { 0: { 6: slot } }, box },
});

describe('what has moved between two views', () => {
  it('knows where everything lies', () => {
    const found = lay(view([{ piece: 1 }], [{ piece: 2, face: 'fence' }]));
    expect(found.get('1')).toEqual({ place: 'hideout/A', known: false });
    expect(found.get('2')).toEqual({ place: 'slot/0/6', known: true });
    expect(lay(null).size).toBe(0);
  });

  it('sees a piece travel, turned up or not', () => {
    const before = lay(view([{ piece: 1 }, { piece: 2 }], []));
    expect(journeys(before, lay(view([{ piece: 2 }], [{ piece: 1 }])))).toEqual([
      { piece: '1', from: 'hideout/A', to: 'slot/0/6', moved: true, turned: false },
    ]);
    expect(journeys(before, lay(view([{ piece: 2 }], [{ piece: 1, face: 'fence' }])))[0]!.turned).toBe(true);
  });

  it('sees a piece turn where it lies, but not one that is covered again', () => {
    const down = lay(view([], [{ piece: 1 }]));
    const up = lay(view([], [{ piece: 1, face: 'fence' }]));
    expect(journeys(down, up)).toEqual([
      { piece: '1', from: 'slot/0/6', to: 'slot/0/6', moved: false, turned: true },
    ]);
    expect(journeys(up, down)).toEqual([]);
    expect(journeys(up, up)).toEqual([]);
  });

  it('makes nothing of pieces that were not there', () => {
    expect(journeys(lay(view([], [])), lay(view([{ piece: 5 }], [])))).toEqual([]);
  });

  it('does not mind the order in a pile', () => {
    const one = lay(view([{ piece: 1 }, { piece: 2 }], []));
    expect(journeys(one, lay(view([{ piece: 2 }, { piece: 1 }], [])))).toEqual([]);
  });
});

describe('arrows in a group', () => {
  const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 50, y: y * 60 })));

  it('go to the neighbour in their direction', () => {
    expect(nearest(grid[4]!, grid, [1, 0])).toBe(5);
    expect(nearest(grid[4]!, grid, [-1, 0])).toBe(3);
    expect(nearest(grid[4]!, grid, [0, -1])).toBe(1);
    expect(nearest(grid[4]!, grid, [0, 1])).toBe(7);
  });

  it('find nothing beyond the edge', () => {
    expect(nearest(grid[2]!, grid, [1, 0])).toBe(-1);
  });
});

describe('keys', () => {
  it('mean the number on a thing, or its place in the row', () => {
    expect(byDigit([2, 3, 4, null], 3)).toBe(3);
    expect(byDigit([2, 3, 4], 9)).toBeUndefined();
    expect(byDigit(['A', 'B'], 2)).toBe('B');
  });

  const pressed = (init: object, inside: string[] = []) => {
    const done: string[] = [];
    const deeds = new Proxy({} as Deeds, { get: (_, name) => () => (done.push(String(name)), true) });
    const target = {
      closest: (selector: string) => (inside.some((one) => selector.includes(one)) ? {} : null),
    };
    onKey({ target, preventDefault: () => {}, ...init } as unknown as KeyboardEvent, deeds);
    return done;
  };

  it('work in every layout', () => {
    expect(pressed({ key: 'д', code: 'KeyL' })).toEqual(['lastLine']);
    expect(pressed({ key: '?', code: 'Digit7', shiftKey: true })).toEqual(['rules']);
    expect(pressed({ key: '3', code: 'Digit3' })).toEqual(['digit']);
  });

  it('leave those alone who write, and the browser its own', () => {
    expect(pressed({ key: 'l', code: 'KeyL' }, ['input'])).toEqual([]);
    expect(pressed({ key: 'l', code: 'KeyL', ctrlKey: true })).toEqual([]);
  });

  it('say yes where nothing else is pressed', () => {
    expect(pressed({ key: 'Enter', code: 'Enter' })).toEqual(['confirm']);
    expect(pressed({ key: 'Enter', code: 'Enter' }, ['button'])).toEqual([]);
    expect(pressed({ key: 'Enter', code: 'Enter' }, ['button', '.sel'])).toEqual(['confirm']);
  });
});
