import { expect, test } from 'vitest';
import { checks, raidAt } from '../../src/games/lockup/story';
import { hiddenTokens, trackOf } from '../../src/games/lockup/truth';
import type { Told } from '../../src/games/lockup/types';

const NIGHT: Told[] = [
  { event: 'round', round: 2 },
  { event: 'roll_call', round: 2 },
  { event: 'opened', seat: 'guards', location: 'smithy', tokens: ['guard_blue_2'] },
  { event: 'lights_out', round: 2 },
  { event: 'nobody_there', location: 'sewers', suspicion: 2 },
  { event: 'opened', seat: 1, location: 'smithy', tokens: ['gnolls_crew_2'] },
  {
    event: 'ranked',
    location: 'smithy',
    ranks: [
      [0, 5],
      [1, 2],
    ],
    tokens: ['goblins_crew_5', 'gnolls_crew_2'],
  },
  { event: 'suspected', seat: 0, count: 1, location: 'smithy' },
  { event: 'gained', seat: 0, cubes: [['iron', 2]] },
  { event: 'crafted', seat: 0, item: 'shiv', stars: 5 },
  { event: 'to_library', seat: 1, location: 'smithy' },
  { event: 'patrol', round: 2 },
  { event: 'advance', seat: 0, goal: 'adv_items', stars: 6 },
  { event: 'raid', ranks: [[0, 5]], counts: [1, 0] },
];

test('a check gathers what was told of its room, and nothing of Roll Call', () => {
  const [empty, smithy, ...rest] = checks(NIGHT);
  expect(rest).toEqual([]);
  expect(empty).toMatchObject({ location: 'sewers', ranks: [], stays: 2 });
  expect(smithy).toMatchObject({
    location: 'smithy',
    turned: ['gnolls_crew_2'],
    suspect: { who: 0, count: 1 },
    library: [1],
  });
  expect(smithy?.gains.map(({ event }) => event)).toEqual(['gained', 'crafted']);
});

test('a check is told as far as the log is read', () => {
  expect(checks(NIGHT, 7).at(-1)).toMatchObject({ location: 'smithy', suspect: null, gains: [] });
});

test('another night begins anew', () => {
  expect(checks([...NIGHT, { event: 'lights_out', round: 3 }])).toEqual([]);
});

test('a raid tells the cubes of all, and what was lost', () => {
  const raid = raidAt(NIGHT, NIGHT.length - 1);
  expect(raid.counts).toEqual([1, 0]);
  expect(raid.lost.get(0)).toBe(5);
});

test('what lay face down is known by round and room, with what became of it', () => {
  expect(hiddenTokens(NIGHT)).toEqual([
    { round: 2, seat: 1, location: 'smithy', tokens: ['gnolls_crew_2'], library: true },
  ]);
});

test('the stars of the track add up', () => {
  const track = trackOf(NIGHT, 0, 16);
  expect(track).toEqual({ start: 10, items: 5, advance: 6, raids: -5 });
});
