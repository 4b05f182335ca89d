// Files of any bytes: written, removed, moved with everything that names them.
import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { isDocument } from '../../engine/content/addresses/text-kind';
import { contentFile, manifestRoot } from '../../engine/content/shape/shape';
import { toFileTarget } from '../../engine/content/text/rich-text';
import { toOffset } from '../../engine/manifest/document/source-lines';
import { redirectList } from '../../engine/manifest/redirect-list';
import { findNearest } from '../../engine/manifest/shape/nearest';
import type { ParsedDocument, SourceNode } from '../../engine/model/document-parser';
import { isJsonText } from '../../engine/model/json';
import type { Shape, ShapeNode } from '../../engine/model/shape';
import { CannotRun } from '../command/cannot-run';
import type { World } from '../files/world';
import { manifestFile } from '../journal/site-paths';
import { changeDocuments, listLinkEdits } from './document-edits';
import { editContents, editWithin, escapeRegExp } from './edit-links';
import type { Edit } from './edits';
import { findFileReferences, toIconName } from './find-file-references';
import type { JsonText } from './json-edits';
import { listSiteFiles } from './list-site-files';
import type { FileMove, FileOperation, PutOperation } from './operations';
import { checkFile, checkJson, checkPut } from './refuse-operation';
import type { SiteEdit } from './site-edit';
import { toJsonPath } from './to-json-path';
import { moveTranslations } from './translation-edits';

/** Paths below files/, before and after. */
interface Move {
  readonly from: string;
  readonly to: string;
}

interface Part {
  readonly shape: Shape;
  readonly root: ShapeNode;
}

const toPath = (file: string): string => file.slice('files/'.length);

/** What names a file in one text, as it is after the move. */
function toWritten(written: string, { from, to }: Move): string | undefined {
  if (written === from) return to;
  return written === toFileTarget(from) ? toFileTarget(to) : toIconName(to);
}

function listJsonEdits(json: JsonText, value: unknown, [part, move]: readonly [Part, Move]) {
  return findFileReferences(part, value, move.from).flatMap(({ pointer, written }): Edit[] => {
    const path = toJsonPath(pointer, value);
    const next = toWritten(written, move);
    if (next === undefined) return [];
    if (json.get(path).value === written) return json.replace(path, next);
    const within = new RegExp(`(?<=\\]\\()${escapeRegExp(written)}(?=\\))`, 'g');
    return editWithin(json, path, [within, () => ({ length: written.length, text: next })]);
  });
}

/** What holds for a picture stands below its path. */
function listKeyEdits(json: JsonText, { from, to }: Move): Edit[] {
  const entry = ['pictures', from];
  return json.find(entry) ? json.renameKey(entry, to) : [];
}

/** The pictures and icons that a document, or its front matter, names. */
function listNamedEdits(
  text: string,
  tree: SourceNode | undefined,
  { part, value, move }: { readonly part: Part; readonly value: unknown; readonly move: Move },
): Edit[] {
  if (tree === undefined) return [];
  return findFileReferences(part, value, move.from).flatMap(({ pointer, written }): Edit[] => {
    const next = written === toFileTarget(move.from) ? undefined : toWritten(written, move);
    const node = findNodeAtLocation(tree as Node, [...toJsonPath(pointer, value)]);
    const { offset = 0, starts } = (node ?? {}) as Partial<SourceNode>;
    const at = starts === undefined ? offset : toOffset(starts, 0);
    if (next === undefined || !text.startsWith(written, at)) return [];
    return [{ offset: at, length: written.length, text: next }];
  });
}

function listDocumentEdits(
  text: string,
  parsed: ParsedDocument,
  { shape, move }: { readonly shape: Shape; readonly move: Move },
): Edit[] {
  const { page } = shape;
  const link = toFileTarget(move.from);
  const isMeant = (target: string): boolean => target === link;
  const ofText = { part: { shape, root: contentFile }, value: parsed.value, move };
  return [
    ...listLinkEdits(text, parsed, { isMeant, toTarget: () => toFileTarget(move.to) }),
    ...listNamedEdits(text, parsed.tree(), ofText),
    ...(page === undefined || parsed.matter?.value === undefined
      ? []
      : listNamedEdits(text, parsed.matterTree?.(), {
          ...{ part: { shape, root: page }, value: parsed.matter.value, move },
        })),
  ];
}

function editRedirectTargets(site: SiteEdit, { from, to }: Move): void {
  const text = site.read(redirectList);
  if (text === undefined) return;
  const field = new RegExp(`(?<=,[ \\t]*"?)${escapeRegExp(toFileTarget(from))}(?=[",\\s]|$)`, 'g');
  const edits = [...text.matchAll(field)].map(({ 0: found, index }) => ({
    ...{ offset: index, length: found.length, text: toFileTarget(to) },
  }));
  if (edits.length > 0) site.apply({ op: 'edit', file: redirectList, edits });
}

function getContent(site: SiteEdit, file: string) {
  const content = site.readContent(file);
  if (content !== undefined) return content;
  const near = findNearest(toPath(file), listSiteFiles(site));
  const hint = near === undefined ? '' : ` Did you mean "files/${near}"?`;
  throw new CannotRun(`There is no ${file}.${hint}`);
}

/** The ending says what a text is read as: one in JSON would be shown as it is written, or not at all. */
function checkEnding(
  { file, to }: Pick<FileMove, 'file' | 'to'>,
  content: string | Uint8Array,
): void {
  if (isDocument(file) || !isDocument(to)) return;
  if (isJsonText(typeof content === 'string' ? content : Buffer.from(content).toString('utf8')))
    throw new CannotRun(
      `${file} is JSON, and a file that ends in ".md" is read as Markdown. Keep the ending, or write its words as Markdown into a new file.`,
    );
}

/** Manifest, content files and documents name it by its new path from then on. */
export function moveFile(site: SiteEdit, { contract }: World, { file, to }: FileMove): void {
  for (const path of [file, to])
    if (!path.startsWith('files/'))
      throw new CannotRun(`${path} cannot be moved: only files below files/ have other names.`);
  const content = getContent(site, file);
  if (site.readContent(to) !== undefined)
    throw new CannotRun(`There is a file ${to} already. Choose another path, or delete it first.`);
  checkEnding({ file, to }, content);
  const manifest = site.get(manifestFile);
  checkJson(site.know(manifestFile));
  const { shape, parseDocument } = contract;
  const move = { from: toPath(file), to: toPath(to) };
  changeDocuments(site, { parse: parseDocument, mark: nameOf(move.from) }, (text, parsed) =>
    listDocumentEdits(text, parsed, { shape, move }),
  );
  editContents(site, nameOf(move.from), (json, value) =>
    listJsonEdits(json, value, [{ shape, root: contentFile }, move]),
  );
  site.edit(manifestFile, (json) => [
    ...listJsonEdits(json, JSON.parse(manifest), [{ shape, root: manifestRoot }, move]),
    ...listKeyEdits(json, move),
  ]);
  editRedirectTargets(site, move);
  // A document among them may have named itself.
  const moved = site.readContent(file) ?? content;
  site.set(file, undefined);
  site.set(to, moved);
  moveTranslations(site, { kind: 'content', path: move.from }, { kind: 'content', path: move.to });
}

/** What stands wherever the file is named: of an icon its name alone. */
const nameOf = (path: string): string => toIconName(path) ?? path;

const isBase64 = (text: string): boolean => Buffer.from(text, 'base64').toString('base64') === text;

function putFile(site: SiteEdit, operation: PutOperation): void {
  checkPut(operation);
  if (operation.base64 !== undefined && !isBase64(operation.base64))
    throw new CannotRun(`The "base64" of ${operation.file} is not base64, as RFC 4648 has it.`);
  site.apply(operation);
}

/** @throws CannotRun where the site does not allow it. */
export function applyToFile(site: SiteEdit, world: World, operation: FileOperation): void {
  checkFile(operation.file);
  if (operation.op === 'put') putFile(site, operation);
  else if (operation.op === 'move') {
    checkFile(operation.to);
    moveFile(site, world, operation);
  } else {
    if (operation.file === manifestFile)
      throw new CannotRun(`${manifestFile} cannot be removed: without it there is no site.`);
    getContent(site, operation.file);
    site.set(operation.file, undefined);
  }
}
