import { expect, it } from 'vitest';
import { soft } from '../src/lib/soft';

it('breaks a long word between syllables only, and a short one nowhere', () => {
  expect(soft('Фальшивомонетчик', 12).replaceAll('\u00ad', '-')).toBe('Фальши-во-мо-нетчик');
  expect(soft('Карманник и Причастие', 8).replaceAll('\u00ad', '-')).toBe('Карманник и При-частие');
  expect(soft('Карманник', 12)).toBe('Карманник');
});
