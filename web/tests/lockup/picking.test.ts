import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import { FakeTable } from '../table/fake.svelte';

vi.mock('../../src/lib/text.svelte.ts', () => ({ text: { game: () => null } }));
const { Choice } = await import('../../src/table/choice.svelte');
const { add, keep, mayAdd, picked } = await import('../../src/games/lockup/picking');

function swapping(...kinds: string[]) {
  const cubes = (total: number) => ({
    each: kinds.map((kind) => [kind, { low: 1, high: 3 }]),
    low: 0,
    high: kinds.length,
    total: [total, total],
  });
  const says = [1, 2].map((total) => ({ cmd: 'swap', blanks: { cubes: cubes(total) as never } }));
  const choice = new Choice(new FakeTable(...says).source, () => ({ has: () => true }) as never);
  flushSync();
  return choice;
}

it('takes two of a kind, and no third', () => {
  const choice = swapping('scrap', 'iron');
  add(choice, 'cubes', 'scrap');
  add(choice, 'cubes', 'scrap');
  expect(picked(choice, 'cubes')).toEqual([['scrap', 2]]);
  expect(mayAdd(choice, 'cubes', 'scrap')).toBe(false);
  keep(choice, 'cubes', 'scrap', 0);
  expect(picked(choice, 'cubes')).toEqual([]);
  choice.destroy();
});

it('takes another kind instead of what would be too many', () => {
  const choice = swapping('scrap', 'iron');
  for (const kind of ['scrap', 'scrap', 'iron']) add(choice, 'cubes', kind);
  expect(picked(choice, 'cubes')).toEqual([
    ['scrap', 1],
    ['iron', 1],
  ]);
  choice.destroy();
});
