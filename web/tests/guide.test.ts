import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { read } from '../src/guide/markdown';
import { marked, search, stem } from '../src/guide/search';

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

  it.each(['ru', 'en'])('reads the guide of Crooks in %s without broken links', (lang) => {
    const guide = read(readFileSync(`../src/malina/games/crooks/guide/${lang}.md`, 'utf-8'), link);
    const anchors = new Set(guide.sections.map(({ anchor }) => anchor));
    expect(anchors.size).toBe(guide.sections.length);
    for (const { html, passages } of guide.sections) {
      expect(passages.length).toBeGreaterThan(0);
      for (const [, anchor] of html.matchAll(/data-anchor="([^"]+)"/g)) expect(anchors).toContain(anchor);
    }
  });
});
