// An item with its text → what its page and lists show of it.
import { findPageAddress } from '../concepts/page-id';
import { toListId } from '../content/collections/list-key';
import { toOwnMembers } from '../content/collections/own-members';
import type { Clock } from '../content/facts/clock';
import type { Dates } from '../content/facts/name-dates';
import { nameDay, nameMonth } from '../content/facts/name-moments';
import { countWords } from '../content/items/count-words';
import { choosePlural } from '../content/text/plural';
import { substitute } from '../content/text/substitute';
import { plain, said } from '../content/text/words';
import type { LinkView } from '../generated/concept-views';
import type { BlockConfig, Concepts } from '../generated/manifest';
import type { BlockModules, ContentFiles } from '../model/block-module';
import type {
  AuthorView,
  CalendarEntry,
  DateView,
  ItemCard,
  ItemFact,
  ItemView,
  OwnMembers,
  SiteItem,
} from '../model/item-views';
import type { Item, ItemValue, SiteItems } from '../model/items';
import type { Kind, Kinds } from '../model/kinds';
import type { Resolver } from '../model/resolver';
import { listFacts } from './item-facts';
import type { ItemFeeds } from './item-feeds';
import type { ItemNeighbours } from './item-neighbours';

/** How many words a reader takes in a minute. */
const wordsPerMinute = 220;

/** What a calendar has of an event; undefined for what is none. */
function toCalendar({ date, value }: Item, { clock, kind }: Timed): CalendarEntry | undefined {
  if (kind?.names.date !== 'starts' || date === undefined) return undefined;
  const ends = typeof value.ends === 'string' ? value.ends : undefined;
  const toUtc = (written: string): string => new Date(clock.toInstant(written)).toISOString();
  const isTimed = date.length > 10;
  return {
    starts: date,
    ...(ends !== undefined && { ends }),
    ...(isTimed && { from: toUtc(date) }),
    ...(isTimed && ends !== undefined && ends.length > 10 && { until: toUtc(ends) }),
    ...(typeof value.place === 'string' && { location: value.place }),
    ...(value.status === 'cancelled' && { isCancelled: true }),
  };
}

interface Timed {
  readonly clock: Clock;
  readonly kind: Kind | undefined;
}

export interface ItemContext {
  readonly items: SiteItems;
  readonly kinds: Kinds;
  readonly resolver: Resolver;
  readonly contents: ContentFiles;
  readonly modules: BlockModules;
  readonly neighbours: ItemNeighbours;
  readonly feeds: ItemFeeds;
  readonly clock: Clock;
  readonly dates: Dates;
}

const toDate = (written: string, dates: Dates, of: ItemValue): DateView => ({
  at: written,
  text: said(nameDay(written, dates), of),
});

/** Undefined where it is not shown. */
export function toItemLink(id: string, resolver: Resolver): LinkView | undefined {
  const page = resolver.pages.get(id);
  const href = findPageAddress({ id }, resolver);
  if (page === undefined || href === undefined) return undefined;
  return { href, label: page.label ?? page.title, page: id };
}

function toAuthor(author: string, { items, resolver }: ItemContext): AuthorView {
  const person = items.items.get(plain(author));
  if (person === undefined) return { name: author };
  const { role } = person.value;
  const link = toItemLink(author, resolver);
  return {
    name: said(person.title, person.value),
    ...(typeof role === 'string' && { role }),
    ...(link && { href: link.href }),
  };
}

function toTags({ collection, value }: Item, { items, resolver }: ItemContext): LinkView[] {
  const listed = items.collections[collection];
  if (listed === undefined) return [];
  return (value.tags ?? []).flatMap((tag) => {
    const id = toListId({ collection, tag }, listed);
    const href = findPageAddress({ id }, resolver);
    const label = listed.tags[tag]?.title ?? tag;
    return href === undefined ? [] : [{ href, label, page: id }];
  });
}

/** How long a text takes to read; undefined for one that is read at a glance, and for kinds whose items are looked up, such as events. */
function toReading({ id, kind }: Item, context: ItemContext): string | undefined {
  const { contents, kinds, modules, resolver } = context;
  if (kinds[kind]?.order !== 'newest') return undefined;
  const { labels } = resolver.manifest.blockSettings.item;
  const { language } = resolver.manifest.site;
  const blocks = resolver.pages.get(id)?.blocks ?? [];
  const files = blocks.flatMap(
    (block) => modules.get(block.type)?.text?.contentFiles?.(block) ?? [],
  );
  const words = files.reduce((sum, file) => sum + countWords(contents.get(file) ?? []), 0);
  // Scripts without spaces between words have no count of them here.
  if (words < wordsPerMinute || /^(?:ja|ko|th|zh)\b/.test(language)) return undefined;
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  if (minutes === 1) return labels.minute;
  return substitute(choosePlural(labels.minutes, { count: minutes, language }), {
    n: String(minutes),
  });
}

function toStatus({ isExpired, kind, value }: Item, { resolver }: ItemContext): string | undefined {
  const { labels } = resolver.manifest.blockSettings.item;
  const status = kind === 'event' ? value.status : undefined;
  if (status === 'cancelled') return labels.cancelled;
  if (status === 'moved') return labels.moved;
  return isExpired ? labels.over : undefined;
}

/** When it is over: the earliest of its end, and of the day or minute at which it expires. */
function findEnd({ date, value }: Item, { clock, kind }: Timed): number | undefined {
  const last = kind?.names.date === 'date' ? undefined : (value.ends ?? date);
  const ends = [value.expires, last].flatMap((written) =>
    typeof written === 'string' ? [clock.toEnd(written)] : [],
  );
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/** What its page says of that: now, or once it is so. */
function toEnding(item: Item, timed: Timed, { resolver }: ItemContext) {
  if (item.isPast) return { over: resolver.manifest.blockSettings.item.labels.over };
  const until = item.isExpired ? undefined : findEnd(item, timed);
  return until === undefined ? {} : { until };
}

/** The link that puts an event into a calendar. */
function toCalendarFact({ id }: Item, { feeds, resolver }: ItemContext): ItemFact[] {
  const { labels } = resolver.manifest.blockSettings.item;
  const href = feeds.findHref(id, 'calendar');
  if (href === undefined) return [];
  return [{ name: 'calendar', title: labels.calendar, text: labels.addToCalendar, href }];
}

interface Result {
  readonly figure: string;
  readonly text: string;
}

/** What the card of its kind gets. */
const resolveOwn = ({ kind, value }: Item, known: Kind, resolver: Resolver): OwnMembers =>
  // A kind of the site's own has no types here.
  resolver.resolve(
    `kinds/${kind}` as 'block',
    {
      ...toOwnMembers(value, known),
      type: `${kind}/card`,
    } as unknown as BlockConfig,
  ) as unknown as OwnMembers;
/** What lists show of it. */
export function toListed({
  older: _,
  newer: __,
  reading: ___,
  related: ____,
  stamps: _____,
  calendar: ______,
  collection: _______,
  until: ________,
  over: _________,
  ...item
}: SiteItem): Omit<ItemView, 'older' | 'newer' | 'reading' | 'until'> {
  return item;
}

/** A row of a data file, which has no page to be a card of. */
export function buildCard(item: Item, context: ItemContext): ItemCard {
  const { kinds, resolver } = context;
  const { names } = kinds[item.kind] ?? {};
  const title = said(item.title, item.value);
  const summary = names && item.value[names.summary];
  const image = names && (item.value[names.image] as Concepts['image'] | undefined);
  return {
    ...toListed(buildItem(item, context)),
    ...{ id: item.id, title, label: title, button: false },
    text: typeof summary === 'string' && plain(summary) !== item.title ? [summary] : [],
    ...(image && { image: resolver.resolve('image', image) }),
  };
}

export function buildItem(item: Item, context: ItemContext): SiteItem {
  const { dates, kinds, neighbours, resolver } = context;
  const { collection, date, isPast, kind, value } = item;
  const known = kinds[kind];
  const { updated } = value;
  const [reading, status] = [toReading(item, context), toStatus(item, context)];
  const { older, newer, related } = neighbours.find(item);
  const [before, after] = [older, newer].map((one) => one && toItemLink(one, resolver));
  const { date: first } = value;
  const published = first === undefined ? undefined : context.clock.toStamp(first);
  const changed = updated === undefined ? undefined : context.clock.toStamp(updated);
  const calendar = toCalendar(item, { clock: context.clock, kind: known });
  return {
    ...{ kind, collection },
    ...(date !== undefined && {
      date: toDate(date, dates, value),
      month: said(nameMonth(date, dates), value),
      day: said(String(Number(date.slice(8, 10))), value),
    }),
    ...(updated !== undefined && { updated: toDate(updated, dates, value) }),
    authors: (value.authors ?? []).map((author) => toAuthor(author, context)),
    tags: toTags(item, context),
    facts: [...(known ? listFacts(item, known, context) : []), ...toCalendarFact(item, context)],
    stamps: { ...(published && { published }), ...(changed && { updated: changed }) },
    ...(calendar && { calendar }),
    ...toEnding(item, { clock: context.clock, kind: known }, context),
    ...(known?.parts?.includes('card') && { own: resolveOwn(item, known, resolver) }),
    results: kind === 'case' ? ((value.results ?? []) as readonly Result[]) : [],
    ...(reading !== undefined && { reading: said(reading, value) }),
    ...(status !== undefined && { status }),
    ...(isPast && { isPast }),
    ...(before && { older: before }),
    ...(after && { newer: after }),
    related,
  };
}
