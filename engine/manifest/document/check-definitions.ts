// The addresses that a document gives names to → the names that it gives twice.

import type { Token } from 'markdown-it';
import type { ParamsOf } from '../catalogue';
import type { DocumentContext } from './document-context';

const definition =
  /^(?:[ \t]|>|[-+*][ \t]|\d{1,9}[.)][ \t])*\[(?!\^)((?:[^[\]\\\n]|\\.)+)\]:[ \t]*\S/;

const leaves = new Set(['inline', 'fence', 'code_block', 'html_block']);

/** The lines that are words or code: what looks like a definition there is none. */
const findTaken = (tokens: readonly Token[]): ReadonlySet<number> =>
  new Set(
    tokens.flatMap(({ type, map }) =>
      map && leaves.has(type)
        ? Array.from({ length: map[1] - map[0] }, (_, index) => map[0] + index)
        : [],
    ),
  );

export function checkDefinitions(
  text: string,
  tokens: readonly Token[],
  context: DocumentContext,
): void {
  if (!text.includes(']:')) return;
  const taken = findTaken(tokens);
  const seen = new Set<string>();
  for (const [line, words] of text.split(/\r\n?|\n/).entries()) {
    const label = taken.has(line) ? undefined : definition.exec(words)?.[1];
    if (label === undefined) continue;
    const name = context.markdown.utils.normalizeReference(label);
    if (seen.has(name)) {
      const params: ParamsOf<'duplicate-key'> = {
        key: label,
        what: 'reference',
        holder: 'document',
        counts: 'first',
      };
      const offset = context.lines.offsetOf(line) + words.indexOf(`[${label}]:`) + 1;
      context.report(offset, { code: 'duplicate-key', params });
    }
    seen.add(name);
  }
}
