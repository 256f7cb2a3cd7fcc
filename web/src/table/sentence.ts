import { text, type GameText } from '../lib/text.svelte';
import type { Choice } from './choice.svelte';

/** A sentence in pieces: words, blanks, and words that are given with the table. */
export type Part = { words: string } | { blank: string } | { name: string; value: unknown };

const MARK = /⟦(\w+)⟧/;

/** The sentence in the making, in the game's words if it has some, else the question and its blanks in a row.
 * `question` is the game's own, with its cause; blanks of `later` wait until it is clear that they are needed. */
export function parts(
  choice: Choice,
  game: string,
  gt: GameText,
  names: readonly string[],
  given: Record<string, unknown>,
  question = '',
  later: ReadonlySet<string> = new Set(),
): Part[] {
  const id = `${game}-sentence-${choice.cmd}`;
  const unclear = (blank: string) =>
    later.has(blank) && !(blank in choice.filled) && choice.options(blank).includes(null);
  // While nothing says which of several verbs is meant, their blanks side by side would make no sentence.
  const open = choice.cmd === null && !choice.begun;
  const shown = open ? [] : choice.blanks.filter((blank) => !isLeftOut(choice, blank) && !unclear(blank));
  if (choice.cmd !== null && text.has(id)) {
    const args = Object.fromEntries([...shown, ...Object.keys(given)].map((name) => [name, `⟦${name}⟧`]));
    return split(text.say(id, { question, ...args }), given);
  }
  const lead = lone(choice)
    ? `${question} ${gt.move(choice.move!, names)}`.trim()
    : question || (choice.decision ? gt.decision({ ...choice.decision }, names) : '');
  return [{ words: lead }, ...shown.map((blank) => ({ blank }))];
}

/** Left out because nothing else is possible: there is nothing to say about it. */
const isLeftOut = (choice: Choice, blank: string): boolean =>
  choice.filled[blank] === null && blank in choice.filled && !choice.picked(blank);

const lone = (choice: Choice): boolean => choice.move !== null && Object.keys(choice.move).length === 1;

export function split(sentence: string, given: Record<string, unknown>): Part[] {
  return sentence
    .split(MARK)
    .map((piece, i): Part => {
      if (i % 2 === 0) return { words: piece };
      return piece in given ? { name: piece, value: given[piece] } : { blank: piece };
    })
    .filter((part) => !('words' in part) || part.words !== '');
}

/** What stands on a paper tag. */
export function tag(
  game: string,
  gt: GameText,
  names: readonly string[],
  blank: string,
  value: unknown,
): string {
  const said = gt.value(blank, value, names);
  const id = `${game}-tag-${blank}`;
  if (!text.has(id)) return said;
  // The parts of an action are arguments of their own.
  return text.say(id, value && typeof value === 'object' ? { ...value, said } : { value, said });
}

/** What an empty blank asks for. */
export function gap(game: string, blank: string): string {
  const id = `${game}-blank-${blank}`;
  return text.has(id) ? text.say(id) : text.say('table-blank');
}

/** What the button says that does it. */
export function act(game: string, gt: GameText, cmd: string): string {
  const id = `${game}-do-${cmd}`;
  return text.has(id) ? text.say(id) : verb(game, gt, cmd);
}

/** What the button says that begins it, beside others. The words one may type for it will do, too. */
export function verb(game: string, gt: GameText, cmd: string): string {
  const id = `${game}-other-${cmd}`;
  if (text.has(id)) return text.say(id);
  const word = gt.has(`word-${cmd}`) ? gt.say(`word-${cmd}`).split(' ')[0]! : cmd;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
