// The site and one of its pages → what that page needs and no more.

import { toHref } from '../content/addresses/addresses';
import { parseContent } from '../content/items/parse-content';
import { parsePublishedText } from '../content/items/published-text';
import { ancestorsOf } from '../content/pages/page-tree';
import { plain } from '../content/text/words';
import type { CardView, ImageView, LinkView } from '../generated/concept-views';
import type { Head } from '../model/head';
import { invariant } from '../model/invariant';
import type { ItemCard, ItemListView, ItemView, KeptList, SiteItem } from '../model/item-views';
import type { PageView, Site, SitePage } from '../model/site';
import { toListed } from './build-item';
import { findCredits } from './credits';
import { toHeadLook } from './head-look';
import { listAreas } from './list-areas';

/** The maximum number of related pages, and of siblings that are looked at on either side: an area may have thousands. */
export const maxRelated = 4;

export function getPage(site: Site, id: string): SitePage {
  const page = Object.hasOwn(site.pages, id) ? site.pages[id] : undefined;
  invariant(page !== undefined, `there is a page "${id}"`);
  return page;
}

const toLink = ({ shell }: Site, { id, path, label }: SitePage): LinkView => ({
  href: toHref(shell.base, path),
  label,
  page: id,
});

/** The outline and the ratio of a picture are those of its place: cards have their own. */
const withoutShape = ({ edge: _, ratio: __, ...image }: ImageView): ImageView => image;

const toCard = (site: Site, page: SitePage): CardView => ({
  ...toLink(site, page),
  title: page.title,
  text: [page.summary],
  ...(page.image && { image: withoutShape(page.cardImage ?? page.image) }),
  ...(page.icon !== undefined && { icon: page.icon }),
  button: false,
});

/** What is said of a child where no block shows its picture. */
const inWords = ({ image: _, ...card }: CardView): CardView => card;

function toChildren(site: Site, { children, childrenInWords }: SitePage): CardView[] {
  const cards = children.map((child) => toCard(site, getPage(site, child)));
  return childrenInWords ? cards.map(inWords) : cards;
}

/** The ancestors of a page, the nearest first. */
const findAncestors = (site: Site, page: SitePage): SitePage[] =>
  [...ancestorsOf(page.id, (below) => getPage(site, below).parent)]
    .slice(1)
    .map((above) => getPage(site, above));

/** The switchers around a page, the outermost first. */
export const findSwitchers = (site: Site, page: SitePage): SitePage[] =>
  findAncestors(site, page)
    .filter(({ layout }) => layout === 'switcher')
    .reverse();

const findPage = ({ pages }: Site, id: string): SitePage | undefined =>
  Object.hasOwn(pages, id) ? pages[id] : undefined;

/** An item as lists show it. */
const toItemCard = (site: Site, page: SitePage): ItemCard | undefined =>
  page.item && { ...toListed(page.item), ...toCard(site, page) };

function toItemList(site: Site, { items, cards: own = {}, ...ways }: KeptList): ItemListView {
  const cards = items.flatMap((id) => {
    const page = findPage(site, id);
    return (page ? toItemCard(site, page) : own[id]) ?? [];
  });
  return { ...ways, cards };
}

/** The item of a page, without what only machines are told. */
function toItemView({
  stamps: _,
  related: __,
  calendar: ___,
  collection: ____,
  own: _____,
  over,
  ...item
}: SiteItem): ItemView {
  return over !== undefined && item.status === undefined ? { ...item, status: over } : item;
}

/** The siblings of a page, starting with the next; none of one whose own cards say where to go on. */
function findRelated(site: Site, page: SitePage): LinkView[] {
  if (page.item)
    return page.item.related.flatMap((id) => {
      const other = findPage(site, id);
      return other && id !== page.id ? [toLink(site, other)] : [];
    });
  if (page.parent === null || page.children.length > 0) return [];
  const parent = getPage(site, page.parent);
  if (parent.layout === 'switcher') return [];
  const { children } = parent;
  if (page.cards && page.cards.length > 0) return [];
  const next = page.callToAction?.link.page;
  const at = page.order ?? -1;
  const after = children.slice(at + 1, at + 1 + maxRelated);
  const before = children.slice(0, Math.min(Math.max(at, 0), maxRelated));
  return [...after, ...before]
    .filter((id) => id !== next)
    .slice(0, maxRelated)
    .map((id) => toLink(site, getPage(site, id)));
}

function buildHead(site: Site, page: SitePage): Head {
  const { home, name, base } = site.shell;
  const { title } = page;
  const whole = page.id === home.page ? `${name} – ${title}` : `${title} – ${name}`;
  return {
    title: plain(title).includes(plain(name)) ? title : whole,
    description: page.summary,
    canonical: site.origin + toHref(base, page.path),
    shareImage: page.shareImage,
    index: !page.unlisted,
    ...(page.feeds && { feeds: page.feeds }),
  };
}

/** The addresses of the content files that a page shows, or the one at which it opens. */
export function findContents(site: Site, id: string): readonly string[] {
  const { defaultChild, contentFiles } = getPage(site, id);
  return defaultChild === undefined ? contentFiles : findContents(site, defaultChild);
}

/** The content files that a page shows, by address. */
export const contentsOf = (site: Site, id: string): Site['contents'] =>
  Object.fromEntries(findContents(site, id).map((file) => [file, site.contents[file] ?? []]));

/** The text of content files, as a browser would parse the published files. */
export const parseContents = (contents: Site['contents']): PageView['contents'] =>
  Object.fromEntries(
    Object.entries(contents).map(([file, items]) => [
      file,
      'nodes' in items ? items.nodes : parseContent(items, { toText: parsePublishedText }),
    ]),
  );

const mapLists = <From, To>(
  lists: Readonly<Record<number, From>>,
  change: (list: From) => To,
): Readonly<Record<number, To>> =>
  Object.fromEntries(Object.entries(lists).map(([index, list]) => [index, change(list)]));

/** From home to the parent of a page; switchers are not part of it. */
export function findBreadcrumbs(site: Site, page: SitePage): LinkView[] {
  const pages = findAncestors(site, page).filter(({ layout }) => layout !== 'switcher');
  if (pages.length === 0) return [];
  return [site.shell.home, ...pages.reverse().map((above) => toLink(site, above))];
}

/** The same page, with who made the pictures that it shows. */
function withCredits(site: Site, view: PageView): PageView {
  const label = site.pictures.creditsLabel;
  if (label === undefined) return view;
  const { blocks, children, image, item, itemLists } = view;
  const texts = findCredits([image, item, blocks, children, itemLists, contentsOf(site, view.id)]);
  return texts.length === 0 ? view : { ...view, credits: { label, texts } };
}

/** The view of a page without the text of its files; for a switcher, the view of the page at which it opens. */
export function outlineOf(site: Site, id: string): PageView {
  const page = getPage(site, id);
  if (page.defaultChild !== undefined) return outlineOf(site, page.defaultChild);
  return withCredits(site, toOutline(site, page));
}

function toOutline(site: Site, page: SitePage): PageView {
  const { accent, id, path, title, lead, layout, image, menu, blocks, callToAction } = page;
  const { alternates, frames, nodes, taken } = page;
  return {
    ...{ id, path, title, lead, layout, menu, blocks },
    ...(image && { image }),
    ...toHeadLook(page),
    ...(accent && { accent }),
    ...(callToAction && { callToAction }),
    ...(page.item && { item: toItemView(page.item) }),
    ...(page.itemLists && {
      itemLists: mapLists(page.itemLists, (list) => toItemList(site, list)),
    }),
    head: buildHead(site, page),
    ...(alternates && { alternates }),
    switchers: findSwitchers(site, page).map((above) => ({
      id: above.id,
      path: above.path,
      title: above.title,
      lead: above.lead,
      choices: above.children.map((child) => toLink(site, getPage(site, child))),
      opensAt: getPage(site, above.defaultChild ?? id).path,
    })),
    breadcrumbs: findBreadcrumbs(site, page),
    children: toChildren(site, page),
    related: findRelated(site, page),
    ...(page.lists && { areas: listAreas(site, page.lists) }),
    contents: {},
    ...(taken && { taken }),
    ...(frames && { frames: frames.map(({ source }) => source) }),
    ...(nodes && { nodes }),
  };
}

/** A view with what only its style sheets are chosen by. */
export const withStyles = (site: Site, view: PageView) => ({
  ...view,
  styled: getPage(site, view.id).styled,
});

export const viewOf = (site: Site, id: string): PageView => ({
  ...outlineOf(site, id),
  contents: parseContents(contentsOf(site, id)),
});

/** The path to which a switcher redirects; undefined for other pages. */
export function findSwitcherTarget(site: Site, id: string): string | undefined {
  const { defaultChild } = getPage(site, id);
  return defaultChild === undefined ? undefined : getPage(site, defaultChild).path;
}
