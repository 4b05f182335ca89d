// Links to pages in the documents of a site → the edits that redirect or remove them; every other byte is kept.

import { isDocument } from '../../engine/content/addresses/text-kind';
import { findLinkTargets, parsePageTarget } from '../../engine/content/text/rich-text';
import { toOffset } from '../../engine/manifest/document/source-lines';
import type { ParseDocument, SourceNode } from '../../engine/model/document-parser';
import { manifestFile } from '../journal/site-paths';
import { listFiles } from '../source/read-site';
import type { Edit } from './edits';
import type { SiteEdit } from './site-edit';

/** What links to a page become: `target` is what is written for the page now. */
interface LinkChange {
  readonly id: string;
  /** The new target; undefined where only the words of the link stay. */
  readonly toTarget: (target: string) => string | undefined;
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
function listMatterEdits(text: string, tree: SourceNode, { id, toTarget }: LinkChange): Edit[] {
  return listLinks(tree).flatMap((node): Edit[] => {
    const target = String(node.value);
    if (parsePageTarget(target)?.id !== id || !text.startsWith(target, node.offset)) return [];
    const to = toTarget(target);
    if (to === undefined) return toWords(text, node, text.lastIndexOf('[', node.offset));
    return [{ offset: node.offset, length: target.length, text: to }];
  });
}

function listEdits(text: string, tree: SourceNode, { id, toTarget }: LinkChange): Edit[] {
  const edits = new Map<number, Edit>();
  for (const node of listTargets(tree)) {
    const target = String(node.value);
    const isWritten = text.startsWith(target, node.offset);
    if (!isWritten || parsePageTarget(target)?.id !== id) continue;
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

/** Changes the links in all documents that the manifest names: others are guides, and their links are examples. */
export function editDocuments(
  site: SiteEdit,
  { root, parse }: { readonly root: string; readonly parse: ParseDocument },
  change: LinkChange,
): void {
  const manifest = site.read(manifestFile) ?? '';
  for (const [path, { kind }] of listFiles(root)) {
    const file = `files/${path}`;
    const isShown = kind === 'file' && isDocument(path) && manifest.includes(JSON.stringify(path));
    const text = isShown ? (site.read(file) ?? '') : '';
    const parsed = text.includes('page:') ? parse(text) : undefined;
    const [tree, matter] = [parsed?.tree(), parsed?.matterTree?.()];
    const edits = [
      ...(matter ? listMatterEdits(text, matter, change) : []),
      ...(tree ? listEdits(text, tree, change) : []),
    ];
    if (edits.length > 0) site.apply({ op: 'edit', file, edits });
  }
}
