import { describe, expect, it } from 'vitest';
import { facts, ownerOf, places, seatFacts } from '../../src/games/generic/places';

const view = {
  game: 'any',
  seats: 2,
  asked: [],
  money: [5, 7],
  passed: [false, true],
  stacks: [1, 2, 3],
  current: 1,
  opened: null,
  places: {
    hideout: { A: [{ piece: 0 }], B: [] },
    slot: { '0': { '6': [{ piece: 3, face: 'x' }] }, '1': { '6': [] } },
    box: [],
  },
};

describe('any view', () => {
  it('has its places found', () => {
    expect(places(view).map((place) => place.path.join('/'))).toEqual([
      'hideout/A',
      'hideout/B',
      'slot/0/6',
      'slot/1/6',
      'box',
    ]);
  });

  it('says what the viewer knows of pieces that lie face down', () => {
    const memory = [
      { place: ['hideout', 'A'], pieces: [0, 9], seen: ['x', 'y'], missing: 1 },
      { place: ['slot', 0, 6], pieces: [3], seen: ['x'], missing: 0 },
    ];
    const found = places({ ...view, memory, known: [{ piece: 0, face: 'y' }] });
    expect(found[0]).toEqual({
      path: ['hideout', 'A'],
      pieces: [{ piece: 0, known: 'y' }],
      note: { seen: ['x', 'y'], missing: 1 },
    });
    expect(found[2]!.note).toBeUndefined(); // it lies open before him
  });

  it('says whose they are', () => {
    expect(places(view).map((place) => ownerOf(view, place))).toEqual([null, null, 0, 1, null]);
  });

  it('says what is known of a seat and of the table', () => {
    expect(seatFacts(view, 1)).toEqual([
      ['money', 7],
      ['passed', true],
    ]);
    expect(facts(view)).toEqual([['current', 1]]);
  });
});
