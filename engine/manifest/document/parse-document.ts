// The text of a document (Markdown) → the items of a content file with their places, or what is wrong with it.
import type { ParseDocument, ParsedDocument } from '../../model/document-parser';
import { BlockReader } from './block-items';
import { DocumentContext } from './document-context';
import { findFrontMatter, findUnclosedMatter, readYaml } from './front-matter';
import { createMarkdown, type Markdown } from './markdown';
import type { Mistake } from './mistake';
import { listNode, objectNode, toTree, toValue } from './position-tree';
import { SourceLines } from './source-lines';
import { TokenStream } from './token-stream';

/** What stands before the text; nothing of it is part of a page. */
interface Beginning {
  readonly end: number;
  readonly mistakes: readonly Mistake[];
}

/** How many marks of lists and quotations a line may begin with: the parser would lose the words behind more of them. */
const maxMarks = 40;

const marks = new RegExp(`^(?:[ \\t]*(?:>|[-+*][ \\t]|\\d{1,9}[.)][ \\t])){${maxMarks + 1}}`, 'm');

function findTooDeep(text: string): Mistake | undefined {
  const found = marks.exec(text);
  if (found === null) return undefined;
  const params = { what: 'Lists and quotations', limit: maxMarks };
  return { code: 'too-deep', offset: found.index, params };
}

const refuseSettings = (names: readonly string[]): Mistake => ({
  code: 'front-matter',
  offset: 0,
  params: { names: names.map((name) => `"${name}"`).join(', ') },
});

function readBeginning(text: string): Beginning {
  const found = findFrontMatter(text);
  if (found === undefined) {
    const { names = [], end = 0 } = findUnclosedMatter(text) ?? {};
    return { end, mistakes: end === 0 ? [] : [refuseSettings(names)] };
  }
  const { tree, broken } = readYaml(found);
  if (broken) {
    const { offset, ...params } = broken;
    return { end: found.end, mistakes: [{ code: 'not-yaml', offset, params }] };
  }
  const names = (tree?.members ?? []).map(([name]) => name);
  return { end: found.end, mistakes: [refuseSettings(names)] };
}

/** The same text with nothing in the lines before its beginning, so that lines keep their numbers. */
const blankOut = (text: string, end: number): string =>
  text.slice(0, end).replace(/[^\r\n]/g, '') + text.slice(end);

function parse(markdown: Markdown, text: string): ParsedDocument {
  const tooDeep = findTooDeep(text);
  if (tooDeep) return { value: undefined, tree: () => undefined, mistakes: [tooDeep] };
  const beginning = readBeginning(text);
  const { tokens, inlineNotes } = markdown.parse(blankOut(text, beginning.end));
  const lines = new SourceLines(text);
  const context = new DocumentContext({ text, markdown, lines, inlineNotes });
  const around = { depth: 0, level: 1 };
  const items = new BlockReader(new TokenStream(tokens), context).readUntil(undefined, around);
  const [first] = context.notes;
  if (first) {
    const { offset } = first[1];
    const notes = objectNode(context.notes, [offset, offset + 1]);
    items.push(objectNode([['$notes', notes]], [offset, offset + 1]));
  }
  const root = listNode(items, [beginning.end, Math.min(beginning.end + 1, text.length)]);
  return {
    value: toValue(root),
    tree: () => toTree(root),
    mistakes: [...beginning.mistakes, ...context.listMistakes()],
  };
}

/** The parser is made once: it takes longer than most documents. */
export function createDocumentParser(): ParseDocument {
  const markdown = createMarkdown();
  return (text) => parse(markdown, text);
}
