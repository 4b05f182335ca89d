// A mistake in a file of a language is one finding, with what helps there.
import { expect, test } from 'vitest';
import { changeSources, getText } from '../../../../engine/manifest/change-sources';
import { validateSite } from '../../../../engine/manifest/validate-site';
import { openWorkspace } from '../../../../scripts/files/workspace';
import { readSite } from '../../../../scripts/source/read-site';
import { engineContract } from '../../../engine-contract';

const source = readSite(openWorkspace('tests/sites/languages'));
const repairs = 'files/languages/de/text/repairs.md';
const home = 'files/languages/de/pages/home.json';

const whole = getText(source, repairs) ?? '';

function find(file: string, text: string): string[] {
  const changed = changeSources(source, new Map([[file, text]]));
  return validateSite(changed, engineContract)
    .findings.filter(({ severity }) => severity !== 'note')
    .map(({ code, hint }) => `${code} ${hint}`);
}

test.each(['title: Reparaturen: alles', 'title: "Reparaturen'])(
  'front matter that cannot be read lacks nothing: %s',
  (title) => {
    const found = find(repairs, whole.replace(/^title: .*$/m, title));
    expect(found).toEqual([expect.stringMatching(/^not-yaml /)]);
  },
);

test('the path of a page in a language is said with its words', () => {
  expect(find(repairs, whole.replace(/^of:/m, 'path: /reparaturen\nof:'))).toEqual([
    'unknown-field Say it as "path" in files/languages/de/pages/repairs.json.',
  ]);
});

test('plain text in the place of pairs is answered with pairs', () => {
  expect(find(home, 'Willkommen bei uns.')).toEqual([
    expect.stringMatching(/^not-json Words and their translations stand in pairs/),
  ]);
});
