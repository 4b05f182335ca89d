// What all pages share: menus, contacts, footer, labels and constants.

import { forWideScreens } from '../concepts/image';
import { toMailto, toTelephone } from '../content/addresses/address';
import { isCounter } from '../content/addresses/frames';
import { findYear } from '../content/facts/clock';
import type { Pages } from '../content/pages/page-tree';
import { searchPage } from '../content/pages/search-pages';
import { plain, said } from '../content/text/words';
import type { LinkView } from '../generated/concept-views';
import type {
  ContactConfig,
  FooterConfig,
  LinkConfig,
  Manifest,
  MenuConfig,
  MenuItemConfig,
  PrimaryActionConfig,
} from '../generated/manifest';
import type { Resolver } from '../model/resolver';
import type { ContactView, MenuItemView, MenuView, Shell } from '../model/site';
import type { Axes, ShellAxes } from '../model/theme';
import type { FooterView, PrimaryActionView } from '../model/views';
import { neutral } from '../theme/neutral';
import { buildProviders } from './build-providers';
import type { SiteLanguage } from './languages';
import { buildNotice } from './notice';

interface ShellContext {
  readonly manifest: Manifest;
  readonly pages: Pages;
  readonly resolver: Resolver;
  readonly blockSettings: Shell['blockSettings'];
  readonly theme: Axes;
  /** Its year is the last of the copyright line. */
  readonly now: Date;
  readonly elsewhere: readonly string[];
  readonly languages: readonly SiteLanguage[];
}

const present = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

const toLinks = (links: readonly LinkConfig[], { resolve }: Resolver): LinkView[] =>
  links.flatMap((item) => present(resolve('link', item)));

/** A menu with at most this many items shows their summaries, unless it says otherwise. */
const maxDescribed = 2;

function buildItems(items: readonly MenuItemConfig[], resolver: Resolver): MenuItemView[] {
  return items.flatMap(({ items: inner, ...item }) =>
    present(resolver.resolve('link', item)).map((link) => ({
      ...link,
      items: buildItems(inner, resolver),
    })),
  );
}

/** The items at the top of a menu. */
function buildTopItems(menu: MenuConfig, { pages, resolver }: ShellContext): MenuItemView[] {
  const items = buildItems(menu.items, resolver);
  const described = menu.summaries ?? items.length <= maxDescribed;
  if (!described || items.some((item) => item.items.length > 0)) return items;
  return items.map((item) => {
    const page = pages.get(item.page ?? '');
    return page === undefined ? item : { ...item, about: page.summary };
  });
}

function buildMenu(menu: MenuConfig, context: ShellContext): MenuView[] {
  const { manifest, pages, resolver } = context;
  const id = menu.page;
  const link = resolver.resolve('link', menu);
  const page = pages.get(id ?? '');
  if (link === undefined) return [];
  const items = buildTopItems(menu, context);
  // A panel that would say no more than its own link is none.
  const isPanel = menu.panel && (items.length > 0 || menu.heading || menu.text);
  if (id === undefined || page === undefined || !isPanel) return [{ ...link, id: id ?? link.href }];
  const panel = {
    ...link,
    id,
    heading: menu.heading ?? page.title,
    text: resolver.resolve('running-text', menu.text ?? page.summary),
    buttonLabel: menu.buttonLabel ?? manifest.labels.explore,
    ...(page.image && { image: forWideScreens(resolver.resolve('image', page.image)) }),
    items,
  };
  return [panel];
}

function buildContact({ type, label, value, icon }: ContactConfig): ContactView {
  const href =
    type === 'phone' ? toTelephone(value) : type === 'email' ? toMailto(value) : plain(value);
  // Shown as any other link.
  if (type === 'directions') return { type: 'link', directions: true, label, value, icon, href };
  return { type, label, value, icon, href };
}

function buildFooter(
  footer: FooterConfig,
  menus: readonly MenuView[],
  context: ShellContext,
): FooterView {
  const { resolver, now } = context;
  const { from, holder, text } = footer.copyright;
  const year = findYear(now, resolver.manifest.site.timeZone);
  const years = year > from ? `${from}–${year}` : String(from);
  return {
    text: footer.text === undefined ? [] : resolver.resolve('running-text', footer.text),
    columns: footer.columns.flatMap((column) => {
      const menu = menus.find(({ id }) => id === column.menu);
      const items = menu && 'items' in menu ? menu.items : [];
      const fromMenu = items.map(({ items: _, about: __, ...link }) => link);
      const links = [...fromMenu, ...toLinks(column.links, resolver)];
      // All of its pages are drafts, or absent in this language.
      if (links.length === 0) return [];
      return { heading: column.heading ?? menu?.label ?? '', links };
    }),
    legal: toLinks(footer.legal, resolver),
    copyright: `${said(`© ${years}`, footer.copyright)} ${holder}${text === undefined ? '' : ` ${text}`}`,
  };
}

/** A site without contacts and primary action has no room for them either. */
function buildAxes(
  { header, drawer, contact, footer }: Axes,
  { contacts, primaryAction }: Pick<Shell, 'contacts' | 'primaryAction'>,
): ShellAxes {
  const none = contacts.length === 0;
  return {
    header: { ...header, action: header.action && primaryAction !== null },
    // All but the usual one have a name at the top.
    ...(drawer !== neutral.drawer && { drawer }),
    contact: none && primaryAction === null ? 'none' : contact,
    footer: { ...footer, contacts: footer.contacts && !none },
  };
}

function buildPrimaryAction(
  action: PrimaryActionConfig | undefined,
  resolver: Resolver,
): PrimaryActionView | null {
  const link = action && resolver.resolve('link', action);
  return link ? { ...link, ...(action?.elsewhereOnly && { elsewhereOnly: true }) } : null;
}

export function buildShell(context: ShellContext): Shell {
  const { blockSettings, elsewhere, languages, manifest, resolver, theme } = context;
  const { site, behaviour } = manifest;
  const { dates: _, languages: languagesLabel, pictures: __, ...labels } = manifest.labels;
  const menus = manifest.menus.flatMap((menu) => buildMenu(menu, context));
  const notice = buildNotice(manifest.site, context);
  const search = manifest.pages[searchPage] && resolver.resolve('link', { page: searchPage });
  const counter = Object.values(manifest.services).find(isCounter);
  const reached = {
    primaryAction: buildPrimaryAction(manifest.primaryAction, resolver),
    contacts: manifest.contacts.map(buildContact),
  };
  return {
    name: site.name,
    language: site.language,
    base: site.base,
    home: { href: site.base, label: labels.home, page: site.home },
    logo: resolver.resolve('image', site.logo),
    ...(site.notFoundImage && {
      notFoundImage: resolver.resolve('image', site.notFoundImage),
    }),
    menus,
    ...reached,
    footer: buildFooter(manifest.footer, menus, context),
    axes: buildAxes(theme, reached),
    labels: { ...labels, ...(languages.length > 0 && { languages: languagesLabel }) },
    behaviour,
    blockSettings,
    providers: buildProviders(context),
    ...(counter && { counter }),
    ...(notice && { notice }),
    ...(search && { search }),
    ...(languages.length > 0 && {
      languages: languages.map(({ tag, name, home }) => ({ tag, name, home })),
    }),
    ...(elsewhere.length > 0 && { elsewhere }),
  };
}
