import { describe, expect, it } from 'vitest';
import { askedBlank, blanksFor, onCard, onPerson, type Making } from '../../src/games/bang/taps';
import {
  blanksOf,
  candidates,
  filled,
  isSome,
  meant,
  options,
  same,
  type Picks,
  type Say,
} from '../../src/table/sentences';

/** A choice as the table makes it, from sentences and picks alone. */
function making(says: Say[], picks: Picks = {}, verb: string | null = null): Making {
  const cmd = meant(says, verb, picks);
  const full = cmd === null ? picks : filled(says, cmd, picks);
  const blanks = blanksOf(candidates(says, cmd ?? verb, picks));
  const some = (blank: string) =>
    candidates(says, verb, {})
      .map((say) => say.blanks[blank])
      .find((fillings) => isSome(fillings));
  return {
    says,
    open: blanks.find((blank) => !(blank in full)) ?? null,
    begun: Object.keys(picks).length > 0 || verb !== null,
    picked: (blank) => blank in picks,
    is: (blank, value) =>
      blank in full &&
      (same(full[blank], value) ||
        (Array.isArray(full[blank]) && (full[blank] as unknown[]).includes(value))),
    can: (blank, value) =>
      some(blank) ? true : options(says, verb, picks, blank).some((one) => same(one, value)),
    could: (blank, value) => says.some((say) => candidates([say], null, { [blank]: value }).length > 0),
  };
}

const act: Say[] = [
  { cmd: 'play', blanks: { card: ['bang.2D', 'bang.5C.2'], target: [1, 3] } },
  { cmd: 'play', blanks: { card: ['panic.JH'], target: [1], what: ['hand', 'mustang.8H'] } },
  { cmd: 'play', blanks: { card: ['panic.JH'], target: [2], what: ['barrel.QS'] } },
  { cmd: 'play', blanks: { card: ['whisky.QH'], cost: ['bang.2D', 'bang.5C.2', 'panic.JH'] } },
  { cmd: 'end', blanks: {} },
];

describe('a card', () => {
  it('is played before it is paid with', () => {
    expect(blanksFor(act, 'bang.2D')).toEqual(['card', 'cost']);
    expect(onCard(making(act), 'bang.2D')).toEqual({ blank: 'card', state: 'lit' });
  });
  it('is the price where a price is asked for', () => {
    const paying = making(act, { card: 'whisky.QH' });
    expect(paying.open).toBe('cost');
    expect(onCard(paying, 'bang.2D')).toEqual({ blank: 'cost', state: 'lit' });
    expect(onCard(paying, 'whisky.QH')).toEqual({ blank: 'card', state: 'chosen' });
  });
  it('stays where another can be chosen instead, without being lit', () => {
    expect(onCard(making(act, { card: 'bang.2D' }), 'bang.5C.2')).toEqual({ blank: 'card', state: 'idle' });
  });
  it('that no sentence speaks of goes nowhere', () => {
    expect(onCard(making(act), 'missed.10C')).toBeNull();
    expect(askedBlank(making(act))).toBe('card');
  });
  it('in front of somebody lights only when something is done to it', () => {
    expect(onCard(making(act), 'barrel.QS')).toBeNull();
    expect(onCard(making(act, { card: 'panic.JH' }), 'barrel.QS')).toEqual({ blank: 'what', state: 'lit' });
    expect(onCard(making(act, { card: 'bang.2D' }), 'barrel.QS')).toMatchObject({ state: 'idle' });
  });
});

describe('a person', () => {
  it('is no target before a card is chosen', () => {
    expect(onPerson(making(act), 1)).toBeNull();
  });
  it('lights when the card can hit him', () => {
    expect(onPerson(making(act, { card: 'bang.2D' }), 3)).toEqual({ blank: 'target', state: 'lit' });
    expect(onPerson(making(act, { card: 'bang.2D' }), 2)).toBeNull();
    expect(onPerson(making(act, { card: 'panic.JH' }), 2)).toEqual({ blank: 'target', state: 'lit' });
  });
  it('is chosen by choosing his card', () => {
    const taking = making(act, { card: 'panic.JH', what: 'barrel.QS' });
    expect(onPerson(taking, 2)).toEqual({ blank: 'target', state: 'chosen' });
  });
  it('is a character where two play', () => {
    const two: Say[] = [{ cmd: 'put', blanks: { target: ['rose_doolan', 'lucky_duke'] } }];
    expect(onPerson(making(two), 'lucky_duke')).toEqual({ blank: 'target', state: 'lit' });
    expect(onPerson(making(two), 'el_gringo')).toBeNull();
  });
});

describe('an answer', () => {
  const shot: Say[] = [
    { cmd: 'miss', blanks: { card: ['missed.7S', 'bible.10H'] } },
    { cmd: 'barrel', blanks: { source: ['barrel.QS'] } },
    { cmd: 'take_hit', blanks: {} },
  ];
  it('is a card of the hand, one that lies there, or the barrel', () => {
    expect(onCard(making(shot), 'missed.7S')).toEqual({ blank: 'card', state: 'lit' });
    expect(onCard(making(shot), 'bible.10H')).toEqual({ blank: 'card', state: 'lit' });
    expect(onCard(making(shot), 'barrel.QS')).toEqual({ blank: 'source', state: 'lit' });
  });
  it('may take several cards', () => {
    const away: Say[] = [
      { cmd: 'throw_away', blanks: { cards: { some: ['bang.2D', 'beer.6H', 'jail.JS'], low: 2, high: 2 } } },
    ];
    expect(onCard(making(away), 'beer.6H')).toEqual({ blank: 'cards', state: 'lit' });
    expect(onCard(making(away, { cards: ['beer.6H'] }), 'beer.6H')).toEqual({
      blank: 'cards',
      state: 'chosen',
    });
  });
});
