// The site before and after a change → what an open page has to do.

import { toHref } from '../../engine/content/addresses';
import type { Assets } from '../../engine/model/assets';
import type { Site } from '../../engine/model/site';
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

function findMoved(before: Site, after: Site): Record<string, string> {
  const { base } = after.shell;
  const moves = Object.values(before.pages).flatMap(({ id, path }) => {
    const now = after.pages[id]?.path;
    return now === undefined || now === path ? [] : [[toHref(base, path), toHref(base, now)]];
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

/** `onlyStyles`: only style sheets of the engine have changed. */
export function findEffect(
  before: ServedDevSite | undefined,
  after: ServedDevSite | undefined,
  onlyStyles: boolean,
): DevEffect {
  if (after === before || after === undefined) return 'none';
  if (before === undefined || needsDocument(before.site, after.site)) return 'reload';
  return {
    css: hasNewStyles(before.assets.assets, after.assets.assets),
    shell: before.assets.shared !== after.assets.shared,
    page: after.differsFrom(before) && !onlyStyles,
    moved: findMoved(before.site, after.site),
  };
}
