// What the bundler says of a site's own blocks, in words for its author.

import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { explainOwnCode } from '../../../scripts/bundle/explain-own-code';
import { openWorkspace } from '../../../scripts/files/workspace';

const places = { ...openWorkspace('tests/sites/priced'), blocks: [resolve('tests/blocks')] };

const explain = (text: string) => {
  const location = { file: 'tests/blocks/price-list/price-list.tsx', line: 3, column: 4 };
  const [finding] = explainOwnCode(places, { errors: [{ text, location }] })?.findings ?? [];
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

test.each(['./parts/row', '../row'])('the file %s may be missing', (name) => {
  expect(explain(`Could not resolve "${name}"`)?.slice(2)).toEqual([
    `The code of a block cannot be used: there is no "${name}".`,
    'Correct the path, or add the file.',
  ]);
});
