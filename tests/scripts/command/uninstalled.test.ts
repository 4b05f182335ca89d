import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { describeUninstalled } from '../../../scripts/command/uninstalled';

const root = mkdtempSync(join(tmpdir(), 'plinth-uninstalled-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const added = 'typescript is not installed. `npm install --save-dev typescript` installs it.';
const asked = 'typescript is in package.json, and not installed. `npm install` installs it.';

test('a package that nothing asks for is added', () => {
  expect(describeUninstalled(root, 'typescript')).toBe(added);
});

test.each([
  ['{ "devDependencies": { "typescript": "^5.0.0" } }', asked],
  ['{ "dependencies": { "typescript": "^5.0.0" } }', asked],
  ['{ "devDependencies": { "axe-core": "^4.0.0" } }', added],
  ['{ "devDependencies": ["typescript"] }', added],
  ['["typescript"]', added],
  ['{', added],
])('package.json %s', (text, sentence) => {
  writeFileSync(join(root, 'package.json'), text);
  expect(describeUninstalled(root, 'typescript')).toBe(sentence);
});
