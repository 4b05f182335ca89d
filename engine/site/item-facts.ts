// What an item says besides its text → the same in words, each member with its name.
import { findPageAddress } from '../concepts/page-id';
import { toMailto, toTelephone } from '../content/addresses/address';
import type { Dates } from '../content/facts/name-dates';
import { nameMoment, nameSpan } from '../content/facts/name-moments';
import { toAddressLines } from '../content/facts/postal-address';
import { plain, said } from '../content/text/words';
import { kinds } from '../generated/kinds';
import type { Concepts, Manifest, Salary } from '../generated/manifest';
import type { ItemFact } from '../model/item-views';
import type { Item } from '../model/items';
import type { Kind, KindMember } from '../model/kinds';
import type { Resolver } from '../model/resolver';

type Labels = Manifest['blockSettings']['item']['labels'];

/** What is shown of a member: words, and where they lead. */
type Shown = Omit<ItemFact, 'name' | 'title'> | undefined;

interface Context {
  readonly resolver: Resolver;
  readonly labels: Partial<Labels>;
  readonly dates: Dates;
}

/** `full-time` → `fullTime`. */
const toLabelName = (value: string): string =>
  value.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const findLabel = (labels: Partial<Labels>, name: string): string | undefined =>
  Object.hasOwn(labels, name) ? labels[name as keyof Labels] : undefined;

const paidFor = {
  hour: 'perHour',
  day: 'perDay',
  week: 'perWeek',
  month: 'perMonth',
  year: 'perYear',
} as const satisfies Record<Salary['per'], keyof Labels>;

function toSalary({ from, to, currency, per }: Salary, { resolver, labels, dates }: Context) {
  const unit = currency ?? resolver.manifest.site.currency;
  const format = new Intl.NumberFormat(dates.language, {
    ...(unit === undefined ? {} : { style: 'currency', currency: unit }),
    maximumFractionDigits: Number.isInteger(from) && Number.isInteger(to ?? 0) ? 0 : 2,
  });
  const amounts = [from, ...(to === undefined || to === from ? [] : [to])];
  const words = amounts.map((amount) => format.format(amount).replace(/\s/g, '\u00a0'));
  return { text: `${words.join(' – ')} ${labels[paidFor[per]]}` };
}

interface WholeContext extends Context {
  readonly labels: Labels;
}

type Show = (value: never, context: Context) => Shown;

/** By the schema that a member refers to. */
const shows: Readonly<Record<string, Show>> = {
  'day-or-minute': (value: string, { dates }) => ({ text: nameMoment(value, dates) }),
  'postal-address': (value: Concepts['postal-address']) => ({
    text: toAddressLines(value).join(', '),
  }),
  price: (value: Concepts['price'], { resolver }) => {
    const { before, text, round = text, unit } = resolver.resolve('price', value);
    return { text: [before, round, unit].filter(Boolean).join(' ') };
  },
  link: (value: Concepts['link'], { resolver }) => {
    const link = resolver.resolve('link', value);
    return link && { text: link.label, href: link.href };
  },
  href: (value: string) => ({ text: value.replace(/^https?:\/\//, ''), href: value }),
  'page-id': (value: string, { resolver }) => {
    const page = resolver.pages.get(value);
    const href = findPageAddress({ id: value }, resolver);
    return page && href !== undefined ? { text: page.label ?? page.title, href } : undefined;
  },
  'running-text': (value: unknown) => ({ text: String(value) }),
  salary: (value: Salary, context) => toSalary(value, context),
};

function showMember(name: string, member: KindMember, value: unknown, context: Context): Shown {
  const { concept, unit, values } = member;
  if (concept !== undefined) return shows[concept]?.(value as never, context);
  if (typeof value === 'boolean')
    return value ? { text: findLabel(context.labels, name) ?? member.title } : undefined;
  if (typeof value === 'number')
    return { text: unit === undefined ? `${value}` : `${value} ${unit}` };
  if (typeof value !== 'string') return undefined;
  if (values)
    return { text: findLabel(context.labels, toLabelName(value)) ?? values[value] ?? value };
  if (name === 'email') return { text: value, href: toMailto(value) };
  if (name === 'phone') return { text: value, href: toTelephone(value) };
  return { text: value };
}

/** Members of the engine's kinds that are said in another place than among the facts. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  event: ['ends', 'status', 'movedFrom'],
  case: ['results'],
  person: ['role'],
};

/** Of a member that says what another one may say as well: that one. Work is at a place, or anywhere. */
const alike: Readonly<Record<string, string>> = { remote: 'place' };

/** The labels are of the engine's kinds: in one of the site's own, a member of the same name is something else. */
const isOwn = (kind: string): boolean => !Object.hasOwn(kinds, kind);

const isList = (value: unknown): value is readonly (string | number)[] =>
  Array.isArray(value) && value.every((one) => /^(?:string|number)$/.test(typeof one));

/** A member of a kind of the site's own. */
function showOwnMember(name: string, member: KindMember, value: unknown, context: Context): Shown {
  if (isList(value)) {
    const words = value.map((one) => showMember(name, member, one, context)?.text ?? `${one}`);
    return value.length === 0 ? undefined : { text: words.join(', ') };
  }
  return showMember(name, member, value, { ...context, labels: {} });
}

/** When something takes place. */
function toWhen(
  { date, kind, value }: Item,
  { dateTitle, names }: Kind,
  { labels, dates }: WholeContext,
): ItemFact[] {
  if (names.date === 'date' || date === undefined) return [];
  const ends = typeof value.ends === 'string' ? value.ends : undefined;
  // Whatever it is called there: by this name lists and pages know it.
  const title = (isOwn(kind) ? dateTitle : undefined) ?? labels.when;
  return [{ name: 'starts', title, text: said(nameSpan(date, ends, dates), value) }];
}

/** What is written there has its own place. */
const sayOf = ({ value }: Item, text: string): string =>
  plain(text) === text ? said(text, value) : text;

export function listFacts(
  item: Item,
  kind: Kind,
  { resolver, dates }: { readonly resolver: Resolver; readonly dates: Dates },
): ItemFact[] {
  const { labels } = resolver.manifest.blockSettings.item;
  const context: WholeContext = { resolver, labels, dates };
  const own = Object.entries(kind.members).flatMap(([name, member]): ItemFact[] => {
    const value = item.value[name];
    const isWhen = name === 'ends' && kind.names.date !== 'date';
    if (value === undefined || isWhen || elsewhere[item.kind]?.includes(name)) return [];
    const show = isOwn(item.kind) ? showOwnMember : showMember;
    const shown = show(name, member, value, context);
    const label = isOwn(item.kind) ? undefined : findLabel(labels, alike[name] ?? name);
    const title = label ?? member.title;
    return shown ? [{ name, title, ...shown, text: sayOf(item, shown.text) }] : [];
  });
  const until = item.value.expires;
  const isJob = kind.members.employment !== undefined && until !== undefined;
  return [
    ...toWhen(item, kind, context),
    ...own,
    ...(isJob
      ? [{ name: 'expires', title: labels.until, text: said(nameMoment(until, dates), item.value) }]
      : []),
  ];
}
