import { expect, test } from 'vitest';
import { isNodes } from '../../../engine/content/items/is-nodes';
import type { ContentNode } from '../../../engine/generated/concept-views';
import type { ContentItem } from '../../../engine/generated/manifest';
import { buildBlockSite } from '../entry/block-site';

/** The nodes of a text on a page of its own. */
function parse(items: readonly ContentItem[]): readonly ContentNode[] {
  const [block] = buildBlockSite({ type: 'text', items }).pages.home?.blocks ?? [];
  return block?.type === 'text' ? block.items : [];
}

const paragraph = (text: string): ContentNode => ({ type: 'paragraph', text: [text] });

test('lists have numbers and parts where they are given', () => {
  const items: ContentItem[] = [
    { $list: { numbered: true, start: 3, items: ['One', ['Two:', ['a', 'b']]] } },
    { $list: { numbered: false, start: 1, items: ['One'] } },
  ];
  expect(parse(items)).toEqual([
    {
      type: 'list',
      ordered: true,
      start: 3,
      items: [['One'], { nodes: [paragraph('Two:'), { type: 'list', items: [['a'], ['b']] }] }],
    },
    { type: 'list', items: [['One']] },
  ]);
});

test('ids of sections are unique in the whole text, whatever they are in', () => {
  const section = (...body: ContentItem[]): ContentItem => ({
    $section: { heading: 'A *small* part', body },
  });
  const nodes = parse([section(section('Deep.')), { $quote: { body: [section('Said.')] } }]);
  const heading = ['A ', { type: 'emphasis', children: ['small'] }, ' part'];
  expect(nodes).toMatchObject([
    {
      ...{ type: 'section', id: 'a-small-part', key: 'A small part', heading },
      body: [{ type: 'section', id: 'a-small-part-2', body: [paragraph('Deep.')] }],
    },
    { type: 'quote', body: [{ type: 'section', id: 'a-small-part-3' }] },
  ]);
});

test('what items refer to is resolved: pictures have sizes, texts have links', () => {
  const nodes = parse([
    {
      $picture: {
        image: { src: 'images/workshop.svg', alt: 'A workshop', decorative: false },
        caption: 'See [home](page:home).',
        wide: false,
      },
    },
    {
      $table: {
        columns: [{ align: 'start', marked: false }],
        rows: [['*One*'], ['']],
        rowHeadings: false,
      },
    },
  ]);
  expect(nodes).toMatchObject([
    {
      type: 'picture',
      image: { alt: 'A workshop', width: expect.any(Number) },
      caption: ['See ', { type: 'link', children: ['home'] }, '.'],
    },
    { type: 'table', rows: [[[{ type: 'emphasis', children: ['One'] }]], [[]]] },
  ]);
  expect(isNodes({ nodes })).toBe(true);
});

test('code is what is written, and a rule is a rule', () => {
  expect(parse([{ $code: { lines: ['*a*', '', '  {b}'] } }, { $rule: true }])).toEqual([
    { type: 'code', lines: ['*a*', '', '  {b}'] },
    { type: 'rule' },
  ]);
});

test('parts of a text are what they say, and words in them are no markup', () => {
  const [node] = parse([
    {
      $text: [
        '5 * 3 [sic] ',
        { strong: [{ link: { to: 'page:home', text: ['home'] } }] },
        { break: true },
        { image: { src: 'images/workshop.svg', alt: 'A workshop', decorative: false } },
      ],
    },
  ]);
  expect(node).toMatchObject({
    type: 'paragraph',
    text: [
      '5 * 3 [sic] ',
      { type: 'strong', children: [{ type: 'link', href: '/', children: ['home'] }] },
      { type: 'break' },
      { type: 'inline-image', image: { alt: 'A workshop', width: expect.any(Number) } },
    ],
  });
});

test('footnotes that the text does not name are no list without items', () => {
  expect(parse(['Words.', { $notes: { net: ['Without tax.'] } }])).toEqual([paragraph('Words.')]);
});
