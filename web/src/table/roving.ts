import type { Attachment } from 'svelte/attachments';

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Box {
  x: number;
  y: number;
}

/** The nearest in the direction of an arrow; things aside count as farther. -1 if there is none. */
export function nearest(from: Box, boxes: readonly Box[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const ahead = (box.x - from.x) * dx + (box.y - from.y) * dy;
    const aside = Math.abs((box.x - from.x) * dy) + Math.abs((box.y - from.y) * dx);
    if (ahead > 1 && ahead + aside * 3 < least) {
      least = ahead + aside * 3;
      best = i;
    }
  });
  return best;
}

/** One stop of the Tab key for a group; the arrows move inside it. */
export function roving(selector = 'button'): Attachment<HTMLElement> {
  return (group) => {
    const items = () => [...group.querySelectorAll<HTMLElement>(selector)];

    function settle(stop?: Element | null): void {
      const all = items();
      const one = all.find((item) => item === stop) ?? all.find((item) => item.tabIndex === 0) ?? all[0];
      for (const item of all) item.tabIndex = item === one ? 0 : -1;
    }

    function key(event: KeyboardEvent): void {
      const all = items();
      const at = all.indexOf((event.target as Element).closest<HTMLElement>(selector)!);
      if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const arrow = ARROWS[event.key];
      let to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : -1;
      if (arrow) {
        const boxes = all.map(middle);
        to = nearest(boxes[at]!, boxes, arrow);
        // In a single row or column the other arrows step on, and the ends meet.
        if (to < 0) to = (at + arrow[0] + arrow[1] + all.length) % all.length;
      }
      if (to < 0) return;
      event.preventDefault();
      settle(all[to]);
      all[to]!.focus();
    }

    const focused = (event: FocusEvent) => settle(event.target as Element);
    const watch = new MutationObserver(() => settle());
    watch.observe(group, { childList: true, subtree: true });
    group.addEventListener('keydown', key);
    group.addEventListener('focusin', focused);
    settle();
    return () => {
      watch.disconnect();
      group.removeEventListener('keydown', key);
      group.removeEventListener('focusin', focused);
    };
  };
}

function middle(item: HTMLElement): Box {
  const box = item.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
