import { untrack } from 'svelte';

/** Live regions: the one place where a screen reader hears what happens. The shell draws both. */
const MERGE = 400;

class Announcer {
  polite = $state('');
  assertive = $state('');
  #queue: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  narrate(text: string): void {
    if (!text) return;
    this.#queue.push(text);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.polite = fresh(this.polite, this.#queue.splice(0).join(' '));
    }, MERGE);
  }

  /** Whoever says something is not to say it again because it was said. */
  alert(text: string): void {
    this.assertive = fresh(
      untrack(() => this.assertive),
      text,
    );
  }

  hush(): void {
    this.assertive = '';
  }
}

/** The same words again are read again only if the text differs: a space that is not seen does it. */
function fresh(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text;
}

export const announcer = new Announcer();

/** Tells politely, in order; what comes within a moment is told in one breath. */
export const narrate = (text: string): void => announcer.narrate(text);

/** Interrupts: only for «your turn» and a clock that runs out. */
export const alert = (text: string): void => announcer.alert(text);

/** What was alerted is true no longer: whoever goes looking for it does not find it. */
export const hush = (): void => announcer.hush();
