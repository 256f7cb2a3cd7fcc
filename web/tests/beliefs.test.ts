import { describe, expect, it } from 'vitest';
import { percent, things } from '../src/finished/beliefs';
import type { GameText } from '../src/lib/text.svelte';

const gt = {
  player: (seat: number, names: string[]) => names[seat],
  value: (kind: string, id: string) => `${kind} ${id}`,
} as unknown as GameText;
const names = ['Anna', 'Boris', 'Clara'];
const place = ({ path }: { path: string[] }, owner: number | null) => `${owner} ${path.join('/')}`;
const view = {
  seats: 2,
  places: { slot: { '0': { '6': [{ piece: 4 }] }, '1': { '6': [{ piece: 2 }, { piece: 3 }] } } },
};
const at = { step: 3, seat: 1, why: {}, weighed: [], made: null };

describe('what a bot thought', () => {
  it('names people, the likeliest first, and marks the truth', () => {
    const chances = { roles: { '0': { renegade: 0.3, outlaw: 0.7 }, '2': { outlaw: 1, renegade: 0 } } };
    const truth = { roles: { '0': 'renegade', '2': 'outlaw' } };
    const why = { roles: { '0': [2, 3], '2': [] } };
    const found = things({ ...at, chances, truth, why }, view, gt, names, place);
    expect(found.map(({ name }) => name)).toEqual(['Anna', 'Clara']);
    expect(found.map(({ why }) => why)).toEqual([[2, 3], []]);
    expect(found[0]!.odds).toEqual([
      { label: 'outlaw', name: 'role outlaw', chance: 0.7, true: false },
      { label: 'renegade', name: 'role renegade', chance: 0.3, true: true },
    ]);
    expect(found[1]!.odds.map(({ label }) => label)).toEqual(['outlaw']);
  });

  it('shows the truth however unlikely, and the rest as one', () => {
    const odds = { a: 0.3, b: 0.2, c: 0.2, d: 0.1, e: 0.1, f: 0.1, g: 0 };
    const [thing] = things(
      { ...at, chances: { pieces: { '4': odds } }, truth: { pieces: { '4': 'g' } } },
      view,
      gt,
      names,
      place,
    );
    expect(thing!.name).toBe('0 slot/0/6');
    expect(thing!.odds.map(({ label }) => label)).toEqual(['a', 'b', 'c', 'd', 'g', '']);
    expect(thing!.odds.at(-1)!.chance).toBeCloseTo(0.2);
    expect(thing!.odds.find(({ label }) => label === 'g')!.true).toBe(true);
  });

  it('tells of cards that cannot be told apart once, and of all of them in their order', () => {
    const same = { a: 0.5, b: 0.5 };
    const found = things(
      {
        ...at,
        chances: { pieces: { '2': same, '3': same, '4': same } },
        truth: { pieces: { '2': 'a', '3': 'b', '4': 'a' } },
      },
      view,
      gt,
      names,
      place,
    );
    expect(found.map(({ name, count }) => [name, count])).toEqual([
      ['0 slot/0/6', 1],
      ['1 slot/1/6', 2],
    ]);
    expect(found[1]!.odds.every((odd) => odd.true)).toBe(true);
  });
});

it('says of what the bot hardly believed that it is less than one in a hundred', () => {
  expect([0, 0.004, 0.006, 0.5].map((chance) => percent(chance, 'en'))).toEqual(['<1%', '<1%', '1%', '50%']);
});
