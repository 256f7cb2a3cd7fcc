import { describe, expect, it } from 'vitest';
import { shownCode, tableCode } from '../src/room/code';

describe('tableCode', () => {
  it.each([
    ['K7QM-4T9X'],
    ['k7qm-4t9x'],
    ['k7qm4t9x'],
    [' K7QM 4T9X '],
    ['K7QM–4T9X'],
    ['k 7 q m 4 t 9 x'],
    ['К7QМ-4Т9Х'], // typed on a Russian keyboard
    ['https://table.example/t/K7QM-4T9X'],
    ['https://table.example/some/path/t/k7qm-4t9x?lang=ru#seat'],
    ['http://localhost:8123/r/K7QM-4T9X?step=12'],
    ['Вас зовут за стол: https://table.example/t/K7QM-4T9X приходите!'],
  ])('reads %s', (entered) => expect(tableCode(entered)).toBe('K7QM4T9X'));

  it.each([[''], ['K7QM'], ['K7QM-4T9X-A'], ['https://table.example/new'], ['что?']])(
    'refuses %s',
    (entered) => expect(tableCode(entered)).toBeNull(),
  );
});

it('shows a code in two halves', () => expect(shownCode('K7QM4T9X')).toBe('K7QM-4T9X'));
