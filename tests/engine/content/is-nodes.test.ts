import { expect, test } from 'vitest';
import { isNodes } from '../../../engine/content/items/is-nodes';
import { sampleBlocks } from '../blocks/sample-blocks';

const { code, picture, quote, table, text } = sampleBlocks;

/** A node of every type, with every member it can have. */
const nodes: readonly object[] = [
  ...text.items,
  { type: 'list', ordered: true, start: 3, items: [['One'], { nodes: text.items }] },
  { type: 'section', key: 'Part', id: 'part', heading: ['Part'], body: text.items },
  { type: 'table', ...table.table },
  ...quote.quotes.map((one) => ({ type: 'quote', ...one })),
  { type: 'picture', ...picture.picture },
  { type: 'code', ...code.code },
  { type: 'rule' },
  {
    type: 'paragraph',
    text: [
      { type: 'inline-code', text: 'x' },
      { type: 'break' },
      { type: 'inline-image', image: { src: '/one.svg', alt: '', width: 16, height: 9 } },
      { type: 'note', number: 1 },
      { type: 'note', number: 1, again: true },
    ],
  },
  { type: 'notes', items: [text.items] },
];

test('nodes of every type are nodes', () => {
  expect(isNodes({ nodes })).toBe(true);
});

/** The value with each of its members left out or of another type, one at a time. */
function* breakOnce(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const put = (other: unknown): unknown =>
      Array.isArray(value)
        ? value.map((one, index) => (String(index) === key ? other : one))
        : { ...value, [key]: other };
    yield put(7.5 === inner ? 'seven' : typeof inner === 'number' ? 'seven' : 7.5);
    for (const broken of breakOnce(inner)) yield put(broken);
  }
}

test('none of them is with any member of another type', () => {
  const broken = [...breakOnce({ nodes })];
  expect(broken.length).toBeGreaterThan(100);
  expect(broken.filter((value) => isNodes(value))).toEqual([]);
});

const link = (href: string) => ({
  nodes: [{ type: 'paragraph', text: [{ type: 'link', href, children: ['Here'] }] }],
});
const shown = (src: string) => ({
  nodes: [{ type: 'picture', wide: false, image: { src, alt: '', width: 16, height: 9 } }],
});

test.each([
  ['a script as address', link('javascript:alert(1)')],
  ['an address of another host without its scheme', link('//example.org/')],
  ['a picture of another host', shown('https://example.org/one.svg')],
  ['a type that is not known', { nodes: [{ type: 'film' }] }],
  ['a type that every object has', { nodes: [{ type: 'constructor' }] }],
  ['a list', [{ type: 'rule' }]],
])('%s is refused', (_, value) => {
  expect(isNodes(link('/about'))).toBe(true);
  expect(isNodes(shown('/one.svg'))).toBe(true);
  expect(isNodes(value)).toBe(false);
});
