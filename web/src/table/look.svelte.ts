/** Looking closer: long press, hover, right click and Space open a card or say what a place is. */

/** What is shown: the cards, or words about a place. */
export interface Look {
  title: string;
  lines: string[];
  faces: string[];
  /** The section of the guide that explains it. */
  link?: string;
}

type Mode = 'press' | 'hover' | 'stay' | 'word';

const PRESS = 350;
const HOVER = 500;
const SLIP = 10; // px a finger may move and still mean this card
const READ = 3500; // ms a reason stays,
const LETTER = 45; // and for each of its letters

class Looking {
  at = $state.raw<Look | null>(null);
  mode = $state<Mode>('hover');
  anchor = $state.raw<DOMRect | null>(null);
  #owner: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(owner: Element, look: Look, mode: Mode): void {
    clearTimeout(this.#timer);
    this.#owner = owner;
    this.anchor = owner.getBoundingClientRect();
    this.mode = mode;
    this.at = look;
    const letters = look.lines.join().length;
    if (mode === 'word') this.#timer = setTimeout(() => this.close(owner), READ + LETTER * letters);
  }

  /** A few words above a thing: why it cannot be chosen. */
  say(owner: Element, words: string): void {
    if (words) this.show(owner, { title: '', lines: [words], faces: [] }, 'word');
  }

  close(owner?: Element): void {
    if (owner && owner !== this.#owner) return;
    clearTimeout(this.#timer);
    this.at = null;
    this.#owner = null;
  }

  isAt(owner: Element): boolean {
    return this.at !== null && this.#owner === owner;
  }
}

export const looking = new Looking();

/** Makes a thing one that can be looked at closer. `look` is asked only when somebody does. */
export function looks(node: HTMLElement, look: () => Look | null) {
  let ask = look;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let pressed = false;
  let closeOnClick = false;

  const show = (mode: Mode) => {
    const found = ask();
    if (found) looking.show(node, found, mode);
  };
  const stop = () => clearTimeout(timer);
  const on = {
    pointerenter(event: PointerEvent) {
      if (event.pointerType === 'touch') return;
      stop();
      timer = setTimeout(() => looking.at === null && show('hover'), HOVER);
    },
    pointerleave() {
      stop();
      if (looking.isAt(node) && looking.mode === 'hover') looking.close();
    },
    pointerdown(event: PointerEvent) {
      stop();
      pressed = false;
      if (looking.isAt(node) && looking.mode === 'hover') looking.close();
      if (event.pointerType !== 'touch') return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        pressed = true;
        show('press');
      }, PRESS);
    },
    pointermove(event: PointerEvent) {
      if (
        event.pointerType === 'touch' &&
        Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP
      )
        stop();
    },
    pointerup() {
      stop();
      if (!pressed) return;
      looking.close(node);
      closeOnClick = true;
      // The click that follows a long press, if one does, is not meant.
      setTimeout(() => (closeOnClick = false), 50);
    },
    pointercancel() {
      stop();
      if (pressed) looking.close(node);
    },
    click(event: MouseEvent) {
      if (!closeOnClick) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    contextmenu(event: MouseEvent) {
      event.preventDefault();
      if (!pressed) show('stay');
    },
    keydown(event: KeyboardEvent) {
      if (event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      if (looking.isAt(node)) looking.close();
      else show('stay');
    },
    // A button is pressed when Space is let go.
    keyup(event: KeyboardEvent) {
      if (event.key === ' ') event.preventDefault();
    },
    blur() {
      looking.close(node);
    },
  };
  for (const [name, listener] of Object.entries(on))
    node.addEventListener(name, listener as EventListener, { capture: name === 'click' });
  return {
    update(next: () => Look | null) {
      ask = next;
    },
    destroy() {
      stop();
      looking.close(node);
      for (const [name, listener] of Object.entries(on))
        node.removeEventListener(name, listener as EventListener, { capture: name === 'click' });
    },
  };
}
