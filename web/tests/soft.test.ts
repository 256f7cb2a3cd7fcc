import { expect, it } from 'vitest';
import { soft } from '../src/lib/soft';

it('breaks a long word between syllables only, and a short one nowhere', () => {
  expect(soft('Фальшивомонетчик', 12).replaceAll('\u00ad', '-')).toBe('Фальши-во-мо-нет-чик');
  expect(soft('Карманник и Причастие', 8).replaceAll('\u00ad', '-')).toBe('Кар-ман-ник и При-час-тие');
  expect(soft('Счастливчик Дюк', 10).replaceAll('\u00ad', '-')).toBe('Счаст-лив-чик Дюк');
  expect(soft('Александра', 7).replaceAll('\u00ad', '-')).toBe('Алек-санд-ра');
  expect(soft('Ремингтон', 6).replaceAll('\u00ad', '-')).toBe('Ре-минг-тон');
  expect(soft('Карманник', 12)).toBe('Карманник');
});
