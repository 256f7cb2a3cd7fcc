import { me } from '../lib/me.svelte';
import { anyMask, freeMask } from './people';

/** Who I am going to be at a table: what the server remembers of me, until I write something else. */
export class WhoAmI {
  #name = $state<string>();
  #mask = $state<string>();
  // Somebody who has no mask yet gets one to start with.
  #any = anyMask();

  /** `worn`: by others at that table. */
  constructor(private worn: () => readonly string[] = () => []) {}

  get name(): string {
    return this.#name ?? me.name;
  }
  set name(name: string) {
    this.#name = name;
  }

  get mask(): string {
    const usual = me.mask || this.#any;
    return this.#mask ?? (this.worn().includes(usual) ? freeMask(this.worn()) : usual);
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
    const mask = this.#mask ?? (me.mask || this.mask); // one that is taken here is still mine elsewhere
    if (name !== me.name || mask !== me.mask) await me.change({ name, mask: mask as never });
  }
}
