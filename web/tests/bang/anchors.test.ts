import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { anchors } from '../../src/games/bang/anchors';
import { read } from '../../src/guide/markdown';

const file = (path: string) => readFileSync(`../src/malina/games/bang/${path}`, 'utf-8');

test.each(['ru', 'en'])('lines of the log lead to sections of the guide in %s', (lang) => {
  const sections = new Set(read(file(`guide/${lang}.md`), (to) => to).sections.map(({ anchor }) => anchor));
  const told = file(`text/${lang}.ftl`);
  for (const [event, section] of Object.entries(anchors)) {
    expect(sections, event).toContain(section);
    expect(told).toContain(`\nevent-${event} =`);
  }
});
