import { describe, expect, it, vi } from 'vitest';

vi.mock('../../src/lib/text.svelte.ts', () => ({
  text: { say: (_: string, args: { days: number; hours: number }) => `${args.days}d ${args.hours}h` },
}));
const { clockText, remaining } = await import('../../src/table/clock.svelte');

describe('a clock between two messages', () => {
  it('goes on by itself if it ticks', () => {
    expect(remaining(30, true, 4.5)).toBe(25.5);
    expect(remaining(30, false, 4.5)).toBe(30);
  });

  it('stops at nothing left', () => {
    expect(remaining(3, true, 10)).toBe(0);
  });

  it('is not there where nobody is timed', () => {
    expect(remaining(null, true, 1)).toBeNull();
    expect(remaining(undefined, true, 1)).toBeNull();
  });

  it('reads as people read clocks', () => {
    expect(clockText(0)).toBe('0:00');
    expect(clockText(9.2)).toBe('0:10');
    expect(clockText(72)).toBe('1:12');
    expect(clockText(3723)).toBe('1:02:03');
    expect(clockText(2 * 86400 + 3 * 3600)).toBe('2d 3h');
  });
});
