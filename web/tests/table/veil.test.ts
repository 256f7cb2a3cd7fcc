import { describe, expect, it } from 'vitest';
import { veil } from '../../src/table/veil';

describe('my cards, hidden', () => {
  it('turns down what only I see and forgets my notes', () => {
    const view = {
      money: [1],
      memory: [{ place: ['hideout', 'A'] }],
      known: [{ piece: 3, face: 'z' }],
      places: {
        box: [{ piece: 1, face: 'x', public: true }],
        hand: { 0: [{ piece: 2, face: 'y', public: false }, { piece: 3 }] },
      },
    };
    expect(veil(view)).toEqual({
      money: [1],
      memory: [],
      known: [],
      places: { box: [{ piece: 1, face: 'x', public: true }], hand: { 0: [{ piece: 2 }, { piece: 3 }] } },
    });
    expect(view.places.hand[0][0]!.face).toBe('y');
  });
});
