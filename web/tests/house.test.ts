import { describe, expect, it } from 'vitest';
import { gameIcon, hangUp, type GameFacts } from '../src/room/house';

const game = (id: string, minutes = 30): GameFacts => ({
  id,
  minutes,
  low: 2,
  high: 4,
  credits: { title: id, designers: [], artists: [], publisher: '', edition: {} },
});

describe('what the lobby hangs up', () => {
  it('keeps its order, with games it has no sign for at the end', () => {
    const found = hangUp([game('chess'), game('bang'), game('crooks')]).map(({ id }) => id);
    expect(found).toEqual(['crooks', 'bang', 'chess']);
    expect(gameIcon('chess')).toBe('l-table');
  });
});
