// One part of a document (Markdown): a paragraph, a heading, an item of a list, a cell → the same file with other words there.
import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { isDocument } from '../../engine/content/addresses/text-kind';
import type { ParseDocument, SourceNode } from '../../engine/model/document-parser';
import { CannotRun } from '../command/cannot-run';
import { applyEdits, type Edit } from './edits';
import type { JsonPath } from './json-edits';
import type { NodeOperation } from './operations';
import { checkFile } from './refuse-operation';
import type { SiteEdit } from './site-edit';

const show = (path: JsonPath): string => `/${path.join('/')}`;

/** The node at a path, from its first character to behind its last. */
function getSpan(tree: SourceNode | undefined, { file, path }: NodeOperation) {
  const node = tree && findNodeAtLocation(tree as Node, [...path]);
  if (node === undefined) throw new CannotRun(`${file} has nothing at ${show(path)}.`);
  const { span } = node as Node & Pick<SourceNode, 'span'>;
  if (span !== undefined) return span;
  throw new CannotRun(
    `In ${file}, ${show(path)} cannot be written alone. Name a paragraph, a heading, an item of a list, or a cell.`,
  );
}

/** What stands before the lines that follow, in the lists and quotations that the first line is in. */
const toPrefix = (before: string): string =>
  /^[ \t]*\[\^/.test(before) ? '    ' : before.replace(/[^>\s]/g, ' ');

/** The words with the marks that their lines need here. */
function toLines(text: string, words: string, start: number): string {
  const prefix = toPrefix(text.slice(text.lastIndexOf('\n', start - 1) + 1, start));
  const [first = '', ...others] = words.trim().split(/\r?\n/);
  const lines = [first, ...others.map((line) => (prefix + line).trimEnd())];
  return lines.join(text.includes('\r\n') ? '\r\n' : '\n');
}

/** What a document says but at one path; undefined where that leads nowhere. */
function sayBeside(value: unknown, path: JsonPath): string | undefined {
  const copy: unknown = structuredClone([value]);
  let holder = copy;
  const keys = [0, ...path];
  for (const key of keys.slice(0, -1)) holder = Object(holder)[key];
  const last = keys.at(-1) ?? 0;
  if (typeof holder !== 'object' || holder === null || !(last in holder)) return undefined;
  (holder as Record<string | number, unknown>)[last] = null;
  return JSON.stringify(copy);
}

/**
 * Every other byte stays, and so does what every other part says.
 * @throws CannotRun where the words would change another part.
 */
export function setNode(site: SiteEdit, parse: ParseDocument, operation: NodeOperation): void {
  const { file, path, text: words } = operation;
  checkFile(file);
  if (!isDocument(file))
    throw new CannotRun(`${file} is not a document (Markdown). Set a value of it instead.`);
  const text = site.get(file);
  const parsed = parse(text);
  const [start, end] = getSpan(parsed.tree(), operation);
  const edit: Edit = { offset: start, length: end - start, text: toLines(text, words, start) };
  const after = parse(applyEdits(text, [edit]));
  if (sayBeside(after.value, path) !== sayBeside(parsed.value, path))
    throw new CannotRun(
      `In ${file}, these words would change more than ${show(path)}. Write what it says alone, without the marks of its kind.`,
    );
  site.apply({ op: 'edit', file, edits: [edit] });
}
