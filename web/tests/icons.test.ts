import { expect, test } from 'vitest';
import room from '../src/icons/room.json';
import { PICTURES } from '../src/room/modules';

const source = Object.values(
  import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }),
).join('\n');
const games = import.meta.glob<string>('../src/games/*/icons.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const tables = [...Object.values(games), JSON.stringify(room)];
const named = new Set(
  tables.flatMap((table) => table.match(/"[\w-]+"/g) ?? []).map((name) => name.slice(1, -1)),
);

test('every icon that is named is in a sprite', () => {
  const used = new Set(
    [...source.matchAll(/['"`](l-[a-z0-9-]+)['"`]|<Icon name="([a-z0-9-]+)"/g)].map((m) => m[1] ?? m[2]!),
  );
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !named.has(name))).toEqual([]);
});

test('the room carries no icon that nobody uses', () => {
  expect(room.icons.filter((name) => !new RegExp(`['"\`]${name}['"\`]`).test(source))).toEqual([]);
});

test('every part that can be switched on has a picture of its game', () => {
  for (const [game, pictures] of Object.entries(PICTURES)) {
    const own = games[`../src/games/${game}/icons.json`]! + JSON.stringify(room);
    expect(Object.values(pictures).filter((name) => !own.includes(`"${name}"`))).toEqual([]);
  }
});
