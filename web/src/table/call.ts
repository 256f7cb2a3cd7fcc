import { text } from '../lib/text.svelte';

/** What calls me: my own turn, a question in somebody else's, or a question where nobody says whose turn it is. */
export type Call = 'turn' | 'answer' | 'any';

/** `turn` is the seat whose turn it is, if the game says so. */
export const callOf = (me: number | null, turn: number | null | undefined): Call =>
  turn === null || turn === undefined ? 'any' : turn === me ? 'turn' : 'answer';

/** «Your turn · phase 2» only if it is; whoever is shot at has to answer. */
export const callWords = (call: Call, what = ''): string => text.say(`table-your-${call}`, { what });

/** Calls me to the table; a question that does so itself is enough. */
export function called(call: Call, question: string): string {
  const words = callWords(call);
  return question.startsWith(words) ? question : `${words}. ${question}`;
}
