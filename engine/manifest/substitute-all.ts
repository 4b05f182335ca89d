// A parsed file → the same with its variables replaced and its comments left out, and the braces that name nothing.
import { toPointer } from '../content/shape';
import { findUnknownVariables, substitute, type Variables } from '../content/substitute';
import type { Finding } from './finding';
import { findNearest } from './nearest';

interface Substitution {
  readonly file: string;
  readonly variables: Variables;
  readonly findings: Finding[];
}

const reserved = new Set(['$schema', '$comment']);

/** Control characters but for tab and line breaks, halves of pairs, and what is no character. */
const notText =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff\ud800-\udfff]/u;

function checkText(text: string, pointer: string, part: 'key' | 'value', into: Substitution): void {
  const found = notText.exec(text)?.[0];
  if (found === undefined) return;
  const character = `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  into.findings.push({ code: 'not-text', file: into.file, pointer, part, params: { character } });
}

function substituteText(
  text: string,
  pointer: string,
  part: 'key' | 'value',
  into: Substitution,
): string {
  checkText(text, pointer, part, into);
  if (!text.includes('{')) return text;
  const { file, variables, findings } = into;
  for (const { name } of findUnknownVariables(text, variables)) {
    const near = name === '' ? undefined : findNearest(name, Object.keys(variables));
    findings.push({
      code: 'unknown-variable',
      file,
      pointer,
      part,
      within: `{${name}`,
      params: { name, near },
    });
  }
  return substitute(text, variables);
}

/** Keys are replaced like values: a heading may hold a variable. */
export function substituteAll(value: unknown, pointer: string, into: Substitution): unknown {
  if (typeof value === 'string') return substituteText(value, pointer, 'value', into);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((item, index) => substituteAll(item, toPointer(pointer, index), into));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (reserved.has(key)) return [];
      const at = toPointer(pointer, key);
      return [[substituteText(key, at, 'key', into), substituteAll(inner, at, into)]];
    }),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The variables of a manifest, as far as they are texts. They are not replaced in one another. */
export function readVariables(
  manifest: unknown,
  file: string,
): { variables: Variables; findings: Finding[] } {
  const own = isRecord(manifest) && Object.hasOwn(manifest, 'variables') ? manifest.variables : {};
  const entries = Object.entries(isRecord(own) ? own : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('$'),
  );
  const findings = entries.flatMap(([name, text]): Finding[] =>
    /\{[A-Za-z]/.test(text)
      ? [
          {
            code: 'variable-in-variable',
            file,
            pointer: toPointer('/variables', name),
            params: { name },
          },
        ]
      : [],
  );
  return { variables: Object.fromEntries(entries), findings };
}
