import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import terminal from './terminal.json' with { type: 'json' };

const FILE = /\.ftl\?raw$/;
const ONLY_TERMINAL = new RegExp(`^(?:${terminal.join('|')})-`);
const REPORTED = /^arena-/; // all that only the terminal says of a game's texts
const GAME = /\/games\//;

/** Texts as the page needs them: without comments, and without what only the terminal says (terminal.json). */
export function words(): Plugin {
  return {
    name: 'malina-words',
    enforce: 'pre',
    load(id) {
      if (!FILE.test(id)) return;
      const file = id.replace('?raw', '');
      this.addWatchFile(file);
      return `export default ${JSON.stringify(needed(readFileSync(file, 'utf-8'), GAME.test(file) ? REPORTED : ONLY_TERMINAL))}`;
    },
  };
}

/** An entry goes from a line that does not begin with a blank to the next one. */
function needed(text: string, without: RegExp): string {
  const entries = text.split(/\n(?=\S)/).filter((entry) => !entry.startsWith('#') && !without.test(entry));
  return entries.map((entry) => entry.trimEnd()).join('\n');
}
