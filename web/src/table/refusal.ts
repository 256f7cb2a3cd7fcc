import { text, type GameText, type Names, type Reason } from '../lib/text.svelte';

/** Why not, in the words of the game where it has some, else in those of the page. */
export function refusalText(refused: Reason, gt: GameText | null, names: Names = []): string {
  const known = gt?.has(`refuse-${refused.reason}`);
  return gt && known ? gt.refusal(refused, names) : text.refusal(refused);
}
