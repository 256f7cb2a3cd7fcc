import { describe, expect, it } from 'vitest';
import { edge } from '../../src/games/sheriff/finished';
import { fateOf, ledger } from '../../src/games/sheriff/ledger';
import type { Passage } from '../../src/games/sheriff/types';

const passage = (part: Partial<Passage>): Passage => ({
  round: 1,
  seat: 0,
  good: 'bread',
  number: 3,
  outcome: 'passed',
  truthful: true,
  contraband: 0,
  bribe: 0,
  ...part,
});

describe('the ledger of the bags', () => {
  it('has a row for each round and a place for each seat', () => {
    const rows = ledger([passage({ seat: 1 }), passage({ round: 2, seat: 0 })], 3);
    expect(rows.map((row) => row.map((one) => one !== null))).toEqual([
      [false, true, false],
      [true, false, false],
    ]);
    expect(ledger([], 3)).toEqual([]);
  });

  it('tells lies from the truth', () => {
    expect(fateOf(passage({}))).toBe('true');
    expect(fateOf(passage({ truthful: null }))).toBe('true');
    expect(fateOf(passage({ truthful: false }))).toBe('smuggled');
    expect(fateOf(passage({ outcome: 'opened' }))).toBe('vain');
    expect(fateOf(passage({ outcome: 'opened', truthful: false }))).toBe('caught');
  });
});

describe('the story', () => {
  const row = (seat: number, part: object) => ({
    seat,
    points: 0,
    legal: 10,
    contraband: 0,
    gold: 20,
    crowns: 0,
    black_market: 0,
    orders: 0,
    legal_cards: 4,
    ...part,
  });
  const result = (winners: number[], ...players: object[]) => ({
    winners,
    points: players.map((one) => (one as { points: number }).points),
    breakdown: { players, crowns: [] },
  });

  it('names what the winner was ahead by', () => {
    const told = edge(
      result([0], row(0, { points: 60, contraband: 30 }), row(1, { points: 35, crowns: 5 })) as never,
    );
    expect(told).toEqual([{ id: 'finished-sheriff-edge', args: { kind: 'contraband', more: 30, less: 0 } }]);
  });

  it('says how a tie was broken, and nothing of a shared victory', () => {
    const tie = edge(result([0], row(0, { points: 40, legal_cards: 6 }), row(1, { points: 40 })) as never);
    expect(tie).toEqual([{ id: 'finished-sheriff-tie', args: { more: 6, less: 4 } }]);
    expect(edge(result([0, 1], row(0, {}), row(1, {})) as never)).toEqual([]);
  });
});
