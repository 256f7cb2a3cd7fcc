import type { Decision } from './sentences';

/** The one verb that there is besides these, where nothing is left to choose or to fill in; else none. */
export function onlyVerb(decision: Decision, besides: readonly string[] = []): string {
  const says = decision.says.filter(({ cmd }) => !besides.includes(cmd));
  const [say] = says;
  return says.length === 1 && say && !Object.keys(say.blanks).length ? say.cmd : '';
}
