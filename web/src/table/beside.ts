/** Where a note lies beside the thing that it points at, as styles. */
export interface Spot {
  side: 'right' | 'below' | 'above';
  note: string;
  ring: string;
}

const EDGE = 10;
const GAP = 14;

/** A place for the note beside the first thing of this kind that can be seen; it never reaches below the stage, where
 * the bar and the hand are. */
export function placed(selector: string, note: HTMLElement): Spot | null {
  const stage = document.querySelector('.stage')?.getBoundingClientRect();
  const thing = [...document.querySelectorAll<HTMLElement>(selector)].find(visible)?.getBoundingClientRect();
  if (!stage || !thing) return null;
  const { offsetWidth: width, offsetHeight: height } = note;
  const ring = `left:${thing.left}px;top:${thing.top}px;width:${thing.width}px;height:${thing.height}px`;
  const floor = stage.bottom - height - EDGE;
  const middle = thing.left + thing.width / 2;
  if (innerWidth > 1100 && thing.right + GAP + width + EDGE < stage.right && thing.top < stage.bottom) {
    const top = clamp(thing.top + thing.height / 2 - 28, stage.top + EDGE, floor);
    return { side: 'right', note: `left:${thing.right + GAP}px;top:${top}px`, ring };
  }
  const left = clamp(middle - width / 2, EDGE, stage.right - width - EDGE);
  const below = thing.bottom + GAP + height <= stage.bottom;
  const top = below ? thing.bottom + GAP : clamp(thing.top - height - GAP, stage.top + EDGE, floor);
  const style = `left:${left}px;top:${top}px;--px:${clamp(middle - left, 18, width - 18)}px`;
  return { side: below ? 'below' : 'above', note: style, ring };
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

function visible(element: HTMLElement): boolean {
  const { width, height, bottom, right } = element.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && right > 0;
}
