import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { cardEntries } from '../src/guide/cards';
import { read } from '../src/guide/markdown';
import { marked, search, stem } from '../src/guide/search';
import { Bundle } from '../src/lib/fluent';
import { Texts } from '../src/lib/texts';

const link = (anchor: string) => `guide/crooks#${anchor}`;

describe('search', () => {
  const entries = [
    { title: 'Убийца', text: 'Убирает всех Аферистов одного игрока с того Задания.' },
    { title: 'Кто победил', text: 'Тот, у кого больше очков. Ещё учитываются деньги.' },
    { title: 'Лицом вниз', text: 'Карту знаете только вы, убийцы её не видят.' },
  ];
  const titles = (query: string) => search(entries, query).map(({ entry }) => entry.title);

  it('finds a word in any form', () => {
    expect(titles('убийцу')).toEqual(['Убийца', 'Лицом вниз']);
    expect(titles('деньги')).toEqual(['Кто победил']);
  });

  it('does not care about ё, case and half-typed words', () => {
    expect(titles('ЕЩЕ')).toEqual(['Кто победил']);
    expect(titles('ещё')).toEqual(['Кто победил']);
    expect(titles('афер')).toEqual(['Убийца']);
  });

  it('wants all words, and likes them in the title', () => {
    expect(titles('убийца карту')).toEqual(['Лицом вниз']);
    expect(titles('убийца банан')).toEqual([]);
    expect(titles('  ')).toEqual([]);
  });

  it('cuts endings, not roots', () => {
    expect(stem('убийцами')).toBe(stem('убийца'));
    expect(stem('притонов')).toBe(stem('притон'));
    expect(stem('заданию')).toBe(stem('задание'));
    expect(stem('hideouts')).toBe(stem('hideout'));
    expect(stem('spies')).toBe(stem('spy'));
    expect(stem('placing')).toBe(stem('placed'));
    expect(stem('вор')).toBe('вор');
  });

  it('marks what was found', () => {
    expect(marked('Ещё Убийцы.', 'убийца еще')).toEqual([
      { text: 'Ещё', hit: true },
      { text: ' ', hit: false },
      { text: 'Убийцы', hit: true },
      { text: '.', hit: false },
    ]);
  });
});

describe('guide', () => {
  it('splits at headings with anchors and links inside', () => {
    const guide = read(
      '# Name\n\nIntro.\n\n## One {#one}\n\nGo [there](#two).\n\n- a **b**\n- c\n\n## Two {#two}\n\n1 < 2',
      link,
    );
    expect(guide.title).toBe('Name');
    expect(guide.intro).toContain('Intro.');
    expect(guide.sections.map(({ anchor, title }) => [anchor, title])).toEqual([
      ['one', 'One'],
      ['two', 'Two'],
    ]);
    expect(guide.sections[0]!.html).toContain('<a href="guide/crooks#two" data-anchor="two">there</a>');
    expect(guide.sections[0]!.passages).toEqual(['Go there.', 'a b', 'c']);
  });

  it('lets no HTML through', () => {
    const { sections } = read(
      '## A {#a}\n\n<img src=x onerror=alert(1)> <b>x</b>\n\n[l](javascript:alert(1)) ![p](x.png)',
      link,
    );
    expect(sections[0]!.html).not.toMatch(/<img|<b>|href=/);
  });

  it.each([
    ['crooks', 'ru'],
    ['crooks', 'en'],
    ['bang', 'ru'],
    ['bang', 'en'],
  ])('reads the guide of %s in %s without broken links', (game, lang) => {
    const guide = read(readFileSync(`../src/malina/games/${game}/guide/${lang}.md`, 'utf-8'), link);
    const anchors = new Set(guide.sections.map(({ anchor }) => anchor));
    expect(anchors.size).toBe(guide.sections.length);
    for (const { html, passages } of guide.sections) {
      expect(passages.length).toBeGreaterThan(0);
      for (const [, anchor] of html.matchAll(/data-anchor="([^"]+)"/g)) expect(anchors).toContain(anchor);
    }
  });
});

describe('cards', () => {
  const file = (path: string) => readFileSync(`../src/malina/${path}`, 'utf-8');
  const texts = (game: string) =>
    new Texts(new Bundle('en', [file('text/en.ftl'), file(`games/${game}/text/en.ftl`)]));

  it('are one entry whatever their signs, and lead to the section of their kind', () => {
    const of = { id: 'barrel', color: 'blue', range: 0 };
    const cards = {
      'barrel.QS': { id: 'barrel.QS', name: 'barrel', suit: 'S', rank: 12, of },
      'barrel.KS': { id: 'barrel.KS', name: 'barrel', suit: 'S', rank: 13, of },
      sid_ketchum: { id: 'sid_ketchum', set: 'base', life: 4 },
      sheriff: { id: 'sheriff', camp: 'law' },
    };
    const [barrel, sid, sheriff, ...more] = cardEntries(cards, texts('bang'), undefined);
    expect(more).toEqual([]);
    expect(barrel).toMatchObject({ id: 'barrel', title: 'Barrel', anchor: 'color-blue' });
    expect(barrel!.text).toMatch(/shot/);
    expect(sid).toMatchObject({ title: 'Sid Ketchum', anchor: 'set-base' });
    expect(sid!.text).toMatch(/discards two cards/);
    expect(sid!.text).toMatch(/4 life points/i);
    expect(sheriff).toMatchObject({ title: 'Sheriff', anchor: 'roles' });
  });

  it('say what a card file of one’s own makes them say', () => {
    const card = { id: 'law_tax_apple', texts: { en: 'Apples are dear.' } };
    const [law] = cardEntries({ law_tax_apple: card }, texts('sheriff'), undefined, 'en');
    expect(law!.text).toMatch(/^Apples are dear(\.|$)/);
    const [shipped] = cardEntries({ law_tax_apple: card }, texts('sheriff'), undefined, 'ru');
    expect(shipped!.text).not.toMatch(/Apples are dear/);
  });

  it('lead to what explains them', () => {
    const [spy] = cardEntries({ private_eye: { rating: 5, action: 'spy' } }, texts('crooks'), undefined);
    expect(spy!.anchor).toBe('action-spy');
    expect(spy!.text).toMatch(/^Rating 5\. Spy\./);
  });
});
