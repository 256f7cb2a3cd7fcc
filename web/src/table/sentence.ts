import { text, type GameText } from '../lib/text.svelte';
import type { Choice } from './choice.svelte';
import { isEach, isText, type Fillings, type Pair } from './sentences';

/** A sentence in pieces: words and blanks. */
export type Part = { words: string } | { blank: string };

const MARK = /⟦(\w+)⟧/;

/** The sentence in the making, in the game's words if it has some for the verb; else only its blanks, which follow the
 * question. Blanks of `later` wait until it is clear that they are needed; those of `buttons` have no place in it. */
export function parts(
  choice: Choice,
  game: string,
  later: ReadonlySet<string> = new Set(),
  buttons: ReadonlySet<string> = new Set(),
): { own: boolean; parts: Part[] } {
  const id = `${game}-sentence-${choice.cmd}`;
  const unclear = (blank: string) =>
    later.has(blank) && !(blank in choice.filled) && choice.options(blank).includes(null);
  // While nothing says which of several verbs is meant, their blanks side by side would make no sentence.
  const open = choice.cmd === null && !choice.begun;
  const isShown = (blank: string) => !buttons.has(blank) && !isLeftOut(choice, blank) && !unclear(blank);
  const shown = open ? [] : choice.blanks.filter(isShown);
  if (choice.cmd === null || !text.has(id)) return { own: false, parts: shown.map((blank) => ({ blank })) };
  const args = Object.fromEntries(shown.map((blank) => [blank, `⟦${blank}⟧`]));
  return { own: true, parts: split(text.say(id, args)) };
}

/** Left out because nothing else is possible: there is nothing to say about it. */
const isLeftOut = (choice: Choice, blank: string): boolean =>
  choice.filled[blank] === null && blank in choice.filled && !choice.picked(blank);

const split = (sentence: string): Part[] =>
  sentence
    .split(MARK)
    .map((piece, i): Part => (i % 2 ? { blank: piece } : { words: piece }))
    .filter((part) => !('words' in part) || part.words !== '');

/** What stands on a paper tag. `f` says what kind of filling it is, where the value alone does not. */
export function tag(
  game: string,
  gt: GameText,
  names: readonly string[],
  blank: string,
  value: unknown,
  f?: Fillings,
): string {
  if (isText(f)) return text.say('table-words', { words: value });
  if (isEach(f))
    return gt.enumeration(
      (value as Pair[]).map((pair) => text.say('table-pair', pairWords(gt, names, blank, pair))),
    );
  const said = gt.value(blank, value, names);
  const id = `${game}-tag-${blank}`;
  if (!text.has(id)) return said;
  // The parts of an action are arguments of their own.
  return text.say(id, value && typeof value === 'object' ? { ...value, said } : { value, said });
}

/** In a blank called `goods` a key is a `good`, and a value is read as one of the `goods`: `goods-up`. */
export const pairWords = (gt: GameText, names: readonly string[], blank: string, [key, value]: Pair) => ({
  key: gt.value(blank.replace(/s$/, ''), key, names),
  value: gt.value(blank, value, names),
});

/** What an empty blank asks for. */
export function gap(game: string, blank: string): string {
  const id = `${game}-blank-${blank}`;
  return text.has(id) ? text.say(id) : text.say('table-blank');
}

/** What the button says that does it. In another question (`asked`) the same verb may be called otherwise, and so may it
 * be with so many things (`count`). */
export function act(game: string, gt: GameText, cmd: string, asked: string, count = 0): string {
  const id = `${game}-do-${cmd}`;
  return text.has(id) ? text.say(id, { asked, count }) : typed(gt, cmd);
}

/** What the button says that begins it, beside others. */
export function verb(game: string, gt: GameText, cmd: string, asked: string): string {
  const id = `${game}-other-${cmd}`;
  return text.has(id) ? text.say(id, { asked }) : act(game, gt, cmd, asked);
}

/** The words one may type for it will do, too. */
function typed(gt: GameText, cmd: string): string {
  const word = gt.has(`word-${cmd}`) ? gt.say(`word-${cmd}`).split(' ')[0]! : cmd;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
