// `{name}` in a text → the words of that variable; `{{` → a brace.

export type Variables = Readonly<Record<string, string>>;

/** A brace that names no variable. `offset` counts UTF-16 units from the start of the text. */
export interface UnknownVariable {
  readonly name: string;
  readonly offset: number;
}

const placeholder = /\{\{|\{([A-Za-z][A-Za-z0-9_-]*)\}|\{/g;

const lookUp = (variables: Variables, name: string): string | undefined =>
  Object.hasOwn(variables, name) ? variables[name] : undefined;

/** The text with its variables replaced; what it cannot replace stands as it was. */
export function substitute(text: string, variables: Variables): string {
  if (!text.includes('{')) return text;
  return text.replace(placeholder, (match: string, name: string | undefined) => {
    if (match === '{{') return '{';
    return (name === undefined ? undefined : lookUp(variables, name)) ?? match;
  });
}

/** The braces of a text that name no variable; `name` is empty for a brace that names nothing. */
export function findUnknownVariables(text: string, variables: Variables): UnknownVariable[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(placeholder)]
    .filter(
      ([match, name]) =>
        match !== '{{' && (name === undefined || lookUp(variables, name) === undefined),
    )
    .map((match) => ({ name: match[1] ?? '', offset: match.index }));
}
