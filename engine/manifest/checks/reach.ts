// Which pages a visitor can reach from home by following links.

import { findLinkTargets } from '../../content/rich-text';
import { toPointer } from '../../content/shape';
import type { ContentItem, Manifest, Page } from '../../model/manifest';
import type { Finding } from '../finding';
import type { CheckContext } from './check-context';
import { findTexts } from './references';
import { findParents } from './tree';

type Links = Map<string, Set<string>>;

const shellParts = /^\/(?:menus|enquiry|footer|contacts|site)(?:\/|$)/;

const pagePart = /^\/pages\/([^/]+)\/(?!parent$)/;

const toPages = (text: string): string[] =>
  findLinkTargets(text).flatMap(({ target }) =>
    target.startsWith('page:') ? [target.slice('page:'.length).split('#')[0] ?? ''] : [],
  );

const findTextLinks = (value: unknown): string[] =>
  [...findTexts(value, '')].flatMap(([text]) => toPages(text));

/** What the manifest names in the frame of all pages (under ''), and in each page. */
function findNamed({ manifest, parts }: CheckContext): Links {
  const links: Links = new Map([['', new Set([manifest.site.home])]]);
  for (const id of Object.keys(manifest.pages)) links.set(id, new Set());
  for (const { kind, value, pointer } of parts) {
    const from = shellParts.test(pointer) ? '' : pagePart.exec(pointer)?.[1];
    const into = from === undefined ? undefined : links.get(from);
    if (into === undefined) continue;
    if (kind === 'page' && typeof value === 'string') into.add(value);
    if (kind === 'items' || kind === 'running-text')
      for (const id of findTextLinks(value)) into.add(id);
  }
  return links;
}

const showsChildren = ({ layout, blocks }: Page): boolean =>
  layout === 'switcher' || blocks.some(({ type }) => type === 'children');

/** What each page shows of its own accord: the pages below it, those beside it, those above it. */
function addTree(links: Links, manifest: Manifest): void {
  const parents = findParents(manifest);
  // The pages below one stand for themselves under a name that no page has: thousands of siblings are named once.
  const toFamily = (id: string): string => `${id}/`;
  for (const [id, parent] of parents) {
    if (parent === null) continue;
    const family = links.get(toFamily(parent));
    if (family) family.add(id);
    else links.set(toFamily(parent), new Set([id]));
  }
  for (const [id, page] of Object.entries(manifest.pages)) {
    const into = links.get(id);
    if (into === undefined) continue;
    const parent = parents.get(id);
    if (parent) into.add(parent);
    if (showsChildren(page)) into.add(toFamily(id));
    if (parent && !links.has(toFamily(id))) into.add(toFamily(parent));
  }
}

function addContents(
  links: Links,
  manifest: Manifest,
  contents: ReadonlyMap<string, readonly ContentItem[]>,
): void {
  for (const [id, { blocks }] of Object.entries(manifest.pages))
    for (const block of blocks)
      if (block.type === 'content')
        for (const target of findTextLinks(contents.get(block.file))) links.get(id)?.add(target);
}

function findReached(links: Links): ReadonlySet<string> {
  const reached = new Set(links.get(''));
  for (const id of reached) for (const next of links.get(id) ?? []) reached.add(next);
  return reached;
}

export function checkReach(context: CheckContext): readonly Finding[] {
  const { file, manifest, contents } = context;
  const links = findNamed(context);
  addContents(links, manifest, contents);
  addTree(links, manifest);
  const reached = findReached(links);
  return Object.entries(manifest.pages).flatMap(([id, { draft, unlisted }]): Finding[] => {
    if (reached.has(id) || draft || unlisted) return [];
    return [
      { code: 'orphan-page', file, pointer: toPointer('/pages', id), part: 'key', params: { id } },
    ];
  });
}
