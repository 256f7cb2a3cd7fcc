import { flushSync } from 'svelte';
import { Show } from '../../src/games/sheriff/show.svelte';

/** A table whose view is told anew with everything that happens, as the server tells it. */
export class FakeFair {
  events = $state.raw<any[]>([]);
  view = $state.raw<any>({ deals: [] });
  cards = $state.raw<Record<string, any>>({ bread: { value: 3 }, silk: { value: 8 } });

  card(face: string): any {
    return this.cards[face];
  }

  tell(...told: any[]): void {
    this.events = [...this.events, ...told];
    this.view = { deals: this.view.deals.map((deal: any) => ({ ...deal })) };
    this.cards = { ...this.cards };
    flushSync();
  }

  shown(): [Show, () => void] {
    let show: Show;
    const stop = $effect.root(() => {
      show = new Show(this as any);
    });
    flushSync();
    return [show!, stop];
  }
}
