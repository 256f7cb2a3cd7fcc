/** A few words at the lower edge that go away by themselves. */
class Toasts {
  list = $state<{ id: number; text: string }[]>([]);
  #last = 0;

  show(text: string): void {
    const id = ++this.#last;
    this.list.push({ id, text });
    setTimeout(() => (this.list = this.list.filter((toast) => toast.id !== id)), 3000 + text.length * 40);
  }
}

export const toasts = new Toasts();
export const toast = (text: string): void => toasts.show(text);
