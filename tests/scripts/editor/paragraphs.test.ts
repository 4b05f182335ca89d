// A paragraph of a document, written with others below it, as something else, or taken out.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { applyEdits, type Edit } from '../../../scripts/edit/edits';
import { SiteEdit } from '../../../scripts/edit/site-edit';
import { toParagraphOperations, toSpotBelow } from '../../../scripts/editor/server/paragraphs';
import { toLast, toParts } from '../../../scripts/editor/server/pasted-parts';
import type { ParagraphKind } from '../../../scripts/editor/words-dialect';
import { engineContract } from '../../engine-contract';

const root = mkdtempSync(join(tmpdir(), 'plinth-paragraphs-'));
mkdirSync(join(root, 'files'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

interface Asked {
  readonly text: string;
  readonly below?: readonly string[];
  readonly as?: ParagraphKind;
}

function write(document: string, pointer: string, { text, below = [], as }: Asked): string {
  const file = 'files/a.md';
  writeFileSync(join(root, file), document);
  const reading = { site: new SiteEdit(root), parse: engineContract.parseDocument };
  const [operation] = toParagraphOperations(reading, { file, pointer }, { text, below, as });
  return applyEdits(document, (operation as { readonly edits: readonly Edit[] }).edits);
}

test.each<readonly [document: string, pointer: string, asked: Asked, written: string]>([
  ['One.\n', '/0', { text: 'Two.' }, 'Two.\n'],
  ['One.\n\nLast.\n', '/0', { text: 'A.', below: ['B.', 'C.'] }, 'A.\n\nB.\n\nC.\n\nLast.\n'],
  ['One.\n', '/0', { text: 'One.', as: 'heading' }, '## One.\n'],
  ['One.\n', '/0', { text: 'One.', as: 'list', below: ['Two.'] }, '- One.\n- Two.\n'],
  ['Before.\n\nOne.\n\nLast.\n', '/1', { text: '' }, 'Before.\n\nLast.\n'],
  // What was pasted says by its own marks what it is.
  [
    'One.\n\nLast.\n',
    '/0',
    { text: 'One.', below: ['## A', 'B.', '- C', '- D', '| E | F |\n| --- | --- |\n| 1 | 2 |'] },
    'One.\n\n## A\n\nB.\n\n- C\n- D\n\n| E | F |\n| --- | --- |\n| 1 | 2 |\n\nLast.\n',
  ],
  [
    '1. One\n2. Last\n',
    '/0/$list/items/0',
    { text: 'One', below: ['- A', 'B'] },
    '1. One\n2. A\n3. B\n2. Last\n',
  ],
  [
    '- One\n',
    '/0/$list/items/0',
    { text: 'One', below: ['- A', '## B', 'C.'] },
    '- One\n- A\n\n## B\n\nC.\n',
  ],
  // Who leaves a list says so by an empty line.
  [
    '- One\n- Last\n',
    '/0/$list/items/0',
    { text: 'One', below: ['\nA.'] },
    '- One\n\nA.\n\n- Last\n',
  ],
  ['- One\n', '/0/$list/items/0', { text: 'One', below: ['\nA.', 'B.'] }, '- One\n\nA.\n\nB.\n'],
])('%j at %s, %j', (document, pointer, asked, written) => {
  expect(write(document, pointer, asked)).toBe(written);
});

test.each([
  [
    'below a heading that is the last',
    '/0/B',
    [
      { op: 'set', path: [0, 'B'], value: 'New.' },
      { op: 'insert', path: [], index: 1, value: 'More.' },
    ],
  ],
  [
    'below another, whose followers come behind it',
    '/0/A',
    [
      { op: 'set', path: [0], value: { A: 'New.' } },
      { op: 'insert', path: [], index: 1, value: { B: 'b' } },
      { op: 'insert', path: [], index: 1, value: 'More.' },
    ],
  ],
])('a paragraph begins %s', (_, pointer, operations) => {
  const file = 'files/b.txt';
  writeFileSync(join(root, file), JSON.stringify([{ A: 'a', B: 'b' }]));
  const reading = { site: new SiteEdit(root), parse: engineContract.parseDocument };
  expect(
    toParagraphOperations(
      reading,
      { file, pointer },
      { text: 'New.', below: ['More.'], as: undefined },
    ),
  ).toEqual(operations.map((one) => ({ ...one, file })));
});

test('what is pasted into a text in JSON is paragraphs, lists and headings with what is below them', () => {
  const paragraphs = ['One.', '## A', 'B.', 'C.', '- D', '- E', '## F', '- G', '- H', '## Last'];
  const parts = ['One.', { A: 'B.' }, 'C.', ['D', 'E'], { F: ['G', 'H'] }, 'Last'];
  expect(toParts(paragraphs)).toEqual(parts);
  const file = 'files/b.txt';
  writeFileSync(join(root, file), JSON.stringify(['Old.', 'Behind.']));
  const reading = { site: new SiteEdit(root), parse: engineContract.parseDocument };
  const [text = '', ...below] = paragraphs;
  const pasted = { text, below, as: undefined };
  const values = (takesParts: boolean) =>
    toParagraphOperations(reading, { file, pointer: '/0' }, { ...pasted, takesParts }).map(
      (one) => 'value' in one && one.value,
    );
  expect(values(true)).toEqual(parts);
  expect(values(false)).toEqual('One. A B. C. D E F G H Last'.split(' '));
  const spot = toSpotBelow(reading, { file, pointer: '/0' }, { ...pasted, takesParts: true });
  expect(spot.pointer).toBe('/5');
});

test.each([
  ['a paragraph', 'A.', []],
  ['an item of a list', ['A', 'B'], [1]],
  ['an item below a heading', { A: ['B', 'C'] }, ['A', 1]],
])('the last words of %s', (_, part, path) => {
  expect(toLast(part)).toEqual(path);
});
