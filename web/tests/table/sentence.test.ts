import { expect, it, vi } from 'vitest';
import bang from '../../../src/malina/games/bang/text/ru.ftl?raw';
import { Bundle } from '../../src/lib/fluent';
import { Texts } from '../../src/lib/texts';

vi.mock('../../src/lib/text.svelte.ts', () => ({ text: { has: () => false } }));
const { act } = await import('../../src/table/sentence');

it('names a verb in the words of the game, where the page has none for it', () => {
  const gt = new Texts(new Bundle('ru', [bang]));
  expect(act('bang', gt, 'discard', 'throw_away')).toBe('Сбросить');
});
