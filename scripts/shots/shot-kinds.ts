// A derived site → the screenshots to take: one page of every kind, and the states that a visitor can bring about.
import type { Page } from 'playwright';
import { toMenuId } from '../../engine/content/addresses/element-ids';
import type { BlockModules } from '../../engine/model/block-module';
import type { Site, SitePage } from '../../engine/model/site';

export interface Shot {
  readonly name: string;
  /** Below the base path. */
  readonly path: string;
  /** Emulated media, where it is not a screen with the page's own colours. */
  readonly media?: { readonly media?: 'print'; readonly forcedColors?: 'active' };
  /** Brings about the state; false where it does not occur at this width. */
  readonly prepare?: (page: Page) => Promise<boolean>;
}

/** `key`: that of a page in the pages of all languages. Empty for a page in the first one, with a slash at its end for others. */
export const toFolder = (key: string, { id }: SitePage): string => key.slice(0, -id.length);

/** A page by its key: "about", "de/about". */
export const toPageShot = (key: string, page: SitePage): Shot => ({
  name: `page-${key.replaceAll('/', '-')}`,
  path: `/${toFolder(key, page)}${page.path.slice(1)}`,
});

/** Pages of one kind show the same blocks in the same layout, in one language. */
const kindOf = (key: string, page: SitePage): string => {
  const { layout, blocks, image } = page;
  const types = new Set(blocks.map(({ type }) => type));
  return [toFolder(key, page), layout, image ? 'picture' : '', ...types].join(' ');
};

/** Clicks the first visible element. */
const press =
  (selector: string) =>
  async (page: Page): Promise<boolean> => {
    const target = page.locator(selector).filter({ visible: true }).first();
    if ((await target.count()) === 0) return false;
    await target.click();
    return true;
  };

/** Takes the connection offline and follows a link; the caller restores the connection. */
async function loseConnection(page: Page): Promise<boolean> {
  await page.context().setOffline(true);
  const link = page.locator('main a[href^="/"]').filter({ visible: true }).first();
  if ((await link.count()) === 0) return false;
  await link.click();
  const alert = page.locator('[role="alert"] button').first();
  return alert.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

/** The first page of each kind in each language, in the order of the manifest. */
export function findPages(site: Site): Shot[] {
  const kinds = new Map<string, Shot>();
  for (const [key, page] of Object.entries(site.pages)) {
    const kind = kindOf(key, page);
    if (page.defaultChild === undefined && !kinds.has(kind)) kinds.set(kind, toPageShot(key, page));
  }
  return [...kinds.values()];
}

/** The first page that shows each type of block, in whichever language that is. */
function findFirstPages({ pages }: Site): ReadonlyMap<string, Shot> {
  const shown = Object.entries(pages).flatMap(([key, page]) =>
    page.blocks.map(({ type }) => [type, toPageShot(key, page)] as const),
  );
  // A map keeps the last of several entries with one key.
  return new Map(shown.reverse());
}

/** The states of blocks, each on the first page with such a block. */
function findBlockStates(site: Site, modules: BlockModules): Shot[] {
  const pages = findFirstPages(site);
  return [...modules].flatMap(([type, { shots: { states = {} } = {} }]) => {
    const page = pages.get(type);
    if (page === undefined) return [];
    return Object.entries(states).map(([name, selector]) => ({
      name: `state-${name}`,
      path: page.path,
      prepare: press(`.block.${type} ${selector}`),
    }));
  });
}

function findStates(site: Site): Shot[] {
  const menus = site.shell.menus.map(({ id }) => ({
    name: `state-panel-${id}`,
    path: '/',
    prepare: press(`[popovertarget="${toMenuId(id)}"]`),
  }));
  return [
    ...menus,
    { name: 'state-drawer', path: '/', prepare: press('[aria-haspopup="dialog"]') },
    { name: 'state-not-found', path: '/no-such-page' },
    { name: 'state-print', path: '/', media: { media: 'print' } },
    { name: 'state-forced-colours', path: '/', media: { forcedColors: 'active' } },
    { name: 'state-offline', path: '/', prepare: loseConnection },
  ];
}

export const findShots = (site: Site, modules: BlockModules): Shot[] => [
  ...findPages(site),
  ...findStates(site),
  ...findBlockStates(site, modules),
];
