// One view of every block type, with every part it can have; and one of each of its layouts.
import { readFileSync } from 'node:fs';
import type { BlockProps, BlockType } from '../../../engine/blocks/block-props';
import type { BlockView } from '../../../engine/generated/block-views';
import type { CardView, ContentNode, RichText } from '../../../engine/model/views';
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
const shared = { id: 'anchor', heading: 'A heading', effect: 'none' } as const;

export const sampleBlocks = {
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
    ],
  },
  form: {
    type: 'form',
    ...shared,
    layout: 'plain',
    form: { ...sampleForm, intro: text, privacy: text },
  },
} satisfies { [Type in BlockType]: BlockProps<Type>['block'] };

export const sampleCards = cards;
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
