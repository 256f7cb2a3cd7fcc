const SYLLABLE = /([аеёиоуыэюя])(?=[бвгджзйклмнпрстфхцчшщ][аеёиоуыэюя])/giu;

/** A word of so many letters may be broken between syllables, with a hyphen: nothing is wide enough for every word. */
export const soft = (words: string, least: number): string =>
  words.replace(/\p{L}+/gu, (word) => (word.length < least ? word : word.replace(SYLLABLE, '$1\u00ad')));
