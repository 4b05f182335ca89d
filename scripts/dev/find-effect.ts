// The sites before and after a change → what an open page has to do.

import { toHref } from '../../engine/content/addresses/addresses';
import type { Assets } from '../../engine/model/assets';
import type { Site } from '../../engine/model/site';
import type { SiteWithAssets } from '../../engine/output/scope';
import type { DevEffect } from './dev-site';
import type { ServedDevSite } from './served-dev-site';

/** The switchers around each page: a running app cannot change them. */
function listBranches({ pages }: Site): Map<string, string> {
  const branchOf = (id: string): string => {
    const page = pages[id];
    if (page === undefined) return '';
    const own = page.layout === 'switcher' ? `${page.path} ${page.defaultChild}/` : '';
    return (page.parent === null ? '' : branchOf(page.parent)) + own;
  };
  return new Map(Object.keys(pages).map((id) => [id, branchOf(id)]));
}

/** Everything that is in the document itself, or is read once when the app starts. */
const fixed = ({ direction, favicon, appIcons, shell }: Site): string => {
  const { base, language, behaviour, blockSettings } = shell;
  const { content, chunks } = behaviour;
  const types = Object.keys(blockSettings);
  return JSON.stringify([direction, favicon, appIcons, base, language, content, chunks, types]);
};

function needsDocument(before: Site, after: Site): boolean {
  if (fixed(before) !== fixed(after)) return true;
  const branches = listBranches(after);
  return [...listBranches(before)].some(
    ([id, branch]) => branches.has(id) && branches.get(id) !== branch,
  );
}

/** Pages with another path; and those that are gone, or have another id, where their path leads elsewhere now. */
function findMoved(before: Site, after: Site): Record<string, string> {
  const { base } = after.shell;
  const led = new Map(after.redirects.map(({ from, to }) => [from, to]));
  const moves = Object.values(before.pages).flatMap(({ id, path }) => {
    const now = after.pages[id]?.path;
    const to = now === undefined ? led.get(path) : toHref(base, now);
    return to === undefined || now === path ? [] : [[toHref(base, path), to]];
  });
  return Object.fromEntries(moves);
}

/** Whether a sheet that an open page may have has changed. */
function hasNewStyles(before: Assets, after: Assets): boolean {
  const listSheets = ({ styles, late, live, print, sheets }: Assets) =>
    Object.entries({ ...sheets, styles, late, live, print });
  const now = new Map(listSheets(after));
  return listSheets(before).some(([name, address]) => (now.get(name) ?? address) !== address);
}

type Pair = readonly [before: SiteWithAssets, after: SiteWithAssets];

/** Each site before and after; undefined where one has come, gone or moved. */
function pairSites(before: ServedDevSite, after: ServedDevSite): Pair[] | undefined {
  const { sites } = after.assets.publication;
  const now = new Map(sites.map((one) => [one.facts.shell.base, one]));
  const pairs = before.assets.publication.sites.flatMap((one): Pair[] => {
    const next = now.get(one.facts.shell.base);
    return next === undefined ? [] : [[one, next]];
  });
  const { length } = before.assets.publication.sites;
  return pairs.length === length && length === sites.length ? pairs : undefined;
}

/** `onlyStyles`: only style sheets of the engine have changed. */
export function findEffect(
  before: ServedDevSite | undefined,
  after: ServedDevSite | undefined,
  onlyStyles: boolean,
): DevEffect {
  if (after === before || after === undefined) return 'none';
  if (before === undefined) return 'reload';
  const pairs = pairSites(before, after);
  if (pairs === undefined || pairs.some(([old, next]) => needsDocument(old.open(), next.open())))
    return 'reload';
  return {
    css: pairs.some(([old, next]) => hasNewStyles(old.assets, next.assets)),
    shell: pairs.some(([old, next]) => old.assets.shared !== next.assets.shared),
    page: after.differsFrom(before) && !onlyStyles,
    moved: Object.assign({}, ...pairs.map(([old, next]) => findMoved(old.open(), next.open()))),
  };
}
