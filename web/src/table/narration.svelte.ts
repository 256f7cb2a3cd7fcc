import { untrack } from 'svelte';
import { alert, hush, narrate } from '../lib/live.svelte';
import { play } from '../lib/sound';
import { text, type GameText } from '../lib/text.svelte';
import type { Choice } from './choice.svelte';
import type { Clocks } from './clock.svelte';
import type { Source } from './source';

const LAST_SECONDS = 10;

interface Told {
  client: Source;
  choice: Choice;
  clocks: Clocks;
  gt: () => GameText;
  names: () => string[];
}

/** Tells what happens to those who do not look: in words, by sound, in the title of the window. */
export function narration({ client, choice, clocks, gt, names }: Told): void {
  let heard = client.events.length;

  $effect(() => {
    const events = client.events;
    untrack(() => {
      // An undo takes events back; those who heard them hear only what comes instead.
      for (const event of events.slice(Math.min(heard, events.length))) narrate(gt().event(event, names()));
      heard = events.length;
    });
  });

  const kind = $derived(choice.mine ? (choice.decision?.kind ?? null) : null);
  let called = false;
  $effect(() => {
    if (kind === null) {
      called = false;
      return untrack(hush);
    }
    untrack(() => {
      const question = gt().decision({ ...choice.decision }, names());
      // One call for a turn; the questions inside it are only read.
      if (called) return narrate(question);
      called = true;
      alert(yourTurn(question));
      play('turn');
      // Before the first touch browsers forbid it, and say so in the console.
      if (!document.hidden && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(30);
    });
  });
  $effect(() => hush);

  const mine = $derived(choice.mine ? clocks.left(client.room?.me ?? null) : null);
  const hurry = $derived(mine !== null && mine > 0 && mine < LAST_SECONDS);
  const second = $derived(hurry && mine !== null ? Math.ceil(mine) : null);
  $effect(() => {
    if (hurry) alert(text.say('table-hurry', { seconds: LAST_SECONDS }));
  });
  $effect(() => {
    if (second !== null) play('tick');
  });

  $effect(() => {
    if (choice.mine) return awake();
  });
}

/** Keeps the screen on, also after the window was away for a while. */
function awake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  async function ask() {
    if (document.visibilityState !== 'visible') return;
    // A battery saver may say no; then the screen goes dark as ever.
    const got = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (over) void got?.release();
    else lock = got;
  }
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}

/** Calls me to the table; a question that does so itself is enough. */
export function yourTurn(question: string): string {
  const call = text.say('table-your-turn');
  return question.startsWith(call) ? question : `${call}. ${question}`;
}
