import { untrack } from 'svelte';
import { alert, hush, narrate } from '../lib/announcer.svelte';
import { notify } from '../lib/notify';
import { play } from '../lib/sound';
import { text, type GameText } from '../lib/text.svelte';
import { spoken } from './ask';
import type { Waiting } from '../games';
import { called, type Call } from './call';
import { nameOf, type Choice } from './choice.svelte';
import { LAST_SECONDS, type Clocks } from './clock.svelte';
import type { Decision } from './sentences';
import type { Source } from './source';

interface Told {
  client: Source;
  choice: Choice;
  clocks: Clocks;
  gt: () => GameText;
  names: () => string[];
  call: () => Call;
  waiting: () => Waiting | null;
}

/** Tells what happens to those who do not look: in words, by sound, in the title of the window. */
export function narration({ client, choice, clocks, gt, names, call, waiting }: Told): void {
  let heard = client.events.length;

  $effect(() => {
    const events = client.events;
    untrack(() => {
      // An undo takes events back; those who heard them hear only what comes instead.
      for (const event of events.slice(Math.min(heard, events.length))) narrate(gt().event(event, names()));
      heard = events.length;
    });
  });

  /** All there is to say about a decision; the same as long as it is the same. */
  const words = (decision: Decision | null) =>
    decision ? spoken(decision, { game: client.room?.game ?? '', gt: gt(), names: names() }) : '';
  const asked = $derived(words(choice.required));
  let calling: Call | null = null;
  $effect(() => {
    if (!asked) {
      calling = null;
      return untrack(hush);
    }
    untrack(() => {
      // One call for a turn, or for answering in another's; the questions inside it are only read.
      if (calling === call()) return narrate(asked);
      calling = call();
      summon(gt().say('game-name'), called(calling, asked));
    });
  });
  // Where somebody waits for an answer, each deal calls once, also whoever is asked something else.
  const awaited = $derived(waiting()?.id ?? '');
  $effect(() => {
    if (awaited) untrack(() => summon(gt().say('game-name'), called('answer', waiting()!.words)));
    else if (!asked) untrack(hush);
  });
  $effect(() => hush);

  // Whoever is out, or has gone to another window, is called to the end.
  let playing = false;
  $effect(() => {
    if (client.room?.phase === 'over' && playing && document.hidden)
      untrack(() => summon(gt().say('game-name'), text.say('table-over')));
    playing = client.room?.phase === 'playing';
  });

  // Other offers call nobody: they are read when they come for the first time, and when one is opened.
  const known = new Set<string>();
  $effect(() => {
    for (const offer of choice.decisions.filter((one) => !one.required)) {
      const name = nameOf(offer);
      if (!known.has(name)) untrack(() => narrate(text.say('table-offered', { offer: words(offer) })));
      known.add(name);
    }
  });
  const opened = $derived(choice.decision === choice.required ? '' : words(choice.decision));
  $effect(() => narrate(opened));

  const mine = $derived(choice.required ? clocks.mine(client.room?.me ?? null) : null);
  const hurry = $derived(mine !== null && mine > 0 && mine < LAST_SECONDS);
  const second = $derived(hurry && mine !== null ? Math.ceil(mine) : null);
  $effect(() => {
    if (hurry) alert(text.say('table-hurry', { seconds: LAST_SECONDS }));
  });
  $effect(() => {
    if (second !== null) play('tick');
  });

  $effect(() => {
    if (choice.required) return awake();
  });
}

function summon(game: string, words: string): void {
  alert(words);
  play('turn');
  notify(game, words);
  // Before the first touch browsers forbid it, and say so in the console.
  if (!document.hidden && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(30);
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
