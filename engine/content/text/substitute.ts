// `{name}` in a text → the words of that variable, or what a label says there; `{{` → a brace.

import type { Placeholders } from '../../model/shape';

export type Variables = Readonly<Record<string, string>>;

/** A brace that names no variable. `offset` counts UTF-16 units from the start of the text. */
interface UnknownVariable {
  readonly name: string;
  readonly offset: number;
}

const braces = /\{\{|\{([A-Za-z][A-Za-z0-9_-]*)\}|\{/g;

/** The variables that a text names. */
export const findVariables = (text: string): string[] =>
  [...text.matchAll(braces)].flatMap(([, name]) => name ?? []);

/** Whether replacing the variables of one text may give another: it contains the parts between them, in order. */
export function mayBecome(text: string, other: string): boolean {
  // The names are between the parts.
  const kept = text.split(braces).filter((_, index) => index % 2 === 0);
  return kept.length > 1 && kept.every((part, index) => part === '' || other.includes(part, index));
}

const lookUp = (variables: Variables, name: string): string | undefined =>
  Object.hasOwn(variables, name) ? variables[name] : undefined;

/** The text with its variables replaced; unknown ones stay as they are. */
export function substitute(text: string, variables: Variables): string {
  if (!text.includes('{')) return text;
  return text.replace(braces, (match: string, name: string | undefined) => {
    if (match === '{{') return '{';
    return (name === undefined ? undefined : lookUp(variables, name)) ?? match;
  });
}

/**
 * A template with its variables replaced; its placeholders and what else has to do with braces stay as they are, for
 * `substitute` to fill in when it is shown.
 */
export const substituteTemplate = (
  text: string,
  variables: Variables,
  placeholders: Placeholders,
): string =>
  text.replace(braces, (match: string, name: string | undefined) => {
    if (name === undefined || Object.hasOwn(placeholders, name)) return match;
    return lookUp(variables, name)?.replaceAll('{', '{{') ?? match;
  });

/** The braces of a text that name no variable; `name` is empty for a brace that names nothing. */
export function findUnknownVariables(text: string, variables: Variables): UnknownVariable[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(braces)]
    .filter(
      ([match, name]) =>
        match !== '{{' && (name === undefined || lookUp(variables, name) === undefined),
    )
    .map((match) => ({ name: match[1] ?? '', offset: match.index }));
}
