import { describe, expect, it } from 'vitest';
import { age, dial, duration, minutes, split } from '../src/room/time';

describe('times', () => {
  it('are said in the biggest unit that fits', () => {
    expect(split(90)).toEqual({ value: 90, unit: 'second' });
    expect(split(120)).toEqual({ value: 2, unit: 'minute' });
    expect(split(172800)).toEqual({ value: 2, unit: 'day' });
  });
  it('speak both languages', () => {
    expect(duration(30, 'ru')).toBe('30\u00a0с');
    expect(duration(3600, 'en', 'long')).toBe('1\u00a0hour');
    expect(minutes(60, 'ru')).toBe('60\u00a0мин');
  });
  it('ago are rough', () => {
    expect(age(5, 'en')).toBe('1\u00a0min');
    expect(age(7300, 'en')).toBe('2\u00a0hr');
    expect(age(200000, 'en')).toBe('2\u00a0days');
  });
  it('run on a dial', () =>
    expect([27, 60.2, 3723, -1].map(dial)).toEqual(['0:27', '1:01', '1:02:03', '0:00']));
});
