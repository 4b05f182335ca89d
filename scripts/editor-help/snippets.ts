// An example → the body of a snippet: each of its texts and numbers a place to tab to.

/** https://code.visualstudio.com/docs/editing/userdefinedsnippets: what would end a placeholder. */
const escapePlaceholder = (text: string): string => text.replace(/[\\$}]/g, '\\$&');

export function toSnippet(example: unknown): unknown {
  let stop = 0;
  const convert = (value: unknown, key?: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => convert(item));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, convert(inner, name)]),
      );
    // The type says which snippet it is; a mark before it makes another thing than a text of it.
    if (typeof value !== 'string' || key === 'type') return value;
    stop += 1;
    return `\${${stop}:${escapePlaceholder(value)}}`;
  };
  return convert(example);
}
