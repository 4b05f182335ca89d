// What a command prints of findings whose user waits for something else.
import { join, sep } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Finding } from '../../../engine/model/finding';
import { reportBriefly } from '../../../scripts/report/pretty';
import { keepPrinted } from '../printed';

afterEach(() => vi.restoreAllMocks());

const make = (code: string, severity: Finding['severity']): Finding => ({
  ...{ code, severity, parameters: {}, file: 'site.manifest.json', pointer: '' },
  ...{ line: 1, column: 1, message: `About ${code}.`, hint: 'Change it.', related: [] },
});

const said = [make('unused-file', 'warning'), make('page-not-in-language', 'note')];

test.each([
  [[], []],
  [said, []],
  [[...said, make('unknown-page', 'error')], ['unknown-page']],
  // Only a build knows what blocks of the site render.
  [[...said, make('doubtful-styles', 'warning')], ['doubtful-styles']],
])('errors, and what a build alone finds', (findings, codes) => {
  const printed = keepPrinted();
  reportBriefly(findings, join(process.cwd(), 'tests/nowhere'));
  const shown = [...printed.text.matchAll(/About ([\w-]+)\./g)].map(([, code]) => code);
  expect(shown).toEqual(codes);
  const call = '`npm run validate -- --root tests/nowhere` shows them.';
  expect(printed.text.includes(call.replaceAll('/', sep))).toBe(findings.length > 0);
});

test('a folder whose name has a space is in quotes, as a terminal needs it', () => {
  const printed = keepPrinted();
  reportBriefly(said, join(process.cwd(), 'my site'));
  expect(printed.text).toContain('`npm run validate -- --root "my site"` shows them.');
});

test('where all of them are shown, nobody is sent elsewhere', () => {
  const printed = keepPrinted();
  reportBriefly([make('unknown-page', 'error')], '/nowhere');
  expect(printed.text).toContain('1 error, 0 warnings\n');
});

test('the site of the folder in which somebody works needs no address', () => {
  const printed = keepPrinted();
  reportBriefly(said, process.cwd());
  expect(printed.text).toContain('`npm run validate` shows them.');
});
