import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { aloud, signOf } from '../../src/games/bang/faces';
import { Bundle } from '../../src/lib/fluent';
import { Texts } from '../../src/lib/texts';

const read = (path: string) => readFileSync(path, 'utf-8');

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SAID = {
  en: [
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'jack',
    'queen',
    'king',
    'ace',
  ],
  ru: [
    ...['двойка', 'тройка', 'четвёрка', 'пятёрка', 'шестёрка', 'семёрка', 'восьмёрка', 'девятка', 'десятка'],
    ...['валет', 'дама', 'король', 'туз'],
  ],
};
const SUITS = {
  en: { H: 'of hearts', D: 'of diamonds', C: 'of clubs', S: 'of spades' },
  ru: { H: 'червей', D: 'бубен', C: 'треф', S: 'пик' },
};
const PRINTED = {
  en: RANKS,
  ru: [...RANKS.slice(0, 9), 'В', 'Д', 'К', 'Т'],
};

describe.each(['ru', 'en'] as const)('%s: every card by its own rank and suit', (lang) => {
  const page = new Texts(new Bundle(lang, [read(`src/text/${lang}/bang.ftl`)]));
  const game = new Texts(
    new Bundle(
      lang,
      ['', 'games/bang/'].map((of) => read(`../src/malina/${of}text/${lang}.ftl`)),
    ),
  );

  test.each(RANKS.map((rank, i) => [rank, i] as const))('%s', (rank, i) => {
    for (const [suit, word] of Object.entries(SUITS[lang])) {
      const face = `beer.${rank}${suit}`;
      expect(page.say('bang-card', { name: '*', ...aloud(signOf(face)!) })).toBe(
        `*, ${SAID[lang][i]} ${word}`,
      );
      expect(game.value('card', face)).toMatch(new RegExp(`\\s${PRINTED[lang][i]}\\D$`));
    }
  });
});
