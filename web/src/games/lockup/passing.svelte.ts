import type { Scene } from './scene.svelte';
import { desk, type Window } from './desk.svelte';

const PACE = 900; // ms; whoever is not asked does not answer faster,
const SPREAD = 700; // nor more evenly

/** Windows for tomes that are switched off, or in which nothing can be played, are declined without asking. */
export function passing(scene: Scene): void {
  const passes = $derived.by(() => {
    if (scene.asked !== 'book' || scene.choice.pending) return false;
    const off = desk.pass[String(scene.args.window) as Window] ?? false;
    return off || scene.choice.says.every(({ cmd }) => cmd === 'pass');
  });
  $effect(() => {
    void scene.view;
    if (!passes) return;
    const timer = setTimeout(() => void scene.choice.confirm({ cmd: 'pass' }), PACE + Math.random() * SPREAD);
    return () => clearTimeout(timer);
  });
}
