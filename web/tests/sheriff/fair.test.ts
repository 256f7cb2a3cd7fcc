import { describe, expect, it } from 'vitest';
import {
  cards,
  clockwise,
  having,
  minus,
  many,
  outbidding,
  signed,
  sums,
  unpacked,
} from '../../src/games/sheriff/fair';
import { chosen } from '../../src/games/sheriff/picking';

describe('the fair', () => {
  it('seats everybody from my left on', () => {
    expect(clockwise(4, 1)).toEqual([2, 3, 0]);
    expect(clockwise(3, null)).toEqual([0, 1, 2]);
  });

  it('counts goods and forgets those of which there are none', () => {
    const some = having(having([], 'bread', 2), 'silk', 1);
    expect(many(some, 'bread')).toBe(2);
    expect(cards(some)).toBe(3);
    expect(having(some, 'bread', 0)).toEqual([['silk', 1]]);
  });

  it('writes a minus that is one', () => {
    expect([signed(3), signed(0), signed(-4)]).toEqual(['+3', '0', '−4']);
    expect([minus(3), minus(0), minus(-4)]).toEqual(['3', '0', '−4']);
  });

  it('empties a bag: what was declared first, the dearest of the rest last', () => {
    const value: Record<string, number> = { cheese: 3, silk: 8, bread: 3, crossbow: 9 };
    const bag: [string, number][] = [
      ['crossbow', 1],
      ['cheese', 2],
      ['silk', 1],
    ];
    expect(unpacked(bag, 'cheese', (good) => value[good]!)).toEqual(['cheese', 'cheese', 'silk', 'crossbow']);
  });

  it('offers about a third of the stake, and never more than there is', () => {
    expect(sums(12, 50)).toEqual([3, 4, 6]);
    expect(sums(12, 3)).toEqual([3]);
    expect(sums(0, 50)).toEqual([1, 2, 4]);
  });

  it('outbids by about half of the stake, by a coin at least, as far as there is gold', () => {
    expect(outbidding(3, 11, 50)).toBe(5);
    expect(outbidding(7, 11, 50)).toBe(8);
    expect(outbidding(3, 11, 4)).toBe(4);
    expect(outbidding(4, 11, 4)).toBe(0);
  });

  it('marks the first so many cards of a good', () => {
    const hand = [
      { piece: 5, face: 'bread' },
      { piece: 6, face: 'bread' },
      { piece: 7, face: 'silk' },
    ];
    expect([...chosen(hand, [['bread', 1]])]).toEqual([5]);
    expect(
      [
        ...chosen(hand, [
          ['bread', 2],
          ['silk', 1],
        ]),
      ].length,
    ).toBe(3);
  });
});
