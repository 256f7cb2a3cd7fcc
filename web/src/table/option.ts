import type { Choice } from './choice.svelte';

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
    onclick: () => void (impossible || !choice.mine ? choice.why(blank, value) : choice.pick(blank, value)),
    ondblclick: () => {
      if (choice.is(blank, value)) void choice.confirm();
    },
  } as const;
}

/** A name of its own in the DOM, so that the focus finds it again after an update. */
export const handle = (blank: string, value: unknown): string =>
  `${blank}-${typeof value === 'object' ? JSON.stringify(value) : value}`;
