import { expect, test } from 'vitest';
import { since, weightiest } from '../../src/table/recap.svelte';

const turn = (seat: number) => ({ event: 'turn', seat });
const deed = (seat: number) => ({ event: 'played', seat });
const starts = ({ event }: { event: string }) => event === 'turn';

test('what others did between two turns of mine', () => {
  const events = [turn(0), deed(0), turn(1), deed(1), turn(2), deed(2), turn(0)];
  expect(since(events, 0, { starts })).toEqual({ turn: 6, from: 2, to: 6 });
});

test('before the second turn there is nothing to tell', () => {
  expect(since([turn(1), deed(1), turn(0)], 0, { starts })).toBeNull();
});

test('where nobody tells that my turn begins, what others did since I last played', () => {
  const deeds = new Set(['played']);
  const events = [turn(0), deed(0), { event: 'hit', seat: 0 }, deed(1)];
  const told = { turn: 1, from: 2, to: 4 };
  expect(since(events, 0, { starts, deeds })).toEqual(told);
  expect(since([...events, deed(0)], 0, { starts, deeds })).toEqual(told); // in the middle of this one
  expect(since(events, 2, { starts, deeds })).toBeNull();
});

test('the five that matter, in their order; of equals the later ones', () => {
  const weights = [1, 3, 0, 1, 2, 1, 1];
  expect(weightiest([0, 1, 2, 3, 4, 5, 6], (n) => weights[n]!)).toEqual([1, 3, 4, 5, 6]);
});
