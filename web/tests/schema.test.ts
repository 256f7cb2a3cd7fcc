import { describe, expect, it } from 'vitest';
import {
  chosen,
  complete,
  fieldsOf,
  presetOf,
  fit,
  oneForEach,
  startValues,
  toggled,
  trade,
  valuesAt,
  valueText,
  type Field,
} from '../src/room/schema';

const schema = {
  $ref: '#/$defs/Options',
  $defs: {
    Options: {
      type: 'object',
      properties: {
        first: {
          anyOf: [{ enum: ['random'] }, { type: 'integer', minimum: 0, maximum: 3 }],
          default: 'random',
        },
        memory: { type: 'boolean', default: true },
        layout: { enum: ['new_edition_2016', 'rulebook'], default: 'rulebook' },
        colors: {
          anyOf: [{ type: 'array', items: { enum: ['blue', 'green', 'red', 'yellow'] } }, { type: 'null' }],
          default: null,
        },
        cards: { anyOf: [{ $ref: '#/$defs/CardFile' }, { type: 'null' }], default: null },
        modules: {
          type: 'array',
          items: { enum: ['dodge', 'noon'] },
          uniqueItems: true,
          default: [],
        },
        rounds: { type: 'integer', minimum: 1, maximum: 99, default: 6 },
        lives: {
          anyOf: [{ type: 'integer', minimum: 3, maximum: 5 }, { type: 'null' }],
          default: null,
        },
        motto: { type: 'string', maxLength: 30, default: '' },
        odd: { type: 'object', properties: { x: { type: 'number' } }, default: {} },
      },
    },
    CardFile: { type: 'object', properties: { name: { type: 'string' }, text: { type: 'string' } } },
  },
};
const fields = fieldsOf(schema);
const field = (name: string) => fields.find((f) => f.name === name)!;
const isFirst = (f: Field) => f.name === 'first';

describe('fieldsOf', () => {
  it('asks each option as the kind its schema allows', () => {
    expect(Object.fromEntries(fields.map((f) => [f.name, f.kind]))).toEqual({
      first: 'choice',
      memory: 'switch',
      layout: 'choice',
      colors: 'each',
      cards: 'file',
      modules: 'some',
      rounds: 'number',
      lives: 'choice',
      motto: 'text',
    });
  });
  it('lists the values of a union', () =>
    expect(field('first')).toMatchObject({ values: ['random', 0, 1, 2, 3] }));
  it('puts what the game would do first', () => {
    expect(field('layout')).toMatchObject({ values: ['rulebook', 'new_edition_2016'] });
    expect(field('lives')).toMatchObject({ values: [null, 3, 4, 5] });
  });
  it('knows the bounds of numbers', () => expect(field('rounds')).toMatchObject({ low: 1, high: 99 }));
  it('reads a schema without references or defaults', () => {
    const plain = {
      type: 'object',
      properties: { a: { type: 'boolean' }, b: { const: 'x' }, c: { type: 'string' } },
    };
    expect(startValues(fieldsOf(plain))).toEqual({ a: false, b: 'x', c: '' });
  });
});

describe('options', () => {
  it('are sent only where somebody chose', () => {
    const options = { ...startValues(fields), memory: false, colors: ['red', 'blue'] };
    expect(chosen(fields, options)).toEqual({ memory: false, colors: ['red', 'blue'] });
    expect(chosen(fields, startValues(fields))).toEqual({});
  });
  it('unknown to the form survive', () =>
    expect(chosen(fields, { odd: { x: 1 } })).toEqual({ odd: { x: 1 } }));
  it('of a table are completed', () => {
    expect(complete(fields, { layout: 'new_edition_2016' })).toMatchObject({
      layout: 'new_edition_2016',
      memory: true,
    });
  });
  it('fit another number of seats', () => {
    const options = { first: 3, colors: ['red', 'blue', 'green'], layout: 'rulebook' };
    expect(fit(fields, options, 2, isFirst)).toMatchObject({ first: 'random', colors: ['red', 'blue'] });
    expect(fit(fields, options, 4, isFirst)).toMatchObject({
      first: 3,
      colors: ['red', 'blue', 'green', 'yellow'],
    });
    expect(fit(fields, { colors: null }, 2, isFirst)).toMatchObject({ colors: null });
  });
  it('offer only seats that there are', () => {
    const first = field('first') as Field & { kind: 'choice' };
    expect(valuesAt(first, 2, true)).toEqual(['random', 0, 1]);
    expect(valuesAt(first, 2, false)).toEqual(['random', 0, 1, 2, 3]);
  });
});

describe('lists', () => {
  it('give each seat one of its own', () =>
    expect(oneForEach(['red'], ['blue', 'red', 'green'], 3)).toEqual(['red', 'blue', 'green']));
  it('trade what another seat has', () => {
    expect(trade(['red', 'blue', 'green'], 0, 'blue')).toEqual(['blue', 'red', 'green']);
    expect(trade(['red', 'blue'], 0, 'green')).toEqual(['green', 'blue']);
  });
  it('keep the order of the schema', () => {
    expect(toggled(['noon'], 'dodge', ['dodge', 'noon'])).toEqual(['dodge', 'noon']);
    expect(toggled(['dodge', 'noon'], 'dodge', ['dodge', 'noon'])).toEqual(['noon']);
  });
});

describe('valueText', () => {
  const texts: Record<string, string> = {
    'option-first-random': 'Drawn',
    'option-first-seat': 'Seat',
    'option-layout-rulebook': 'Rulebook',
  };
  const words = {
    has: (id: string) => id in texts,
    say: (id: string, args: Record<string, unknown> = {}) => [texts[id], ...Object.values(args)].join(' '),
    value: (name: string, value: unknown) => `${name}:${value}`,
  };
  const own = { none: 'any', yes: 'yes', no: 'no' };
  it.each([
    ['first', 'random', 'Drawn'],
    ['first', 2, 'Seat 3'],
    ['layout', 'rulebook', 'Rulebook'],
    ['colors', 'red', 'color:red'],
    ['colors', null, 'any'],
    ['lives', 4, '4'],
    ['strict', true, 'yes'],
  ])('%s %s', (name, value, said) => expect(valueText(words, name, value, own)).toBe(said));
});

it('presets are told apart by what they say, not by what they leave as it is', () => {
  const fields = fieldsOf({
    type: 'object',
    properties: {
      big: { type: 'boolean', default: false },
      sets: { type: 'array', items: { enum: ['a', 'b'] }, uniqueItems: true, default: ['a'] },
    },
  });
  const presets = { small: {}, all: { big: true, sets: ['a', 'b'] } };
  expect(presetOf(fields, presets, { big: false, sets: ['a'] })).toBe('small');
  expect(presetOf(fields, presets, { big: true, sets: ['a', 'b'] })).toBe('all');
  expect(presetOf(fields, presets, { big: true, sets: ['a'] })).toBeNull();
});
