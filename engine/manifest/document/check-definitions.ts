// The addresses that a document gives names to → the names that it gives twice, and those that it never uses.

import type { Token } from 'markdown-it';
import type { ParamsOf } from '../catalogue';
import type { DocumentContext } from './document-context';

const definition =
  /^(?:[ \t]|>|[-+*][ \t]|\d{1,9}[.)][ \t])*\[(?!\^)((?:[^[\]\\\n]|\\.)+)\]:[ \t]*(?=\S)/;

/** Whatever may name an address: the inner brackets of two. */
const inBrackets = /\[((?:[^[\]\\]|\\[\s\S])+)\]/g;

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

interface Definition {
  readonly label: string;
  readonly offset: number;
  /** What stands behind the colon. */
  readonly address: string;
}

function listDefinitions(
  text: string,
  tokens: readonly Token[],
  { lines }: DocumentContext,
): Definition[] {
  const taken = findTaken(tokens);
  return text.split(/\r\n?|\n/).flatMap((words, line) => {
    const [whole, label] = (taken.has(line) ? null : definition.exec(words)) ?? [];
    if (whole === undefined || label === undefined) return [];
    const offset = lines.offsetOf(line) + words.indexOf(`[${label}]:`) + 1;
    return [{ label, offset, address: words.slice(whole.length).trim() }];
  });
}

/** Some write remarks so, to an address that leads nowhere. */
const isRemark = ({ label, address }: Definition): boolean =>
  /^(?:\/\/|comment)$/i.test(label) || /^(?:#|<>)(?:\s|$)/.test(address);

export function checkDefinitions(
  text: string,
  tokens: readonly Token[],
  context: DocumentContext,
): void {
  if (!text.includes(']:')) return;
  const toName = (label: string): string => context.markdown.utils.normalizeReference(label);
  const definitions = listDefinitions(text, tokens, context);
  const own = new Set(definitions.map(({ offset }) => offset));
  const used = new Set(
    [...text.matchAll(inBrackets)].flatMap(({ 1: label = '', index }) =>
      own.has(index + 1) ? [] : [toName(label)],
    ),
  );
  const seen = new Set<string>();
  for (const one of definitions) {
    const { label, offset } = one;
    const name = toName(label);
    const params: ParamsOf<'duplicate-key'> = {
      ...{ key: label, what: 'reference', holder: 'document', counts: 'first' },
    };
    if (seen.has(name)) context.report(offset, { code: 'duplicate-key', params });
    else if (!used.has(name) && !isRemark(one))
      context.report(offset, { code: 'unused-reference', params: { name: label } });
    seen.add(name);
  }
}
