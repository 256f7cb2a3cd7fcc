import { api } from './api';
import type { Me, MeChange } from './wire';

/** Who I am on this device. `known` is false until the server has said. */
class Myself {
  #me = $state.raw<Me>({ name: '', mask: '', permanent: false });
  known = $state(false);

  get name(): string {
    return this.#me.name;
  }

  get mask(): string {
    return this.#me.mask;
  }

  get permanent(): boolean {
    return this.#me.permanent;
  }

  set(me: Me): void {
    this.#me = me;
    this.known = true;
  }

  async load(): Promise<void> {
    this.set(await api.me());
  }

  async change(change: MeChange): Promise<void> {
    this.set(await api.putMe(change));
  }
}

export const me = new Myself();
