import { describe, expect, it } from 'vitest';
import type { Result } from '../../src/finished/story';
import { sides, type Fate } from '../../src/games/bang/fates';
import type { BangView } from '../../src/games/bang/types';

type Player = [role: string, won: boolean, life: number];

/** A game that has ended so; whoever has no life left is out. */
function ended(how: string, ...players: Player[]): { result: Result; view: BangView } {
  const rows = players.map(([role, won, life], seat) => ({ seat, role, alive: life > 0, won }));
  const view = {
    seats: players.length,
    owner: players.map((_, seat) => seat),
    ring: rows.filter(({ alive }) => alive).map(({ seat }) => seat),
    life: players.map(([, , life]) => life),
    ghost: players.map(() => false),
    character: players.map((_, seat) => `character_${seat}`),
  };
  const winners = rows.filter(({ won }) => won).map(({ seat }) => seat);
  const points = rows.map(({ won }) => Number(won));
  return {
    result: { winners, points, breakdown: { how, players: rows } },
    view: view as unknown as BangView,
  };
}

const out = (step: number, seat: number | string, by: number | string | null, why = 'bang') => ({
  step,
  event: { event: 'eliminated', seat, by, why },
});
const none = { marks: [], turns: [1] };
const seats = (fates: Fate[]) => fates.map(({ seat }) => seat);
const grouped = ({ result, view }: ReturnType<typeof ended>, record: Parameters<typeof sides>[2] = none) =>
  sides(result, view, record).map(({ side, won, fates }) => [side, won, seats(fates)]);

describe('who was who', () => {
  it('stands by sides, the winners first', () => {
    const game = ended(
      'outlaws',
      ['deputy', false, 2],
      ['outlaw', true, 0],
      ['renegade', false, 0],
      ['sheriff', false, 0],
      ['outlaw', true, 1],
    );
    expect(grouped(game, { marks: [out(9, 1, 3)], turns: [1] })).toEqual([
      ['outlaws', true, [4, 1]],
      ['law', false, [3, 0]],
      ['renegade', false, [2]],
    ]);
  });

  it('two Renegades do not share a victory', () => {
    const law: Player[] = [
      ['sheriff', false, 0],
      ['deputy', false, 0],
    ];
    const game = ended('renegade', ...law, ['renegade', false, 0], ['renegade', true, 3]);
    expect(grouped(game)).toEqual([
      ['renegade', true, [3]],
      ['law', false, [0, 1]],
      ['renegade', false, [2]],
    ]);
  });

  it('knows no sides where everybody is on his own', () => {
    const three: Player[] = [
      ['deputy', false, 0],
      ['outlaw', false, 2],
      ['renegade', true, 1],
    ];
    expect(grouped(ended('renegade', ...three))).toEqual([['', false, [2, 0, 1]]]);
    const show = ended('survivor', ['sheriff', false, 0], ['deputy', true, 1], ['deputy', false, 0]);
    expect(grouped(show)).toEqual([['', false, [1, 0, 2]]]);
  });

  it('says when and by whom somebody fell, the last time', () => {
    const { result, view } = ended('law', ['sheriff', true, 4], ['outlaw', false, 0], ['outlaw', false, 0]);
    const marks = [
      { step: 2, event: { event: 'wounded', seat: 1 } },
      out(3, 1, 0),
      out(9, 1, 0, 'duel'),
      out(12, 2, null, 'dynamite'),
    ];
    const [, outlaws] = sides(result, view, { marks, turns: [1, 5, 8, 11] });
    expect(outlaws!.fates.map(({ ends }) => ends[0]!.blow)).toEqual([
      { step: 12, turn: 4, by: null, why: 'dynamite' },
      { step: 9, turn: 3, by: 0, why: 'duel' },
    ]);
  });

  it('blames nobody who did it to himself', () => {
    const { result, view } = ended('law', ['sheriff', true, 4], ['outlaw', false, 0], ['outlaw', false, 0]);
    const [, outlaws] = sides(result, view, { marks: [out(3, 1, 1, 'duel')], turns: [1] });
    expect(outlaws!.fates[1]!.ends[0]!.blow).toMatchObject({ by: null, why: 'duel' });
  });

  it('tells ghosts and those who left from the dead', () => {
    const { result, view } = ended('law', ['sheriff', true, 4], ['deputy', true, 3], ['outlaw', false, 0]);
    const after = { ...view, ring: [0, 2], ghost: [false, false, true] };
    const found = sides(result, after, none).flatMap(({ fates }) => fates.map(({ ends }) => ends[0]!.state));
    expect(found).toEqual(['alive', 'left', 'ghost']);
  });

  it('two players have two characters each and no role', () => {
    const { result, view } = ended('duel', ['', false, 0], ['', true, 2]);
    const pairs = {
      ...view,
      owner: [0, 0, 1, 1],
      ring: [3],
      life: [0, 0, 0, 2],
      character: ['suzy', 'jourdonnais', 'willy', 'paul'],
    };
    const record = { marks: [out(4, 'suzy', 'paul'), out(7, 'willy', 'suzy')], turns: [1, 6] };
    const [all, ...more] = sides(result, pairs, record);
    expect(more).toEqual([]);
    expect(seats(all!.fates)).toEqual([1, 0]);
    expect(all!.fates[0]!.ends).toEqual([
      { person: 2, state: 'out', blow: { step: 7, turn: 2, by: 'suzy', why: 'bang' } },
      { person: 3, state: 'alive', blow: null },
    ]);
    expect(all!.fates[1]!.ends[0]!.blow).toMatchObject({ step: 4, by: 'paul' });
  });
});
