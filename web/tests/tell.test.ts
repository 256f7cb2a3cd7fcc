import { expect, it, vi } from 'vitest';

vi.mock('../src/lib/text.svelte', () => ({
  text: { has: () => false, say: (id: string, args: unknown) => JSON.stringify([id, args]) },
}));

import { tell } from '../src/finished/tell';

it('says a number that is nothing, and none only where there is none', () => {
  const gt = { has: () => false, value: (_: string, value: unknown) => value, player: String };
  const line = { id: 'finished-edge', args: { more: 32, less: 0, why: '' } };
  expect(JSON.parse(tell(line, 'sheriff', gt as never, []))).toEqual([
    'finished-edge',
    { more: 32, less: 0, why: 'none' },
  ]);
});
