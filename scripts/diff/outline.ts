// The parts of a derived site → lists of what a reader sees there.
import { toPlainText } from '../../engine/content/text/rich-text';
import type { BlockView } from '../../engine/generated/block-views';
import type {
  FormView,
  Inline,
  LateInline,
  LinkView,
  RichText,
} from '../../engine/generated/concept-views';
import { isRecord } from '../../engine/model/json';
import type { SiteRedirect } from '../../engine/model/redirect';
import type { MenuItemView, Site } from '../../engine/model/site';
import { listOutsideHosts } from '../../engine/site/outside-hosts';
import type { Entry } from './entries';
import type { ReadableSite } from './read-sites';

/** The target of an address: the same for a page that only moved. */
export type Identify = (href: string) => string;

const between = ' › ';

export const toWhere = (names: readonly string[]): string =>
  names.map((name) => name + between).join('');

/** What stands in a line and has no words within it. */
const inlineTypes: ReadonlySet<unknown> = new Set<LateInline['type']>([
  ...(['inline-code', 'break', 'inline-image', 'note'] as const),
]);

const isInline = (value: unknown): value is Inline =>
  typeof value === 'string' ||
  (isRecord(value) && 'type' in value && ('children' in value || inlineTypes.has(value.type)));

const isText = (value: readonly unknown[]): boolean =>
  value.every(isInline) && (value.length < 2 || value.some((part) => typeof part !== 'string'));

/** What distinguishes an item of a list from its neighbours. */
function toName(item: unknown, index: number): string {
  if (typeof item !== 'object' || item === null) return String(index + 1);
  const { name, id, heading, title, label, value } = item as Readonly<Record<string, unknown>>;
  const own = [name, id, heading, title, label, value].find((word) => typeof word === 'string');
  return own === undefined ? String(index + 1) : String(own);
}

/** Any value, as one line for each of its texts and settings. */
export function listFacts(value: unknown, names: readonly string[] = []): Entry[] {
  if (value === undefined || value === null) return [];
  const toEntry = (text: string): Entry => ({
    key: names.join('/'),
    where: `${names.join(between)}: `,
    text,
  });
  if (typeof value !== 'object') return [toEntry(String(value))];
  if (Array.isArray(value)) {
    if (isText(value)) return [toEntry(toPlainText(value as RichText))];
    return value.flatMap((item, index) => listFacts(item, [...names, toName(item, index)]));
  }
  return Object.entries(value).flatMap(([key, inner]) => listFacts(inner, [...names, key]));
}

const toLine = ({ label, href, page }: LinkView): string =>
  page === undefined ? `${label} (${href})` : label;

function listLinks(
  links: readonly LinkView[],
  names: readonly string[],
  above: string,
  identify: Identify,
): Entry[] {
  return links.map((link) => ({
    key: `${above}/${identify(link.href)}`,
    where: toWhere(names),
    text: toLine(link),
    ...(link.page !== undefined && { at: link.href }),
  }));
}

function listItems(
  items: readonly MenuItemView[],
  names: readonly string[],
  above: string,
  identify: Identify,
): Entry[] {
  return items.flatMap((item) => [
    ...listLinks([item], names, above, identify),
    ...listItems(item.items, [...names, item.label], `${above}/${identify(item.href)}`, identify),
  ]);
}

export const outlineMenus = ({ shell }: Site, identify: Identify): Entry[] =>
  shell.menus.flatMap((menu) => {
    const key = identify(menu.href);
    if (!('items' in menu)) return listLinks([menu], [], '', identify);
    const { label, heading, text, buttonLabel, items } = menu;
    const words = { heading, text, buttonLabel };
    return [
      ...listLinks([menu], [], '', identify),
      ...listFacts(words, [label]).map((entry, index) => ({
        ...entry,
        key: `${key} ${Object.keys(words)[index] ?? ''}`,
      })),
      ...listItems(items, [label], key, identify),
    ];
  });

export const outlineFooter = ({ shell: { footer } }: Site, identify: Identify): Entry[] => [
  ...listFacts({ text: footer.text }),
  ...footer.columns.flatMap(({ heading, links }, index) => [
    { key: `column ${index}`, where: 'column ', text: heading },
    ...listLinks(links, [heading], `column ${index}`, identify),
  ]),
  ...listLinks(footer.legal, [], 'legal', identify),
  ...listFacts({ copyright: footer.copyright }),
];

const toMinute = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** The line above every page, where it is shown now. */
export function outlineNotice({ shell: { notice } }: Site, identify: Identify): Entry[] {
  if (notice === undefined) return [];
  const { text, link, until } = notice;
  return [
    ...listFacts({ text }),
    ...(link === undefined ? [] : listLinks([link], [], 'notice', identify)),
    ...listFacts({ until: until && toMinute(until) }),
  ];
}

export const outlineContacts = ({ shell }: Site, identify: Identify): Entry[] => [
  ...shell.contacts.map(({ type, label, value }, index) => ({
    key: `${type} ${label} ${index}`,
    where: `${label}: `,
    text: value,
  })),
  ...(shell.primaryAction === null
    ? []
    : listLinks([shell.primaryAction], [], 'primaryAction', identify)),
];

function collectForms({ site, blocks }: ReadableSite): Map<string, FormView> {
  const shown = Object.values(site.pages).flatMap((page): readonly BlockView[] => page.blocks);
  const forms = shown.flatMap((block) => blocks.get(block.type)?.text?.forms?.(block) ?? []);
  return new Map(forms.map((form) => [form.id, form]));
}

/** The forms that pages show, and their providers. */
export const outlineForms = (readable: ReadableSite): Entry[] =>
  [...collectForms(readable)].flatMap(([id, { id: _, ...form }]) => {
    const provider = readable.site.shell.providers[id];
    return listFacts({ ...form, ...(provider && { provider }) }, [id]);
  });

/** The hosts that visitors' browsers may ask: a new one is news for them. */
export const outlineHosts = ({ services, shell: { providers } }: Site): Entry[] =>
  listOutsideHosts({ services, providers }).map(({ host, by }) => ({
    key: `${host} ${by}`,
    where: '',
    text: `${host} (${by})`,
  }));

/** As it is written in a manifest. */
function toOldAddress({ from, query, below }: SiteRedirect): string {
  const parameters = query ? `?${query.map((one) => one.join('=')).join('&')}` : '';
  return from + (below ? '/*' : '') + parameters;
}

export const outlineRedirects = (site: Site): Entry[] =>
  site.redirects.map((redirect) => {
    const { to, keepRest, status } = redirect;
    const from = toOldAddress(redirect);
    const target = to === undefined ? 'gone' : to + (keepRest ? '/*' : '');
    return { key: from, where: `${from} → `, text: `${target} (${status})` };
  });

/** What is in no page and no menu, but visible everywhere. */
export const outlineSettings = ({ shell, theme, ...site }: Site, base: string): Entry[] => [
  ...listFacts({ name: shell.name, origin: site.origin, base, language: shell.language }),
  ...listFacts({ direction: site.direction, favicon: site.favicon, logo: shell.logo.src }),
  ...listFacts(theme, ['theme']),
  ...listFacts(shell.behaviour, ['behaviour']),
  ...listFacts(shell.labels, ['labels']),
];

/** The settings of the block types that both sites show; the settings of other types come and go with their blocks. */
export const outlineBlocks = ({ shell }: Site, other: Site): Entry[] =>
  Object.entries(shell.blockSettings)
    .filter(([type]) => Object.hasOwn(other.shell.blockSettings, type))
    .flatMap(([type, settings]) => listFacts(settings, ['blockSettings', type]));
