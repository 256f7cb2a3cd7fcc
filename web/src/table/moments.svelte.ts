import { untrack } from 'svelte';
import type { Extras, Secret } from '../games';
import type { GameText } from '../lib/text.svelte';
import { keep, recall } from '../lib/session';
import type { TableClient } from '../lib/socket.svelte';
import type { Told } from './log';

const DEALT = 6000;
const FALL = 3000;

/** What is shown large for a moment: the secret that was dealt to me, somebody who leaves. Any touch or key ends it. */
export class Moments {
  secret = $state.raw<Secret | null>(null);
  fall = $state.raw<Told | null>(null);

  /** Inside a component. */
  constructor(client: TableClient, extras: () => Extras, gt: () => GameText, names: () => string[]) {
    const dealt = $derived.by(() => {
      const me = client.room?.me ?? null;
      if (me === null || client.room?.phase !== 'playing' || !client.view) return null;
      return extras().secret?.(client.view, me, gt(), names()) ?? null;
    });
    const id = $derived(dealt?.id ?? '');
    $effect(() => {
      if (!id) return;
      const key = `malina-dealt-${client.id}`;
      if (recall(key) === id) return;
      keep(key, id);
      untrack(() => (this.secret = dealt));
    });

    let seen = client.events.length;
    $effect(() => {
      const events = client.events as Told[];
      untrack(() => {
        const fresh = events.slice(Math.min(seen, events.length));
        seen = events.length;
        this.fall = fresh.findLast((event) => extras().falls?.(event)) ?? this.fall;
      });
    });

    $effect(() => {
      if (!this.secret && !this.fall) return;
      const timer = setTimeout(() => this.end(), this.secret ? DEALT : FALL);
      const end = () => this.end();
      addEventListener('pointerdown', end, true);
      addEventListener('keydown', end, true);
      return () => {
        clearTimeout(timer);
        removeEventListener('pointerdown', end, true);
        removeEventListener('keydown', end, true);
      };
    });
  }

  end(): void {
    this.secret = this.fall = null;
  }
}
