// Links and pictures of a document → where their addresses and titles are.
import type { Token } from 'markdown-it';
import type { ParamsOf } from '../catalogue';
import type { DocumentContext } from './document-context';
import type { Range } from './position-tree';
import { type Start, toOffset } from './source-lines';

/** A line of a document, or several that belong together. */
export interface Line {
  readonly text: string;
  readonly starts: readonly Start[];
}

interface Address {
  readonly range: Range;
  /** Where a title begins, if there is one. */
  readonly title: number;
}

const isBlank = (character: string | undefined): boolean =>
  character !== undefined && /\s/.test(character);

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (isBlank(text[at])) at += 1;
  return at;
}

interface Link extends Line {
  readonly token: Token;
  /** The index of the bracket behind its words. */
  readonly bracket: number;
}

/** The address of a link or picture, where it is written or where the name behind its words is defined. */
export function findAddress(link: Link, context: DocumentContext): Address {
  const { bracket, starts, text, token } = link;
  const label: unknown = token.meta?.label;
  const at = toOffset(starts, bracket);
  if (typeof label === 'string') {
    const range = context.findDefinition(label) ?? [at, at + 1];
    return { range, title: range[1] + 1 };
  }
  const from = skipBlanks(text, bracket + 2);
  const { pos } = context.markdown.helpers.parseLinkDestination(text, from, text.length);
  const end = Math.max(pos, from);
  const angle = text[from] === '<' && end > from ? 1 : 0;
  const range = [toOffset(starts, from + angle), toOffset(starts, end - angle)] as const;
  return { range, title: toOffset(starts, skipBlanks(text, end)) };
}

/** A page or a file between angle brackets, where an address is its own words: visitors would read its id. */
export function reportBareTarget(target: string, offset: number, context: DocumentContext): void {
  if (!/^(?:page|file):/i.test(target)) return;
  const params: ParamsOf<'foreign-markup'> = {
    markup: JSON.stringify(`<${target}>`),
    remedy: `Write [words](${target}).`,
  };
  context.report(offset, { code: 'foreign-markup', params });
}
