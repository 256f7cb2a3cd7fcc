/** What the centre of the table is about. */

import type { Scene } from './scene.svelte';

export type Subject = 'rooms' | 'room' | 'cells' | 'chow' | 'counter' | 'books' | 'pick';

const BY_QUESTION: Record<string, Subject> = {
  choose_crew: 'pick',
  trait: 'pick',
  keep_card: 'pick',
  order_cards: 'pick',
  turn: 'rooms',
  spy: 'rooms',
  back_door: 'rooms',
  reveal_guard: 'rooms',
  book: 'books',
  keep_tome: 'books',
  second_goon: 'chow',
  reserve_free: 'cells',
  trade: 'counter',
  alibi: 'counter',
  return_cubes: 'counter',
};
const BY_ROOM: Record<string, Subject> = { cell_block: 'cells', chow_hall: 'chow', commissary: 'counter' };

export function subjectOf(scene: Scene): Subject {
  const { asked, choice, view } = scene;
  // Whoever has said that he plays a tome chooses it.
  if (asked && choice.begun && choice.cmd === 'play') return 'books';
  const found = BY_QUESTION[asked];
  if (found) return found;
  if (asked === 'reward_choice') return BY_ROOM[String(scene.args.location)] ?? 'room';
  return view.step === 'lights_out' && view.location ? 'room' : 'rooms';
}
