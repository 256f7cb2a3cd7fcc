/** The keys that work everywhere at the table, whatever the layout of the keyboard. */
export interface Deeds {
  rules(): void;
  keys(): void;
  lastLine(): void;
  hand(): void;
  waiting(): void;
  chat(): void;
  hide(): void;
  /** Take back one step. */
  back(): void;
  /** Do it, if all blanks are filled; says whether it did. */
  confirm(): boolean;
  digit(n: number): void;
}

const LETTERS: Record<string, keyof Deeds> = {
  KeyL: 'lastLine',
  KeyH: 'hand',
  KeyW: 'waiting',
  KeyC: 'chat',
  KeyM: 'hide',
  KeyK: 'keys',
};

/** Whoever types means a letter, whichever key it is. */
export const isTyping = ({ target }: Event): boolean =>
  !!(target as Partial<Element> | null)?.closest?.('input, textarea, select, [contenteditable]');

export function onKey(event: KeyboardEvent, deeds: Deeds): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const at = event.target as HTMLElement;
  if (isTyping(event) || at.closest('dialog[open], [role=menu]')) return;
  if (event.key === 'Enter') {
    // On a button Enter presses it; on what is chosen already it says yes to the whole.
    const chosen = at.closest('[aria-pressed=true], [aria-checked=true], .sel');
    if ((chosen || !at.closest('button, a')) && deeds.confirm()) event.preventDefault();
    return;
  }
  if (event.key === 'Escape') return deeds.back();
  if (event.key === '?' || (event.code === 'Slash' && event.shiftKey)) {
    event.preventDefault();
    return deeds.rules();
  }
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit && !event.shiftKey) return deeds.digit(Number(digit));
  const letter = LETTERS[event.code];
  if (!letter || event.shiftKey) return;
  event.preventDefault();
  (deeds[letter] as () => void)();
}

/** The option a digit means: the one with this number on it, else the n-th. */
export function byDigit(options: readonly unknown[], n: number): unknown {
  const numbered = options.every((one) => one === null || Number.isInteger(one));
  return numbered ? options.find((one) => one === n) : options[n - 1];
}
