// An example → the body of a snippet: each of its texts and numbers becomes a tab stop.

/** Characters that would end a placeholder: https://code.visualstudio.com/docs/editing/userdefinedsnippets */
const escapePlaceholder = (text: string): string => text.replace(/[\\$}]/g, '\\$&');

export function toSnippet(example: unknown): unknown {
  let stop = 0;
  const convert = (value: unknown, key?: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => convert(item));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, convert(inner, name)]),
      );
    // The type identifies the snippet; a leading caret makes a value other than a string.
    if (typeof value !== 'string' || key === 'type') return value;
    stop += 1;
    return `\${${stop}:${escapePlaceholder(value)}}`;
  };
  return convert(example);
}
