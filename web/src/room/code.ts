/** The code of a table, as people type, paste and read it aloud. */

const LENGTH = 8;

/** Letters of a Russian keyboard that look like those of a code. */
const LOOKS_LIKE: Record<string, string> = Object.fromEntries(
  [...'АВЕЁЗКМНОРСТУХ'].map((letter, i) => [letter, 'ABEE3KMHOPCTYX'[i]!]),
);

/** The table in what somebody entered (a code in any spelling, or a whole link), or null. */
export function tableCode(entered: string): string | null {
  const code = fromLink(entered) ?? entered;
  const signs = [...code.toUpperCase()].map((c) => LOOKS_LIKE[c] ?? c).filter((c) => /[A-Z0-9]/.test(c));
  if (signs.length !== LENGTH) return null;
  return signs.join('');
}

/** As people read it: in two halves. */
export function shownCode(table: string): string {
  return table.length === LENGTH ? `${table.slice(0, LENGTH / 2)}-${table.slice(LENGTH / 2)}` : table;
}

/** A link may come with words around it, as messengers share them. */
function fromLink(entered: string): string | null {
  const found = /\/[tr]\/([^/?#\s]+)/.exec(entered);
  return found ? found[1]! : null;
}
