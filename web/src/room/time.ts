/** Times as people say them: «30 с», «2 ч», «0:27». */

export const UNITS = { second: 1, minute: 60, hour: 3600, day: 86400 } as const;
export type Unit = keyof typeof UNITS;

const BIGGEST_FIRST = Object.entries(UNITS).reverse() as [Unit, number][];

/** In the biggest unit that says it exactly. */
export function split(seconds: number): { value: number; unit: Unit } {
  const [unit, size] = BIGGEST_FIRST.find(([, size]) => seconds % size === 0) ?? ['second', 1];
  return { value: seconds / size, unit };
}

export function duration(seconds: number, lang: string, display: 'short' | 'long' = 'short'): string {
  const { value, unit } = split(seconds);
  return inUnit(value, unit, lang, display);
}

function inUnit(value: number, unit: Unit, lang: string, unitDisplay: 'short' | 'long'): string {
  const said = new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay }).format(value);
  return said.replaceAll(' ', '\u00a0');
}

export const minutes = (count: number, lang: string): string => inUnit(count, 'minute', lang, 'short');

/** How long ago, roughly: not in seconds, nobody counts them. */
export function age(seconds: number, lang: string): string {
  const past = Math.max(seconds, UNITS.minute);
  const [unit, size] = BIGGEST_FIRST.find(([, size]) => past >= size)!;
  return inUnit(Math.floor(past / size), unit, lang, 'short');
}

/** What a clock shows. */
export function dial(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const [h, m, s] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
