// Links in the documents of a site → the edits that redirect or remove them; every other byte is kept.
import { isDocument } from '../../engine/content/addresses/text-kind';
import { findLinkTargets, parsePageTarget } from '../../engine/content/text/rich-text';
import { toOffset } from '../../engine/manifest/document/source-lines';
import type { ParseDocument, ParsedDocument, SourceNode } from '../../engine/model/document-parser';
import { isRecord } from '../../engine/model/json';
import { manifestFile } from '../journal/site-paths';
import type { Edit } from './edits';
import { listSiteFiles } from './list-site-files';
import type { SiteEdit } from './site-edit';

/** What some links become: `target` is what is written now. */
interface LinkChange {
  readonly isMeant: (target: string) => boolean;
  /** The new target; undefined where only the words of the link stay. */
  readonly toTarget: (target: string) => string | undefined;
}

/** The same for the links to a page. */
interface PageLinkChange extends Pick<LinkChange, 'toTarget'> {
  readonly id: string;
}

const nameOf = ({ children: [key] = [] }: SourceNode): unknown => key?.value;

/** The targets of all links, in order. */
function listTargets(node: SourceNode): SourceNode[] {
  if (node.type === 'property' && nameOf(node) === 'to') return [...(node.children ?? [])].slice(1);
  return (node.children ?? []).flatMap(listTargets);
}

/** From the bracket before the words to the parenthesis behind the address. */
function toWords(text: string, { offset, length }: SourceNode, start: number): Edit[] {
  const bracket = text.lastIndexOf('](', offset);
  const end = text.indexOf(')', offset + length);
  // An address that is defined elsewhere has no words beside it.
  if (bracket < start || end < 0) return [];
  return [{ offset: start, length: end + 1 - start, text: text.slice(start + 1, bracket) }];
}

/** The links to pages in a text of the front matter, each as if it were a node. */
function listLinks({ value, starts = [], children = [], offset }: SourceNode): SourceNode[] {
  if (typeof value !== 'string') return children.flatMap(listLinks);
  return findLinkTargets(value).map(({ target, offset: index }) => ({
    ...{ type: 'string', value: target, length: target.length },
    offset: starts.length === 0 ? offset + index : toOffset(starts, index),
  }));
}

/** What redirects or removes the links of front matter. */
function listMatterEdits(
  text: string,
  tree: SourceNode,
  { isMeant, toTarget }: LinkChange,
): Edit[] {
  return listLinks(tree).flatMap((node): Edit[] => {
    const target = String(node.value);
    if (!isMeant(target) || !text.startsWith(target, node.offset)) return [];
    const to = toTarget(target);
    if (to === undefined) return toWords(text, node, text.lastIndexOf('[', node.offset));
    return [{ offset: node.offset, length: target.length, text: to }];
  });
}

function listEdits(text: string, tree: SourceNode, { isMeant, toTarget }: LinkChange): Edit[] {
  const edits = new Map<number, Edit>();
  for (const node of listTargets(tree)) {
    const target = String(node.value);
    if (!isMeant(target) || !text.startsWith(target, node.offset)) continue;
    const to = toTarget(target);
    const start = node.parent?.parent?.offset ?? node.offset;
    const made =
      to === undefined
        ? toWords(text, node, start)
        : [{ offset: node.offset, length: target.length, text: to }];
    for (const edit of made) edits.set(edit.offset, edit);
  }
  return [...edits.values()];
}

/** The edits of the links in the text and in the front matter of a document. */
export function listLinkEdits(text: string, parsed: ParsedDocument, change: LinkChange): Edit[] {
  const [tree, matter] = [parsed.tree(), parsed.matterTree?.()];
  return [
    ...(matter ? listMatterEdits(text, matter, change) : []),
    ...(tree ? listEdits(text, tree, change) : []),
  ];
}

/** The folders of collections in a manifest that is JSON: their documents are items. */
function listItemFolders(manifest: unknown): string[] {
  const collections = isRecord(manifest) ? manifest.collections : undefined;
  const entries = isRecord(collections) ? Object.values(collections) : [];
  return entries.flatMap((entry) =>
    isRecord(entry) && typeof entry.folder === 'string' ? [`${entry.folder}/`] : [],
  );
}

/**
 * Changes all documents that the manifest names, or that are items of collections, in all languages: others are guides, and their links are examples. Those that do not hold
 * `mark` are not looked into.
 */
export function changeDocuments(
  site: SiteEdit,
  { parse, mark }: { readonly parse: ParseDocument; readonly mark: string },
  change: (text: string, parsed: ParsedDocument) => Edit[],
): void {
  const documents = listSiteFiles(site).filter(isDocument);
  if (documents.length === 0) return;
  const manifest = site.know(manifestFile);
  const folders = listItemFolders(manifest.value);
  const named = new Set(manifest.text.match(/"(?:[^"\\]|\\.)*\.md"/g));
  for (const path of documents) {
    const file = `files/${path}`;
    // A translation stands below the folder of its language, on the same path.
    const own = path.replace(/^languages\/[^/]+\//, '');
    const isShown =
      named.has(JSON.stringify(own)) || folders.some((folder) => own.startsWith(folder));
    const text = isShown ? (site.read(file) ?? '') : '';
    const edits = text.includes(mark) ? change(text, parse(text)) : [];
    if (edits.length > 0) site.apply({ op: 'edit', file, edits });
  }
}

/** Changes the links to a page in all documents that the manifest names. */
export function editDocuments(
  site: SiteEdit,
  parse: ParseDocument,
  { id, toTarget }: PageLinkChange,
): void {
  const isMeant = (target: string): boolean => parsePageTarget(target)?.id === id;
  changeDocuments(site, { parse, mark: 'page:' }, (text, parsed) =>
    listLinkEdits(text, parsed, { isMeant, toTarget }),
  );
}
