// What the bundler says of a site's own blocks, in words for its author.

import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { explainOwnCode } from '../../../scripts/bundle/explain-own-code';
import { findExport } from '../../../scripts/bundle/find-export';
import { openWorkspace } from '../../../scripts/files/workspace';

const places = { ...openWorkspace('tests/sites/priced'), blocks: [resolve('tests/blocks')] };

const explain = (text: string) => {
  const location = { file: 'tests/blocks/price-list/price-list.tsx', line: 3, column: 4 };
  const [finding] =
    explainOwnCode(places, { errors: [{ text, location, notes: [] }] })?.findings ?? [];
  return finding && [finding.line, finding.column, finding.message, finding.hint];
};

test.each([
  ['dayjs', 'dayjs'],
  ['dayjs/locale/de', 'dayjs'],
  ['@scope/part/deep', '@scope/part'],
])('the package of %s may be missing', (name, wanted) => {
  expect(explain(`Could not resolve "${name}"`)).toEqual([
    ...[3, 5],
    `The code of a block cannot be used: the package of "${name}" is not installed.`,
    `Run \`npm install ${wanted}\` in the folder of the site.`,
  ]);
});

test.each([
  ['engine/api/plinth.ts', 'plinth'],
  ['../engine/api/block.ts', 'plinth/block'],
])('of %s a name may be missing', (file, name) => {
  expect(explain(`No matching export in "${file}" for import "Card"`)?.slice(2)).toEqual([
    `The code of a block cannot be used: "${name}" has nothing called "Card".`,
    'The guide of the package lists all that it has.',
  ]);
});

test.each([
  [
    'export default function OurBlock() {}\n',
    { line: 1, column: 1, remedy: 'Take the word "default" out: it is imported by its name.' },
  ],
  [
    'const OurBlock = () => null;\n\nexport default OurBlock;\n',
    { line: 3, column: 1, remedy: 'Export it by its name: export function OurBlock.' },
  ],
  [
    '\nexport function Ourblock() {}\n',
    { line: 2, column: 17, remedy: 'Write "OurBlock" in place of "Ourblock".' },
  ],
  ['export const price = 4;\n', { remedy: 'Add the export.' }],
])('what was meant as the export that a file lacks: %j', (source, meant) => {
  expect(findExport(source, 'OurBlock')).toEqual(meant);
});

test('a file that lacks its export is named at the export that was meant', () => {
  const text =
    'No matching export in "site:blocks/price-list/price-list.tsx" for import "PriceListsBlock"';
  const [finding] =
    explainOwnCode(places, { errors: [{ text, location: null, notes: [] }] })?.findings ?? [];
  expect([finding?.file, finding?.line, finding?.column, finding?.hint]).toEqual([
    ...['blocks/price-list/price-list.tsx', 3, 17],
    'Write "PriceListsBlock" in place of "PriceListBlock".',
  ]);
});

test('an element that nothing closes is one finding, where it opens', () => {
  const file = 'tests/blocks/price-list/price-list.tsx';
  const at = (line: number) => ({ file, line, column: 4 });
  const errors = [
    {
      text: 'Unexpected closing "div" tag does not match opening "br" tag',
      ...{ location: at(9), notes: [{ text: 'The opening "br" tag is here:', location: at(3) }] },
    },
    { text: 'Unexpected end of file before a closing "div" tag', location: at(12) },
    { text: 'Unexpected "}"', location: { ...at(1), file: 'tests/blocks/other/other.tsx' } },
  ];
  const found = explainOwnCode(places, { errors })?.findings ?? [];
  expect(found.map(({ line, message, hint }) => [line, message, hint])).toEqual([
    [
      3,
      'The code of a block cannot be used: nothing closes this <br>.',
      'Write <br />, or close it.',
    ],
    [1, expect.stringContaining('Unexpected "}"'), expect.anything()],
  ]);
});

test.each([
  ['closing fragment tag does not match opening "Heading" tag', 'this <Heading>'],
  ['closing "div" tag does not match opening fragment tag', 'this <>'],
])('a fragment may be closed in its place: %s', (text, open) => {
  expect(explain(`Unexpected ${text}`)?.[2]).toBe(
    `The code of a block cannot be used: nothing closes ${open}.`,
  );
});

test.each(['./parts/row', '../row'])('the file %s may be missing', (name) => {
  expect(explain(`Could not resolve "${name}"`)?.slice(2)).toEqual([
    `The code of a block cannot be used: there is no "${name}".`,
    'Correct the path, or add the file.',
  ]);
});

test('a file in UTF-16 is told by how it begins', () => {
  const location = { file: 'tests/blocks/our-note/our-note.tsx', line: 1, column: 0 };
  const errors = [{ text: 'Unexpected "\\xff"', location }];
  expect(explainOwnCode(places, { errors })?.findings).toMatchObject([
    {
      ...{ line: 1, hint: 'Save it as UTF-8.' },
      message: 'The code of a block cannot be used: it is not UTF-8 text.',
    },
  ]);
});

test.each([
  ['next/link', 'Link'],
  ['gatsby', 'Link'],
  ['next/image', 'Image'],
])('what other systems have is here, too: %s', (name, own) => {
  expect(explain(`Could not resolve "${name}"`)?.slice(2)).toEqual([
    `The code of a block cannot be used: "${name}" belongs to another system.`,
    `Use ${own} of "plinth".`,
  ]);
});
