import type { Scene } from './scene.svelte';
import { desk, type Window } from './desk.svelte';

const PACE = 900; // ms; whoever is not asked does not answer faster,
const SPREAD = 700; // nor more evenly

/** Windows for tomes that are switched off are declined without asking. One in which nothing can be played is not: how
 *  fast it was would tell the others; alone there is nobody to be told. */
export function passing(scene: Scene): void {
  const passes = $derived.by(() => {
    if (scene.asked !== 'book' || scene.choice.pending) return false;
    const off = desk.pass[String(scene.args.window) as Window] ?? false;
    return off || (scene.view.seats === 1 && scene.choice.says.every(({ cmd }) => cmd === 'pass'));
  });
  $effect(() => {
    void scene.view;
    if (!passes) return;
    const timer = setTimeout(() => void scene.choice.confirm({ cmd: 'pass' }), PACE + Math.random() * SPREAD);
    return () => clearTimeout(timer);
  });
}
