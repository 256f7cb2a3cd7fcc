/** Finds paragraphs and cards by words, whatever their endings; ё is е. */

export interface Entry {
  title: string;
  text: string;
}
export interface Found<T extends Entry> {
  entry: T;
  score: number;
}

const LETTERS = /[\p{L}\p{N}$]+/gu;

export function plain(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').normalize('NFC');
}

/** A word without its ending: «убийцы» and «убийца», "hideouts" and "hideout" are the same to a searcher. */
export function stem(word: string): string {
  word = word.replace(/ies$/, 'y');
  if (word.length < 4) return word;
  if (/\p{Script=Cyrillic}/u.test(word)) {
    const cut = word.replace(
      /(?:[аеиоуыэюя]?(?:ми|мя|х|м|в|й|го|му|ть|ться|тся|т|шь)|[аеиоуыэюяь]+й?)$/u,
      '',
    );
    return cut.length >= 3 ? cut : word.slice(0, Math.max(3, word.length - 2));
  }
  return word.replace(/(?<=..)(?:ing|es|ed|s|e)$/, '');
}

export function words(text: string): string[] {
  return plain(text).match(LETTERS) ?? [];
}

/** 3: the very word, 2: begins so (people type half a word), 1: another form of it. */
function likeness(asked: string, word: string): number {
  if (word === asked) return 3;
  if (word.startsWith(asked)) return 2;
  const root = stem(asked);
  return root.length >= 3 && stem(word) === root ? 1 : 0;
}

const best = (asked: string, among: string[]) =>
  among.reduce((most, word) => Math.max(most, likeness(asked, word)), 0);

/** Entries that have all the words asked for, the likeliest first; a word in the title is worth more. */
export function search<T extends Entry>(entries: readonly T[], query: string): Found<T>[] {
  const asked = words(query);
  if (!asked.length) return [];
  const found: Found<T>[] = [];
  for (const entry of entries) {
    const title = words(entry.title);
    const text = words(entry.text);
    let score = 0;
    for (const word of asked) {
      const hit = best(word, title) * 4 + best(word, text);
      if (!hit) {
        score = 0;
        break;
      }
      score += hit;
    }
    if (score) found.push({ entry, score });
  }
  return found.sort((a, b) => b.score - a.score);
}

/** The text cut at the words that were found, for <mark>. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const asked = words(query);
  const pieces: { text: string; hit: boolean }[] = [];
  let last = 0;
  for (const match of text.matchAll(LETTERS)) {
    if (!asked.some((word) => likeness(word, plain(match[0])))) continue;
    if (match.index > last) pieces.push({ text: text.slice(last, match.index), hit: false });
    pieces.push({ text: match[0], hit: true });
    last = match.index + match[0].length;
  }
  if (last < text.length) pieces.push({ text: text.slice(last), hit: false });
  return pieces;
}
