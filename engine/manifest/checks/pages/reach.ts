// Which pages a visitor can reach from home by following links.

import { findParents } from '../../../content/pages/page-tree';
import { toPointer } from '../../../content/shape/shape';
import { parsePageTarget } from '../../../content/text/rich-text';
import type { PageConfig } from '../../../generated/manifest';
import type { BlockModules } from '../../../model/block-module';
import type { RawFinding } from '../../raw-finding';
import { type CheckContext, toContentName } from '../context/check-context';
import type { LinkText } from '../context/link-texts';

type Links = Map<string, Set<string>>;

const shellParts = /^\/(?:menus|primaryAction|footer|contacts|site)(?:\/|$)/;

const pagePart = /^\/pages\/([^/]+)\/(?!parent$)/;

const toPages = ({ targets }: LinkText): string[] =>
  targets.flatMap((target) => parsePageTarget(target)?.id ?? []);

/** What the manifest names in the shell of all pages (under ''), and in each page. */
function findNamed({ file, manifest, mentions, linkTexts }: CheckContext): Links {
  const links: Links = new Map([['', new Set([manifest.site.home])]]);
  for (const id of Object.keys(manifest.pages)) links.set(id, new Set());
  const add = (pointer: string, ids: readonly string[]): void => {
    const from = shellParts.test(pointer) ? '' : pagePart.exec(pointer)?.[1];
    const into = from === undefined ? undefined : links.get(from);
    for (const id of ids) into?.add(id);
  };
  for (const { kind, value, pointer } of mentions)
    if (kind === 'page') add(pointer, [String(value)]);
  for (const text of linkTexts)
    if (text.file === file && text.isRunning) add(text.pointer, toPages(text));
  return links;
}

const showsChildren = ({ layout, blocks }: PageConfig, modules: BlockModules): boolean =>
  layout === 'switcher' || blocks.some(({ type }) => modules.get(type)?.entry?.showsChildren);

/** The pages below one, as a separate node: so that large families need no link from each member to each other. */
const toFamily = (parent: string): string => `${parent}/`;

/** What each page shows by itself: the pages below it, its siblings, and the page above it. */
function addTree(links: Links, { blocks, manifest, index }: CheckContext): void {
  const parents = findParents(manifest, index.known);
  for (const [id, parent] of parents) {
    if (parent === null) continue;
    const family = links.get(toFamily(parent)) ?? new Set();
    links.set(toFamily(parent), family.add(id));
  }
  for (const [id, page] of Object.entries(manifest.pages)) {
    const into = links.get(id);
    if (into === undefined) continue;
    const parent = parents.get(id);
    if (parent) into.add(parent);
    if (showsChildren(page, blocks)) into.add(toFamily(id));
    if (parent && !links.has(toFamily(id))) into.add(toFamily(parent));
  }
}

function addContents(links: Links, { blocks: modules, manifest, linkTexts }: CheckContext): void {
  const named = new Map<string, string[]>();
  for (const text of linkTexts) {
    const known = named.get(text.file) ?? [];
    named.set(text.file, known.concat(toPages(text)));
  }
  for (const [id, { blocks }] of Object.entries(manifest.pages)) {
    const files = blocks.flatMap(
      (block) => modules.get(block.type)?.text?.contentFiles?.(block) ?? [],
    );
    for (const file of files)
      for (const target of named.get(toContentName(file)) ?? []) links.get(id)?.add(target);
  }
}

function findReached(links: Links): ReadonlySet<string> {
  const reached = new Set(links.get(''));
  for (const id of reached) for (const next of links.get(id) ?? []) reached.add(next);
  return reached;
}

export function checkReach(context: CheckContext): readonly RawFinding[] {
  const { file, index } = context;
  const links = findNamed(context);
  addContents(links, context);
  addTree(links, context);
  const reached = findReached(links);
  return [...index.shown].flatMap(([id, { unlisted }]): RawFinding[] => {
    if (reached.has(id) || unlisted) return [];
    return [
      { code: 'orphan-page', file, pointer: toPointer('/pages', id), part: 'key', params: { id } },
    ];
  });
}
