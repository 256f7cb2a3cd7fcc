import { speed } from '../../../table/motion';

const LASTS = 480;
const APART = 40;

/** Lit windows fly to the rows of those who have taken them, so many to each. */
export function fly(root: HTMLElement | undefined, takers: readonly number[], each: number): void {
  const pace = speed();
  if (!root || !pace) return;
  const from = [...root.querySelectorAll<HTMLElement>('[data-from] > :not(.off)')];
  for (const [i, light] of from.entries()) {
    const seat = takers[Math.floor(i / Math.max(1, each))];
    const goal = root.querySelector<HTMLElement>(`[data-row="${seat}"] .n`);
    if (!goal) continue;
    const [a, b] = [light.getBoundingClientRect(), goal.getBoundingClientRect()];
    const there = `translate(${b.x + b.width / 2 - a.x - a.width / 2}px, ${b.y - a.y}px) scale(0.4)`;
    light.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: there, opacity: 0.9, offset: 0.9 },
        { transform: there, opacity: 0 }, // they are counted there: none stays on the sum
      ],
      {
        duration: LASTS / pace,
        delay: (i * APART) / pace,
        easing: 'cubic-bezier(.3,.1,.3,1)',
        fill: 'forwards',
      },
    );
  }
}
