// A derived site → its shape: which pages are below which, which link to which, how far each is from home.

import { toHref } from '../../engine/content/addresses/addresses';
import { isDocument } from '../../engine/content/addresses/text-kind';
import type { Site } from '../../engine/model/site';
import { viewOf } from '../../engine/site/view-of';

interface MappedPage {
  readonly id: string;
  /** With the base of the site, or that of its language: as in an address. */
  readonly path: string;
  readonly title: string;
  readonly layout: string;
  readonly parent: string | null;
  /** Content files as the site has them, by the address of their folder. */
  readonly files: readonly string[];
  /** Ids of the pages whose text or cards link here. */
  readonly linkedFrom: readonly string[];
  /** Whether menus, header or footer link here, from every page. */
  readonly inShell: boolean;
  /** From home; null for a page that cannot be reached. */
  readonly clicks: number | null;
}

/** A document is published as what it was parsed to: it is the document that people know. */
function toSource(address: string): string {
  const source = address.replace(/\.json$/, '');
  return isDocument(source) ? source : address;
}

/** The ids of the pages that the links in a value lead to. */
function findTargets(value: unknown, byHref: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { href } = part as { href?: unknown };
    const id = typeof href === 'string' ? byHref.get(href.split('#')[0] ?? '') : undefined;
    if (id !== undefined) found.add(id);
    Object.values(part).forEach(visit);
  };
  visit(value);
  return found;
}

function countClicks(
  home: string,
  links: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, number> {
  const clicks = new Map([[home, 0]]);
  for (const [id, count] of clicks)
    for (const next of links.get(id) ?? []) if (!clicks.has(next)) clicks.set(next, count + 1);
  return clicks;
}

/** Every page of a site, in reading order. */
export function mapSite(site: Site): MappedPage[] {
  const pages = Object.values(site.pages);
  const { shell } = site;
  const byHref = new Map(pages.map(({ id, path }) => [toHref(shell.base, path), id]));
  const fromShell = findTargets(
    [shell.home, shell.menus, shell.primaryAction, shell.footer],
    byHref,
  );
  const own = new Map(
    pages.map(({ id }) => {
      const { breadcrumbs: _, ...words } = viewOf(site, id);
      const targets = findTargets(words, byHref);
      targets.delete(id);
      return [id, targets] as const;
    }),
  );
  const links = new Map([...own].map(([id, targets]) => [id, new Set([...targets, ...fromShell])]));
  const clicks = countClicks(shell.home.page ?? '', links);
  return pages.map(({ id, path, title, layout, parent, contentFiles }) => ({
    ...{ id, path: toHref(shell.base, path), title, layout, parent },
    files: contentFiles.map(toSource),
    linkedFrom: [...own].flatMap(([from, targets]) => (targets.has(id) ? [from] : [])),
    inShell: fromShell.has(id),
    clicks: clicks.get(id) ?? null,
  }));
}

/** The map as lines of text, indented by level. */
export function printMap(pages: readonly MappedPage[]): string {
  const lines: string[] = [];
  const add = (parent: string | null, depth: number): void => {
    for (const page of pages.filter((other) => other.parent === parent)) {
      const { id, path, title, layout, files, linkedFrom, inShell, clicks } = page;
      const indent = '  '.repeat(depth);
      const from = [...(inShell ? ['every page'] : []), ...linkedFrom];
      lines.push(`${indent}${path}  ${title}  [${id}, ${layout}]`);
      const facts = [
        clicks === null
          ? 'not reachable from home'
          : `${clicks} ${clicks === 1 ? 'click' : 'clicks'} from home`,
        from.length === 0 ? 'not linked from any page' : `linked from ${from.join(', ')}`,
        ...files,
      ];
      lines.push(`${indent}  ${facts.join('; ')}`);
      add(id, depth + 1);
    }
  };
  add(null, 0);
  return `${lines.join('\n')}\n`;
}
