import type { Decision } from './sentences';

/** The one verb that there is, where nothing is left to choose or to fill in; else none. */
export function onlyVerb({ says }: Decision): string {
  const [say] = says;
  return says.length === 1 && say && !Object.keys(say.blanks).length ? say.cmd : '';
}
