const VOWEL = '[аеёиоуыэюя]';
const CONSONANT = '[бвгджзйклмнпрстфхцчшщ]';
// no letter is left alone before the hyphen
const END = `(?:(?<=\\p{L})${VOWEL}${CONSONANT}{0,2}|${VOWEL}${CONSONANT}{1,2})`;
const SYLLABLE = new RegExp(`${END}(?=${CONSONANT}${VOWEL})`, 'giu');

/** A word of so many letters may be broken between syllables, with a hyphen: nothing is wide enough for every word. */
export const soft = (words: string, least: number): string =>
  words.replace(/\p{L}+/gu, (word) => (word.length < least ? word : word.replace(SYLLABLE, '$&\u00ad')));
