import { untrack } from 'svelte';
import { play } from '../lib/sound';
import { journeys, lay, type Journey, type Lay } from './lay';
import { speed } from './motion';
import type { Source } from './source';

const MOVE = 320;
const FLIP = 420;
const APART = 70;
const MOST_WAITING = 3;
/** More than a handful is a deal, which needs no mark. */
const MOST_TINTED = 5;

interface Departure extends Journey {
  box: DOMRect;
  /** How it looked, while it is turned over. */
  back: HTMLElement | null;
}

interface Flight {
  target: HTMLElement;
  run: (wait: number, speed: number) => Promise<void>;
  land: () => void;
}

/** Pieces fly between two renders. The DOM is right first; what flies is a likeness over it. */
export class Travel {
  readonly #root: () => HTMLElement | null | undefined;
  #last: Lay | null = null;
  #leaving: Departure[] = [];
  #moved: string[] = [];
  #waiting: Flight[][] = [];
  #flying: Flight[] = [];
  #animations = new Set<Animation>();

  /** Inside a component that draws `client` below `root`. */
  constructor(client: Source, root: () => HTMLElement | null | undefined) {
    this.#root = root;
    $effect.pre(() => {
      const view = client.view;
      untrack(() => this.#leave(lay(view)));
    });
    $effect(() => {
      void client.view;
      untrack(() => this.#arrive());
    });
    $effect(() => {
      const skip = () => this.skip();
      addEventListener('pointerdown', skip, true);
      addEventListener('keydown', skip, true);
      return () => {
        removeEventListener('pointerdown', skip, true);
        removeEventListener('keydown', skip, true);
        this.skip();
      };
    });
  }

  /** Everything is where it belongs at once. */
  skip(): void {
    const waiting = this.#waiting.splice(0);
    for (const flight of waiting.flat()) flight.land();
    for (const animation of this.#animations) animation.finish();
  }

  #leave(now: Lay): void {
    const before = this.#last;
    this.#last = now;
    this.#leaving = [];
    const root = this.#root();
    if (!before || !root) return;
    const gone = journeys(before, now);
    if (gone.length) this.#moved = gone.map(({ piece }) => piece);
    if (!speed() || document.hidden) return;
    for (const journey of gone) {
      const own = root.querySelector<HTMLElement>(`[data-piece="${journey.piece}"]`);
      if (own) this.#lay(own);
      const box = (own ?? placeOf(root, journey.from))?.getBoundingClientRect();
      if (!box?.width) continue;
      this.#leaving.push({ ...journey, box, back: journey.turned && own ? likeness(own) : null });
    }
  }

  /** Whatever turns it ends: a card that stands on its edge has no width. */
  #lay(piece: HTMLElement): void {
    for (const animation of this.#animations)
      if (animation.effect instanceof KeyframeEffect && animation.effect.target === piece) animation.finish();
  }

  #arrive(): void {
    const root = this.#root();
    const leaving = this.#leaving.splice(0);
    if (root) this.#tint(root);
    if (!root || !leaving.length) return;
    const flights = leaving.flatMap((departure) => {
      const own = root.querySelector<HTMLElement>(`[data-piece="${departure.piece}"]`);
      const target = own ?? placeOf(root, departure.to);
      return target?.offsetWidth ? [this.#flight(root, target, departure, own !== null)] : [];
    });
    if (!flights.length) return;
    this.#waiting.push(flights);
    if (this.#waiting.length > MOST_WAITING)
      for (const flight of this.#waiting.splice(0, this.#waiting.length - 1).flat()) flight.land();
    if (!this.#flying.length) void this.#next();
  }

  /** What was moved last keeps an edge of light until something else moves. */
  #tint(root: HTMLElement): void {
    for (const old of root.querySelectorAll('[data-fresh]')) old.removeAttribute('data-fresh');
    if (this.#moved.length > MOST_TINTED) return;
    for (const piece of this.#moved)
      root.querySelector(`[data-piece="${piece}"]`)?.setAttribute('data-fresh', '');
  }

  async #next(): Promise<void> {
    const flights = this.#waiting.shift();
    if (!flights) return;
    this.#flying = flights;
    play('card');
    await Promise.all(flights.map((flight, i) => flight.run(Math.min(i, 8) * APART, speed() || 4)));
    this.#flying = [];
    void this.#next();
  }

  #flight(root: HTMLElement, target: HTMLElement, from: Departure, own: boolean): Flight {
    const to = target.getBoundingClientRect();
    const likely = from.back ?? likeness(target);
    // A card is drawn as large as it gets on its way: a small one blown up would be another drawing.
    const shrinks = !from.back && likely.matches('.card') && from.box.width > to.width;
    const at = shrinks ? from.box : to;
    place(likely, at);
    if (shrinks) likely.style.setProperty('--cw', `${at.width}px`);
    // Only a piece itself is hidden while its likeness flies; a place stays.
    if (own) target.style.visibility = 'hidden';
    let landed = false;
    const land = () => {
      if (landed) return;
      landed = true;
      likely.remove();
      target.style.visibility = '';
    };
    const run = async (wait: number, speed: number) => {
      if (landed) return;
      root.append(likely);
      const { box } = from;
      if (from.moved) {
        const frames = [box, to].map((one) => ({ transform: laidOver(one, at) }));
        await this.#play(likely, frames, {
          duration: MOVE / speed,
          delay: wait / speed,
          easing: 'cubic-bezier(.16, .84, .3, 1.02)',
          fill: 'both',
        });
      }
      if (from.back && !landed) {
        // The face comes into the picture when the card stands on its edge.
        const half = FLIP / 2 / speed;
        await this.#play(likely, edge(0, 90), { duration: half, easing: 'ease-in', fill: 'both' });
        land();
        await this.#play(target, edge(-90, 0), { duration: half, easing: 'cubic-bezier(.2, .8, .2, 1)' });
      }
      land();
    };
    return { target, run, land };
  }

  async #play(what: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    const animation = what.animate(frames, timing);
    this.#animations.add(animation);
    await animation.finished.catch(() => undefined);
    this.#animations.delete(animation);
  }
}

const placeOf = (root: HTMLElement, path: string): HTMLElement | null =>
  root.querySelector(`[data-place="${CSS.escape(path)}"]`);

/** What lies at one place, drawn over another. */
const laidOver = (box: DOMRect, at: DOMRect): string =>
  `translate(${box.x - at.x}px, ${box.y - at.y}px) scale(${box.width / at.width}, ${box.height / at.height})`;

const edge = (from: number, to: number): Keyframe[] => [
  { transform: `perspective(900px) rotateY(${from}deg)` },
  { transform: `perspective(900px) rotateY(${to}deg)` },
];

function likeness(of: HTMLElement): HTMLElement {
  const copy = of.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('*')])
    for (const name of ['id', 'data-piece', 'data-handle', 'data-place', 'data-blank'])
      part.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  return copy;
}

function place(copy: HTMLElement, box: DOMRect): void {
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    visibility: 'visible',
    transformOrigin: '0 0',
    pointerEvents: 'none',
    zIndex: '8',
  });
}
