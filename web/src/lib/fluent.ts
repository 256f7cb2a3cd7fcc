import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** Variables that may stand for an absent argument. */
export const SELECTED_ON = /_(id|kind|count|me)$/;

/** Fluent files of one language; the page's counterpart of malina/text/bundle.py. */
export class Bundle {
  #fluent: FluentBundle;
  #variables = new Map<string, Set<string>>();

  constructor(
    readonly lang: string,
    files: readonly string[],
  ) {
    this.#fluent = new FluentBundle(lang, { useIsolating: false });
    for (const file of files) {
      for (const error of this.#fluent.addResource(new FluentResource(file))) wrong(error.message);
    }
  }

  has(id: string): boolean {
    return this.#fluent.hasMessage(id);
  }

  /** The blanks of a message and of those it refers to, selectors included. */
  variables(id: string): Set<string> {
    let found = this.#variables.get(id);
    if (!found) {
      found = new Set();
      this.#collect(this.#fluent.getMessage(id), found);
      this.#variables.set(id, found);
    }
    return found;
  }

  #collect(node: unknown, found: Set<string>): void {
    if (!node || typeof node !== 'object') return;
    const { type, name } = node as { type?: unknown; name?: unknown };
    if (type === 'var' && typeof name === 'string') found.add(name);
    if (type === 'mesg' && typeof name === 'string') this.variables(name).forEach((each) => found.add(each));
    Object.values(node).forEach((part) => this.#collect(part, found));
  }

  format(id: string, args: Record<string, FluentVariable>): string {
    const value = this.#fluent.getMessage(id)?.value;
    if (value === undefined || value === null) return wrong(`no message ${id} in ${this.lang}`, id);
    const absent: Record<string, FluentVariable> = {};
    for (const name of this.variables(id)) {
      if (SELECTED_ON.test(name)) absent[name] = name.endsWith('_count') ? 0 : 'none';
    }
    const errors: Error[] = [];
    const text = this.#fluent.formatPattern(value, { ...absent, ...args }, errors);
    return errors.length ? wrong(`${id} in ${this.lang}: ${errors.map(String).join('; ')}`, text) : text;
  }
}

/** A test must fail where a player had better read something half right. */
function wrong(problem: string, instead = ''): string {
  if (import.meta.env.MODE === 'test') throw new Error(problem);
  console.error(problem);
  return instead;
}
