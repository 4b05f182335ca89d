// One view of every block type, with every part it can have; and one of each of its layouts.
import { readFileSync } from 'node:fs';
import type { BlockProps, BlockType } from '../../../engine/blocks/block-props';
import { resolveOpeningHours } from '../../../engine/concepts/opening-hours';
import type { BlockView } from '../../../engine/generated/block-views';
import type { CardView, ContentNode, RichText } from '../../../engine/generated/concept-views';
import type { PageView } from '../../../engine/model/site';
import { sampleResolver } from '../concepts/sample-resolver';
import { sampleForm } from '../forms/sample-form';

const image = { src: '/one.svg', alt: 'A line', width: 16, height: 9 };
const link = { href: '/about', label: 'Explore', page: 'about' };
const text: RichText = ['A ', { type: 'strong', children: ['short'] }, ' sentence.'];
const items: ContentNode[] = [
  { type: 'paragraph', text },
  { type: 'list', items: [['One'], ['Two']] },
  { type: 'section', key: 'Vision', id: 'vision', body: [{ type: 'paragraph', text }] },
];
const cards: CardView[] = [
  { ...link, title: 'About us', text, image, icon: 'pin', button: false },
  { href: '/services', label: 'Read more', title: 'Services', text, button: true },
];
const price = { text: '€12.00', round: '€12', amount: 12, currency: 'EUR' };
const address = {
  ...{ street: '12 Example Road', postalCode: '1000-012', town: 'Lisbon', country: 'PT' },
};
export const sampleHours = resolveOpeningHours(
  {
    regular: [
      {
        days: ['monday', 'tuesday', 'wednesday', 'friday'],
        times: [
          { opens: '13:00', closes: '18:00' },
          { opens: '08:00', closes: '12:00' },
        ],
      },
      { days: ['saturday'], times: [{ opens: '09:00', closes: '24:00' }] },
    ],
    special: [
      { from: '2027-12-24', until: '2027-12-26', label: 'Christmas', times: [] },
      { from: '2027-12-31', times: [{ opens: '09:00', closes: '12:00' }] },
    ],
  },
  sampleResolver({ language: 'en', timeZone: 'Europe/Lisbon' }),
);
const shared = { id: 'anchor', heading: 'A heading', effect: 'none' } as const;

export const sampleBlocks = {
  search: { type: 'search', ...shared },
  text: { type: 'text', ...shared, layout: 'plain', items },
  content: {
    type: 'content',
    ...shared,
    layout: 'plain',
    file: '/files/about.txt',
    image,
    listHeading: 'Benefits',
    sections: { Vision: { title: 'Our vision', image } },
  },
  marquee: { type: 'marquee', text, effect: 'none' },
  carousel: {
    type: 'carousel',
    layout: 'bleed',
    label: 'Highlights',
    slides: [
      { image, caption: 'First', text, link },
      { image, caption: 'Second' },
    ],
    effect: 'reveal1',
  },
  feature: {
    type: 'feature',
    ...shared,
    layout: 'split',
    items,
    side: 'start',
    link,
    video: { sources: ['/film.webm', '/film.mp4'], poster: '/film.svg', label: 'Points gather' },
  },
  action: { type: 'action', ...shared, layout: 'strip', text, link },
  cards: { type: 'cards', ...shared, layout: 'tile', text, cards },
  facts: {
    ...{ type: 'facts', ...shared, layout: 'row' },
    facts: [{ label: 'Client', text }],
  },
  figures: {
    ...{ type: 'figures', ...shared, layout: 'row' },
    figures: [
      { number: '97', unit: '%', label: 'still run', source: text },
      { number: '1921', label: 'founded' },
    ],
  },
  gallery: {
    ...{ type: 'gallery', ...shared, layout: 'grid' },
    pictures: [{ image, caption: text }, { image: { ...image, src: '/two.svg' } }, { image }],
  },
  logos: {
    ...{ type: 'logos', ...shared, layout: 'row', colours: 'grey' },
    logos: [{ image }, { image, link }],
  },
  hero: {
    ...{ type: 'hero', ...shared, layout: 'split', text, image, tone: 'dark' },
    links: [link, { href: 'https://www.example.org/', label: 'Elsewhere' }],
    video: { sources: ['/film.webm'], poster: '/film.svg', label: 'Points gather' },
  },
  children: { type: 'children', ...shared, layout: 'tile', text, effect: 'reveal3' },
  downloads: {
    type: 'downloads',
    ...shared,
    layout: 'rows',
    files: [
      {
        file: { href: '/downloads/prices.pdf', kind: 'PDF', size: '240 kB' },
        name: 'Prices',
        text,
        language: { code: 'fr', name: 'French' },
      },
      { file: { href: '/downloads/days.ics', kind: 'ICS', size: '1 kB' }, name: 'Open days' },
    ],
  },
  boxes: {
    type: 'boxes',
    ...shared,
    layout: 'columns',
    boxes: (['top', 'bottom', 'left', 'right'] as const).map((from) => ({
      heading: from,
      text,
      from,
    })),
  },
  people: {
    type: 'people',
    ...shared,
    layout: 'cards',
    people: [
      {
        id: 'founder',
        role: 'Founder',
        image,
        summary: text,
        biography: items,
        buttonLabel: 'Read',
      },
      {
        id: 'director',
        name: 'Ada',
        role: 'Director',
        image,
        biography: items,
        buttonLabel: 'Read',
      },
    ],
  },
  offices: {
    type: 'offices',
    ...shared,
    layout: 'cards',
    offices: [
      {
        place: 'Lisbon',
        image,
        address: ['12 Example Road', '1000 Lisbon'],
        phone: '+351 (0) 555 0100',
        email: 'hello@example.com',
        website: 'https://www.example.com/',
        note: text,
      },
      {
        place: 'Porto',
        postal: address,
        geo: { latitude: 41.1496, longitude: -8.611 },
        phone: '+351 555 0101',
        email: 'porto@example.com',
        website: 'https://www.example.com/',
        hours: sampleHours,
        directions: link,
      },
    ],
  },
  embed: {
    type: 'embed',
    ...shared,
    layout: 'stacked',
    service: { type: 'youtube', id: 'films' },
    show: 'aqz-KE-bpKQ',
    zoom: 15,
    title: 'Two minutes',
    image,
    text,
    ratio: '16:9',
  },
  map: {
    type: 'map',
    ...shared,
    layout: 'split',
    image,
    address: ['12 Example Road', '1000 Lisbon'],
    text,
    geo: { latitude: 38.7138, longitude: -9.1394 },
    planner: 'openstreetmap',
    service: { type: 'openstreetmap', id: 'maps' },
    zoom: 15,
    side: 'end',
  },
  questions: {
    type: 'questions',
    ...shared,
    layout: 'beside',
    text,
    questions: [
      { question: 'Do you deliver?', id: 'delivery', answer: items },
      { question: 'How long does it take?', answer: [{ type: 'paragraph', text }] },
    ],
  },
  prices: {
    type: 'prices',
    ...shared,
    layout: 'leaders',
    offering: 'products',
    text,
    groups: [
      {
        heading: 'Watches',
        text,
        items: [
          { name: 'Battery', note: text, price },
          { name: 'Service', price: { ...price, before: 'from', unit: 'a piece' } },
        ],
      },
      { items: [{ name: 'Towers', price: { text: 'On request' } }] },
    ],
    note: text,
  },
  plans: {
    type: 'plans',
    ...shared,
    layout: 'cards',
    offering: 'services',
    text,
    plans: [
      { name: 'Once', text, price, points: [text, text], link },
      { name: 'Yearly', badge: 'Chosen', price: { ...price, unit: 'a month' }, points: [text] },
    ],
    note: text,
  },
  tabs: {
    type: 'tabs',
    ...shared,
    layout: 'start',
    text,
    tabs: [
      { label: 'Workshop', id: 'workshop', items, image, link },
      { label: 'Shop', items },
      { label: 'Towers', items },
    ],
  },
  hours: {
    type: 'hours',
    ...shared,
    layout: 'beside',
    text,
    hours: sampleHours,
    place: 'The workshop',
    address,
    geo: { latitude: 38.7138, longitude: -9.1394 },
    phone: '+351 (0) 555 0100',
    directions: link,
    image,
    note: text,
  },
  form: {
    type: 'form',
    ...shared,
    layout: 'plain',
    form: { ...sampleForm, intro: text, privacy: text },
  },
  table: {
    type: 'table',
    ...shared,
    layout: 'scroll',
    table: {
      caption: text,
      columns: [
        { align: 'start', marked: false },
        { heading: ['A day'], align: 'end', marked: true, badge: 'Most chosen' },
      ],
      rows: [
        [['City bicycle'], ['18.00']],
        [text, []],
      ],
      rowHeadings: true,
    },
  },
  quote: {
    type: 'quote',
    ...shared,
    quotes: [
      { body: items.slice(0, 2), name: 'Ada', role: 'Engineer', image },
      { body: [{ type: 'paragraph', text }] },
    ],
  },
  picture: {
    type: 'picture',
    ...shared,
    picture: { image, caption: text, credit: 'Drawn by Ada', wide: true },
  },
  item: { type: 'item', effect: 'none', part: 'facts' },
  items: { type: 'items', ...shared, collection: 'news', layout: 'rows' },
  latest: { type: 'latest', ...shared, collection: 'news', count: 3, layout: 'rows' },
  code: {
    type: 'code',
    ...shared,
    code: { caption: text, language: 'html', lines: ['<p>', '  One', '', '</p>'] },
  },
} satisfies { [Type in BlockType]: BlockProps<Type>['block'] };

export const sampleCards = cards;

/** What a page says as an item, and what its first block lists. */
export const sampleOfItems = {
  item: {
    kind: 'event',
    ...{ date: { at: '2026-10-05', text: 'October 5, 2026' }, month: 'October 2026', day: '5' },
    ...{ authors: [], tags: [link], results: [{ figure: '40 %', text: 'less waste' }] },
    facts: [{ name: 'place', title: 'Place', text: 'In the yard' }],
    older: link,
  },
  itemLists: {
    0: {
      ...{ tags: [link], parts: [], all: link, older: link },
      cards: [
        {
          ...{ ...link, title: 'A second saw', text: [], image, button: false },
          ...{ kind: 'article', date: { at: '2026-10-05', text: 'October 5, 2026' } },
          ...{ authors: [], tags: [], facts: [], results: [] },
        },
      ],
    },
  },
} satisfies Pick<PageView, 'item' | 'itemLists'>;

export const sampleItems = items;

/** The layouts of a block type, as its schema names them. */
function listLayouts(type: string): string[] {
  const { properties } = JSON.parse(readFileSync(`schemas/blocks/${type}.schema.json`, 'utf8'));
  return properties.layout?.enum ?? [];
}

/** `[type, layout, view]` of each layout. */
export const sampleLayouts = Object.values(sampleBlocks).flatMap((block) =>
  listLayouts(block.type).map((layout): readonly [BlockType, string, BlockView] => [
    block.type,
    layout,
    { ...block, layout } as BlockView,
  ]),
);
