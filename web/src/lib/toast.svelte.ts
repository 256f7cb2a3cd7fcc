/** A few words at the lower edge that go away by themselves. */
class Toasts {
  list = $state<{ id: number; text: string; to: string }[]>([]);
  #last = 0;

  show(text: string, to: string): void {
    const id = ++this.#last;
    this.list.push({ id, text, to });
    const time = (to ? 9000 : 3000) + text.length * 40; // what may be touched waits for a hand
    setTimeout(() => this.drop(id), time);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
/** `to`: the page it leads to, if any. */
export const toast = (text: string, to = ''): void => toasts.show(text, to);
