import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Bundle } from '../src/lib/fluent';
import { Texts, type Args, type Said } from '../src/lib/texts';

const here = import.meta.dirname;
const read = (path: string) => readFileSync(resolve(here, path), 'utf-8');
const fixture = JSON.parse(read('fixtures/texts.json'));
const names: string[] = fixture.names;

const textsOf = (lang: string, game = 'crooks', me: number | null = null) =>
  new Texts(
    new Bundle(lang, [
      read(`../../src/malina/text/${lang}.ftl`),
      read(`../../src/malina/games/${game}/text/${lang}.ftl`),
    ]),
    {},
    me,
  );

describe.each(['ru', 'en'])('%s: the page says what Python says', (lang) => {
  const texts = textsOf(lang);
  const said = fixture.texts[lang];

  test.each([
    ['0', 'seat'],
    ['None', 'seat'],
    ['all', 'all'],
  ] as const)('events as told to %s', (reader, as) => {
    expect(said.events[reader].length).toBeGreaterThan(50);
    const told = textsOf(lang, 'crooks', reader === '0' ? 0 : null);
    for (const [event, line] of said.events[reader]) expect(told.event(event, names, as)).toBe(line);
  });

  test('decisions, moves, refusals', () => {
    for (const [decision, line] of said.decisions) expect(texts.decision(decision, names)).toBe(line);
    for (const [asked, line] of said.waiting) expect(texts.waiting(asked, names)).toBe(line);
    for (const [move, line] of said.moves) expect(texts.move(move, names)).toBe(line);
    for (const [refused, line] of said.refusals) expect(texts.refusal(refused, names)).toBe(line);
  });

  test('what is told with a question', () => {
    const bang = textsOf(lang, 'bang');
    expect(said.asked.length).toBeGreaterThan(30);
    for (const [decision, lines] of said.asked) {
      const notes = (decision.notes as Said[]).map((note) => bang.note(note, decision.seat, names));
      expect([bang.cause(decision, names), bang.decision(decision, names), ...notes].join('\n')).toBe(lines);
    }
  });

  test('results', () => {
    for (const [result, lines] of said.results)
      expect(texts.resultLines(result, names).join('\n')).toBe(lines);
  });

  test('a long promise is said to its end', () => {
    const promise = 'я'.repeat(280);
    expect(texts.value('words', promise, names)).toBe(promise);
  });

  test('awkward arguments', () => {
    for (const [id, args, line] of said.messages) expect(texts.say(id, args, names), id).toBe(line);
    for (const [name, value, line] of said.values) expect(texts.value(name, value, names), name).toBe(line);
  });

  test('cards with signs, and persons who are no seats', () => {
    const bang = textsOf(lang, 'bang');
    expect(said.signed.length).toBeGreaterThan(5);
    for (const [event, line] of said.signed) expect(bang.event(event, names)).toBe(line);
  });

  test('a line is the sentence and what only its reader saw', () => {
    const mine = textsOf(lang, 'crooks', 0);
    const seen = said.events['0'].filter(([event]: [Args]) => mine.seenPart(event, names));
    expect(seen.length).toBeGreaterThan(3);
    for (const [event, line] of seen) expect(line.endsWith(mine.seenPart(event, names))).toBe(true);
  });
});

test("a host's own cards bring their names along", () => {
  const texts = new Texts(textsOf('en').bundle, { my_uncle: 'My uncle Bob' });
  expect(texts.value('crook', 'my_uncle')).toBe('My uncle Bob');
  expect(texts.value('crook', 'fence')).toBe('The Fence');
});

test('a missing message is an error in tests', () => {
  expect(() => textsOf('en').say('no-such-message')).toThrow('no message no-such-message in en');
});
