/** What the middle of the table is about: one owner at a time, or leaves of the town. It reads the decision, no rules. */

import { desk, type Leaf } from './desk.svelte';
import type { Scene } from './scene.svelte';

export type Owner =
  | 'opening'
  | 'strategy'
  | 'scout'
  | 'hoard'
  | 'office'
  | 'accuse'
  | 'dawn'
  | 'arrange'
  | 'played'
  | 'options'
  | 'town';

const DOUBTS = new Set(['suspect', 'last_doubt', 'before_it_is_jailed']);

export function ownerOf(scene: Scene): Owner {
  const { asked, op, verbs, choice, view } = scene;
  if (view.over) return 'opening';
  if (asked === 'choose_strategy') return 'strategy';
  if (asked === 'mark' && verbs.has('mark')) return 'scout';
  if (asked === 'who_begins') return 'dawn';
  if (asked === 'arrange') return 'arrange';
  if (asked === 'office' || verbs.has('pick_option') || verbs.has('pick_henchman')) return 'office';
  if (DOUBTS.has(asked)) return 'accuse';
  if (verbs.has('pick_card')) return 'played';
  if (asked === 'suffer' || asked === 'who_is_first' || verbs.has('pick_ability')) return 'options';
  if (asked === 'abandon' || op === 'swap_scouted_unused_with_own_stolen') return 'hoard';
  if (verbs.has('pick_safe') && choice.options('safe').some((safe) => isMine(scene, safe))) return 'hoard';
  if (!choice.mine && scene.offer('suspect') && desk.believed !== scene.turnKey) return 'accuse';
  return 'town';
}

const isMine = (scene: Scene, safe: unknown): boolean =>
  scene.me !== null && scene.stolen(scene.me).some(({ piece }) => piece === safe);

/** Which leaves hold what is to be chosen now. */
export function needed(scene: Scene): Leaf[] {
  const { choice, me, verbs } = scene;
  if (!choice.mine) return [];
  const leaves = new Set<Leaf>();
  const traits = ['ability', 'scoundrel', 'other'].flatMap((blank) =>
    choice.says.flatMap((say) => say.blanks[blank] ?? []),
  );
  const own = new Set(me === null ? [] : scene.own(me).map(({ trait }) => trait));
  if (scene.asked === 'use_ability' || traits.some((trait) => own.has(String(trait)))) leaves.add('sheet');
  if (scene.asked === 'hire_or_office' || traits.some((trait) => inTown(scene, String(trait))))
    leaves.add('saloon');
  if (verbs.has('pick_safe') || verbs.has('pick_unused') || verbs.has('remark') || verbs.has('move_mark'))
    leaves.add('vaults');
  return [...leaves].toSorted(); // the saloon lies above the sheet
}

const inTown = ({ saloon, pile }: Scene, trait: string): boolean =>
  [...saloon, pile].some((rogue) => rogue?.trait === trait);

/** The two leaves that lie side by side where there is room. */
export function pair(scene: Scene, leaves: readonly Leaf[]): Leaf[] {
  if (scene.me === null) return ['saloon', 'vaults'];
  if (leaves.length > 1) return [...leaves];
  const [one] = leaves;
  if (one === 'sheet') return ['sheet', 'vaults'];
  if (one === 'saloon') return ['saloon', 'sheet'];
  if (one === 'vaults') return ['sheet', 'vaults'];
  return ['saloon', 'vaults'];
}

/** Is the scoundrel on top of the discard pile the one who is meant? */
export const fromPile = (scene: Scene): boolean => {
  const offered = scene.choice.mine ? scene.choice.options('scoundrel') : [];
  return offered.length > 0 && offered.every((trait) => trait === scene.pile?.trait);
};
