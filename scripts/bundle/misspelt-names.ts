// The text of a style sheet of a site → the properties with a letter too many: of these alone the bundler says nothing.
import type { DoubtfulRule } from './foreign-rules';

interface Use {
  readonly name: string;
  readonly offset: number;
}

/** What opens a bracket is the selector of a rule. `code` is a sheet without its comments. */
const listDeclared = (code: string): Use[] =>
  Array.from(code.matchAll(/(?<=[{;]\s*)([a-z][a-z-]+)\s*:[^:;{}]*(?=[;}])/gi), (found) => ({
    name: found[1] ?? '',
    offset: found.index,
  }));

/** The properties that a sheet declares. */
export const listNames = (code: string): string[] => listDeclared(code).map(({ name }) => name);

/** `listKnown`: the properties that the sheets of the engine declare. */
export function findMisspeltNames(code: string, listKnown: () => Iterable<string>): DoubtfulRule[] {
  const declared = listDeclared(code);
  if (declared.length === 0) return [];
  const known = new Set(listKnown());
  return declared.flatMap(({ name, offset }): DoubtfulRule[] => {
    if (known.has(name)) return [];
    const near = /colour/i.test(name)
      ? name.replace(/colour/i, 'color')
      : Array.from(name, (_, at) => name.slice(0, at) + name.slice(at + 1)).find((shorter) =>
          known.has(shorter),
        );
    if (near === undefined) return [];
    return [{ offset, params: { reason: `"${name}" is not a known CSS property`, near } }];
  });
}
