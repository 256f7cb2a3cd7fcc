import type { Choice } from './choice.svelte';
import { looking } from './look.svelte';

/** What a thing that may be filled into a blank needs to be a button: spread it, and draw it as it likes. */
export function option(choice: Choice, blank: string, value: unknown) {
  const chosen = choice.is(blank, value);
  const lit = choice.can(blank, value);
  const impossible = choice.mine && !lit && !choice.could(blank, value);
  return {
    class: chosen ? 'sel' : lit ? 'can' : impossible ? 'dis' : '',
    'aria-pressed': choice.mine ? chosen : undefined,
    'aria-disabled': impossible || undefined,
    'data-handle': handle(blank, value),
    'data-blank': blank,
    onclick: async ({ currentTarget }: MouseEvent) => {
      if (!impossible && choice.mine) return choice.pick(blank, value);
      const thing = currentTarget as HTMLElement;
      looking.say(thing, await choice.why(blank, value));
    },
    ...pointing(choice, blank, value),
    ondblclick: () => {
      if (choice.is(blank, value)) void choice.confirm();
    },
  } as const;
}

/** What a pick would come to is said as soon as somebody looks at the thing. */
export function pointing(choice: Choice, blank: string, value: unknown) {
  const point = () => choice.point(blank, value);
  const leave = () => choice.leave();
  return { onpointerenter: point, onfocus: point, onpointerleave: leave, onblur: leave } as const;
}

/** A name of its own in the DOM, so that the focus finds it again after an update. */
export const handle = (blank: string, value: unknown): string =>
  `${blank}-${typeof value === 'object' ? JSON.stringify(value) : value}`;
