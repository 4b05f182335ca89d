// The text of a document (Markdown) → the items of a content file with their places, or what is wrong with it.
import type { Token } from 'markdown-it';
import type { FrontMatter, ParseDocument, ParsedDocument } from '../../model/document-parser';
import type { ParamsOf } from '../catalogue';
import { conflictMark } from '../conflict-mark';
import { quoteStart } from '../text/quote-start';
import { BlockReader } from './block-items';
import { checkDefinitions } from './check-definitions';
import { checkBelowLists } from './check-list-items';
import { checkMarkers } from './check-markers';
import { checkStarNotes } from './check-star-notes';
import { findCodeLines } from './code-lines';
import { DocumentContext } from './document-context';
import { readYaml } from './front-matter';
import { createMarkdown, type Markdown } from './markdown';
import {
  findFrontMatter,
  findGluedMatter,
  findOtherFence,
  findUnclosedMatter,
  findUnopenedMatter,
} from './matter-fences';
import type { Mistake } from './mistake';
import { findFenced, findFencedBody, findJson, findToml } from './other-formats';
import { listNode, objectNode, type PlacedNode, toTree, toValue } from './position-tree';
import { checkSecondMatter } from './second-matter';
import { SourceLines } from './source-lines';
import { TokenStream } from './token-stream';

/** What stands before the text. */
interface Beginning {
  readonly end: number;
  readonly matter?: FrontMatter;
  readonly tree?: PlacedNode;
  readonly mistakes?: readonly Mistake[];
}

/** How many marks of lists and quotations a line may begin with: the parser would lose the words behind more of them. */
const maxMarks = 40;

const marks = new RegExp(`^(?:[ \\t]*(?:>|[-+*][ \\t]|\\d{1,9}[.)][ \\t])){${maxMarks + 1}}`, 'm');

function findTooDeep(text: string): Mistake | undefined {
  const found = marks.exec(text);
  if (found === null) return undefined;
  const params: ParamsOf<'too-deep'> = { what: 'Lists and quotations', limit: maxMarks };
  return { code: 'too-deep', offset: found.index, params };
}

const toFenceMistake = (reason: string, remedy: string): Mistake => ({
  code: 'not-yaml',
  offset: 0,
  params: { reason, remedy },
});

const bothLines = 'Write three hyphens, "---", in the line above it and in the line below it.';

/** Settings that are not between two lines of hyphens. */
function readUnfenced(text: string): Beginning {
  const toBeginning = (
    { names, end }: { readonly names: readonly string[]; readonly end: number },
    mistake: Mistake,
  ) => ({ end, matter: { names, mistakes: [mistake] } });
  const toml = findToml(text);
  if (toml) return toBeginning({ ...toml, names: [] }, toml.mistake);
  const other = findOtherFence(text);
  if (other) {
    const reason = `it stands between lines of "${other.marks.slice(0, 10)}"`;
    return toBeginning(other, toFenceMistake(reason, bothLines));
  }
  const glued = findGluedMatter(text);
  if (glued)
    return toBeginning(
      glued,
      toFenceMistake(
        'it begins in the line of hyphens',
        'Write "---" in a line of its own, above the first setting and below the last.',
      ),
    );
  const unclosed = findUnclosedMatter(text);
  if (unclosed) {
    const remedy = 'Write "---" in a line of its own behind the last of these lines.';
    return toBeginning(
      unclosed,
      toFenceMistake('the line of hyphens that ends it is missing', remedy),
    );
  }
  const unopened = findUnopenedMatter(text);
  if (!unopened) return { end: 0 };
  const mistake = unopened.isClosed
    ? toFenceMistake('the line of hyphens before it is missing', 'Write "---" in a line above it.')
    : toFenceMistake('no lines of hyphens stand around it', bothLines);
  return toBeginning(unopened, mistake);
}

function readBeginning(text: string): Beginning {
  const found = findFrontMatter(text);
  if (found === undefined) return readUnfenced(text);
  const { end } = found;
  const { tree, broken, lost = [], curly } = readYaml(found);
  if (broken) {
    const { offset, ...params } = broken;
    return { end, matter: { names: [], mistakes: [{ code: 'not-yaml', offset, params }] } };
  }
  const names = (tree?.members ?? []).map(([name]) => name);
  const value = tree && toValue(tree);
  const mistakes = lost.map(({ offset, words }): Mistake => {
    const params: ParamsOf<'lost-words'> = { words: quoteStart(words) };
    return { code: 'lost-words', offset, params };
  });
  if (curly) mistakes.push(curly);
  return { end, matter: { names, value, mistakes: [] }, mistakes, ...(tree && { tree }) };
}

/** The same text with nothing in the lines before its beginning, so that lines keep their numbers. */
const blankOut = (text: string, end: number): string =>
  text.slice(0, end).replace(/[^\r\n]/g, '') + text.slice(end);

/** Lines of both sides of a merge that git could not make; code may show them. */
function findConflict(
  text: string,
  tokens: readonly Token[],
  lines: SourceLines,
): Mistake | undefined {
  if (!conflictMark.test(text)) return undefined;
  const code = findCodeLines(tokens);
  const line = text
    .split(/\r\n?|\n/)
    .findIndex((words, index) => conflictMark.test(words) && !code.has(index));
  return line < 0
    ? undefined
    : { code: 'merge-conflict', offset: lines.offsetOf(line), params: {} };
}

/** What its settings say is known once the lines around them are gone. */
const toFenced = ({ mistake, hasMatter }: NonNullable<ReturnType<typeof findFenced>>) => ({
  value: undefined,
  tree: () => undefined,
  mistakes: hasMatter ? [] : [mistake],
  ...(hasMatter && { matter: { names: [], mistakes: [mistake] } }),
});

function parse(markdown: Markdown, text: string): ParsedDocument {
  const unreadable = findTooDeep(text) ?? findJson(text);
  if (unreadable) return { value: undefined, tree: () => undefined, mistakes: [unreadable] };
  const fenced = findFenced(text);
  if (fenced) return toFenced(fenced);
  const beginning = readBeginning(text);
  const body = blankOut(text, beginning.end);
  const { tokens, inlineNotes } = markdown.parse(body);
  const lines = new SourceLines(text);
  const context = new DocumentContext({ text, markdown, lines, inlineNotes });
  const conflict = findConflict(text, tokens, lines);
  if (conflict) return { value: undefined, tree: () => undefined, mistakes: [conflict] };
  const around = { depth: 0, level: 1 };
  checkDefinitions(text, tokens, context);
  checkMarkers(body, tokens, context);
  checkStarNotes(text, tokens, context);
  checkBelowLists(tokens, context);
  const items = new BlockReader(new TokenStream(tokens), context).readUntil(undefined, around);
  const [first] = context.notes;
  if (first) {
    const { offset } = first[1];
    const notes = objectNode(context.notes, [offset, offset + 1]);
    items.push(objectNode([['$notes', notes]], [offset, offset + 1]));
  }
  const root = listNode(items, [beginning.end, Math.min(beginning.end + 1, text.length)]);
  const { tree } = beginning;
  const fencedBody = findFencedBody(text, beginning.end);
  const mistakes = checkSecondMatter(context.listMistakes(), {
    ...{ text: body, lines, tokens, start: beginning.end },
  });
  // Settings below other lines: what they say of the page is not known.
  const misplaced = mistakes.filter(({ code }) => code === 'not-yaml');
  const matter = misplaced.length > 0 ? { names: [], mistakes: misplaced } : beginning.matter;
  return {
    value: toValue(root),
    tree: () => toTree(root),
    mistakes: [
      ...(beginning.mistakes ?? []),
      ...(fencedBody ? [fencedBody] : []),
      ...mistakes.filter((mistake) => !misplaced.includes(mistake)),
    ],
    ...(matter && { matter }),
    ...(tree && { matterTree: () => toTree(tree) }),
  };
}

/** The parser is made once: it takes longer than most documents. */
export function createDocumentParser(): ParseDocument {
  const markdown = createMarkdown();
  return (text) => parse(markdown, text);
}
