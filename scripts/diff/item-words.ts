// What a page has of items besides blocks and texts → entries to be compared: what the item says of itself, and the rows that its lists show.
import type { ItemCard, SiteItem } from '../../engine/model/item-views';
import type { SitePage } from '../../engine/model/site';
import type { Entry } from './entries';
import { toWhere } from './outline';

type Said = Pick<SiteItem, 'authors' | 'date' | 'facts' | 'results' | 'status' | 'tags'>;

const toEntry = (key: string, where: string, texts: readonly string[]): Entry[] =>
  texts.length === 0
    ? []
    : [{ key: `item ${key}`, where: toWhere([where]), text: texts.join(', ') }];

const listOwn = ({ authors, date, facts, results, status, tags }: Said): Entry[] => [
  // An event says it among its facts, with its end.
  ...(date && !facts.some(({ name }) => name === 'starts')
    ? toEntry('date', 'date', [date.text])
    : []),
  ...toEntry('status', 'status', status === undefined ? [] : [status]),
  ...toEntry(
    'authors',
    'authors',
    authors.map(({ name, role }) => (role === undefined ? name : `${name} (${role})`)),
  ),
  ...toEntry(
    'tags',
    'tags',
    tags.map(({ label }) => label),
  ),
  ...facts.flatMap(({ name, title, text }) => toEntry(`fact ${name}`, title, [text])),
  ...toEntry(
    'results',
    'results',
    results.map(({ figure, text }) => `${figure} ${text}`),
  ),
];

/** An item without a page, as a whole. */
const toRow = (id: string, card: ItemCard): Entry[] =>
  toEntry(
    `row ${id}`,
    card.title,
    listOwn(card).map(({ text }) => text),
  );

export const listItemWords = ({ item, itemLists = {} }: SitePage): Entry[] => [
  ...(item ? listOwn(item) : []),
  ...Object.values(itemLists).flatMap(({ cards = {} }) =>
    Object.entries(cards).flatMap(([id, card]) => toRow(id, card)),
  ),
];
