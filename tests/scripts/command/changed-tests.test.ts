import { expect, test } from 'vitest';
import { findChangedTests } from '../../../scripts/command/changed-tests';

const texts: Readonly<Record<string, string>> = {
  'engine/a.ts': 'export const a = 1;',
  'engine/b.ts': "import { a } from './a';\nexport const b = a;",
  'engine/alone.ts': 'export const alone = 1;',
  'engine/alone.css': '',
  'schemas/a.schema.json': '{}',
  'tests/help.ts': "export const site = 'tests/sites/small';",
  'tests/sites/small/site.manifest.json': '{}',
  'tests/sites/smaller/site.manifest.json': '{}',
  'tests/a.test.ts': "import { a } from '../engine/a';",
  'tests/b.test.tsx': "const { b } = await import('../engine/b');",
  'tests/site.test.ts': "import { site } from './help';",
  'tests/schemas.test.ts': "read('schemas/' + name);",
};
const repository = { files: Object.keys(texts), read: (file: string) => texts[file] ?? '' };

test.each([
  [['engine/a.ts'], ['tests/a.test.ts', 'tests/b.test.tsx']],
  [['engine/b.ts'], ['tests/b.test.tsx']],
  [['engine/alone.ts', 'engine/alone.css'], []],
  [['tests/b.test.tsx'], ['tests/b.test.tsx']],
  [['tests/help.ts'], ['tests/site.test.ts']],
  [['tests/sites/small/site.manifest.json'], ['tests/site.test.ts']],
  [['tests/sites/smaller/site.manifest.json'], []],
  [['schemas/a.schema.json'], ['tests/schemas.test.ts']],
  [['schemas/b.schema.json'], ['tests/schemas.test.ts']],
  [['tests/gone.test.ts'], []],
  [[], []],
])('what differs %j is tested by %j', (changed, tests) => {
  expect(findChangedTests(changed, repository)).toEqual(tests);
});

test('the nearest come first: those that stand where the module does, then by the modules in between', () => {
  const far: Readonly<Record<string, string>> = {
    'engine/text/a.ts': '',
    'engine/b.ts': "import { a } from './text/a';",
    'engine/c.ts': "import { b } from './b';",
    'tests/engine/far.test.ts': "import { c } from '../../engine/c';",
    'tests/engine/near.test.ts': "import { b } from '../../engine/b';",
    'tests/engine/z.test.ts': "import { a } from '../../engine/text/a';",
    'tests/engine/text/all.test.ts': "import { c } from '../../../engine/c';",
  };
  const read = (file: string) => far[file] ?? '';
  expect(findChangedTests(['engine/text/a.ts'], { files: Object.keys(far), read })).toEqual([
    'tests/engine/text/all.test.ts',
    'tests/engine/z.test.ts',
    'tests/engine/near.test.ts',
    'tests/engine/far.test.ts',
  ]);
});

test('what imports a file that is gone is tested', () => {
  const { 'engine/a.ts': _, ...left } = texts;
  const files = Object.keys(left);
  expect(findChangedTests(['engine/a.ts'], { ...repository, files })).toEqual([
    'tests/a.test.ts',
    'tests/b.test.tsx',
  ]);
});
