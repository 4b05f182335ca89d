// The derived sites of a publication → the screenshots to take: one page of every kind, and the states that a visitor can bring about.
import type { Page } from 'playwright';
import { toMenuId } from '../../engine/content/addresses/element-ids';
import type { BlockModules } from '../../engine/model/block-module';
import { mainOf, type Publication } from '../../engine/model/publication';
import type { SitePage } from '../../engine/model/site';
import type { DerivedSite } from '../../engine/model/site-facts';
import { toFolder } from '../../engine/output/site-facts';
import { CannotRun } from '../command/cannot-run';
import { guessPage } from '../command/guess-page';

export interface Shot {
  readonly name: string;
  /** Below the base path. */
  readonly path: string;
  /** Emulated media, where it is not a screen with the page's own colours. */
  readonly media?: { readonly media?: 'print'; readonly forcedColors?: 'active' };
  /** Brings about the state; false where it does not occur at this width. */
  readonly prepare?: (page: Page) => Promise<boolean>;
}

type Derived = Publication<DerivedSite>;

interface PlacedPage {
  /** Empty in the first language, with a slash at its end in others. */
  readonly folder: string;
  readonly page: SitePage;
}

/** The pages of all languages. */
export function* listPages(publication: Derived): Iterable<PlacedPage> {
  const { facts: main } = mainOf(publication);
  for (const { facts, open } of publication.sites)
    for (const page of Object.values(open().pages)) yield { folder: toFolder(main, facts), page };
}

/** "about", "de/about". */
export const toKey = ({ folder, page }: PlacedPage): string => folder + page.id;

export const toPageShot = (placed: PlacedPage): Shot => ({
  // Windows has no colons in names.
  name: `page-${toKey(placed).replace(/[/:]/g, '-')}`,
  path: `/${placed.folder}${placed.page.path.slice(1)}`,
});

/** Pages of one kind show the same blocks in the same layout, in one language, and are items of the same kind or none. */
const kindOf = ({ folder, page: { layout, blocks, image, item } }: PlacedPage): string => {
  const types = new Set(blocks.map(({ type }) => type));
  return [folder, layout, image ? 'picture' : '', item?.kind ?? '', ...types].join(' ');
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
export function findPages(publication: Derived): Shot[] {
  const kinds = new Map<string, Shot>();
  for (const placed of listPages(publication)) {
    const kind = kindOf(placed);
    if (placed.page.defaultChild === undefined && !kinds.has(kind))
      kinds.set(kind, toPageShot(placed));
  }
  return [...kinds.values()];
}

/** Pages by their ids, each in every language that has it. @throws CannotRun where no language has it. */
export function findNamed(publication: Derived, ids: readonly string[]): Shot[] {
  const pages = [...listPages(publication)];
  const known = pages.map(({ page }) => page.id);
  for (const id of ids)
    if (!known.includes(id))
      throw new CannotRun(`There is no page "${id}". ${guessPage(id, known)}`);
  return pages.filter(({ page }) => ids.includes(page.id)).map(toPageShot);
}

/** The first page that shows each type of block, in whichever language that is. */
function findFirstPages(publication: Derived): ReadonlyMap<string, Shot> {
  const shown = [...listPages(publication)].flatMap((placed) =>
    placed.page.blocks.map(({ type }) => [type, toPageShot(placed)] as const),
  );
  // A map keeps the last of several entries with one key.
  return new Map(shown.reverse());
}

/** The states of blocks, each on the first page with such a block. */
function findBlockStates(publication: Derived, modules: BlockModules): Shot[] {
  const pages = findFirstPages(publication);
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

function findStates({ shell }: DerivedSite['facts']): Shot[] {
  const menus = shell.menus.map(({ id }) => ({
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

export const findShots = (publication: Derived, modules: BlockModules): Shot[] => [
  ...findPages(publication),
  ...findStates(mainOf(publication).facts),
  ...findBlockStates(publication, modules),
];
