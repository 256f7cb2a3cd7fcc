import { expect, it } from 'vitest';
import { columns } from '../src/room/house';

it('hangs up to six games in one row, and never one alone in the next', () => {
  expect([2, 5, 6, 7, 8].map(columns)).toEqual([5, 5, 6, 5, 6]);
});
