import { me } from '../lib/me.svelte';
import { anyMask } from './people';

/** Who I am going to be at a table: what the server remembers of me, until I write something else. */
export class WhoAmI {
  #name = $state<string>();
  #mask = $state<string>();
  // Somebody who has no mask yet gets one to start with.
  #any = anyMask();

  get name(): string {
    return this.#name ?? me.name;
  }
  set name(name: string) {
    this.#name = name;
  }

  get mask(): string {
    return this.#mask ?? (me.mask || this.#any);
  }
  set mask(mask: string) {
    this.#mask = mask;
  }

  get named(): boolean {
    return this.name.trim() !== '';
  }

  /** Tells the server, if it does not know yet. */
  async save(): Promise<void> {
    const name = this.name.trim();
    if (name !== me.name || this.mask !== me.mask) await me.change({ name, mask: this.mask as never });
  }
}
