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

test.each([
  [/^( *)is: /m, '$1is ', 'Write "is: 92dfdbda".'],
  [/^summary: /m, 'summary ', 'Write "summary: Was wir'],
  [/^(summary: .*)$/m, '$1\nund mehr', 'Begin it with two spaces'],
])('a colon that is missing is named: %s', (pattern, written, hint) => {
  expect(find(repairs, whole.replace(pattern, written))).toEqual([
    expect.stringContaining(`not-yaml ${hint}`),
  ]);
});

test('what is garbled needs no letters of a font', () => {
  const text = (getText(source, home) ?? '').replace(
    /"to": "B\u00fccher/,
    '"to": "B\u00c3\u00bccher',
  );
  expect(find(home, text)).toEqual([expect.stringMatching(/^garbled-character /)]);
});

test('nothing else is said of a language whose tag is none', () => {
  const manifest = JSON.parse(getText(source, 'site.manifest.json') ?? '');
  manifest.languages.cz = { name: '\u010ce\u0161tina', path: '/cz' };
  expect(find('site.manifest.json', JSON.stringify(manifest))).toEqual([
    'language-tag Did you mean "cs"?',
  ]);
});

test('a file of a language in another folder is one finding', () => {
  const form = 'files/languages/de/forms/enquiry.json';
  const misplaced = 'files/languages/de/pages/enquiry.json';
  const texts = new Map([[misplaced, getText(source, form) ?? '']]);
  const changed = changeSources(source, texts);
  const files = new Map(changed.files);
  files.delete(form.slice('files/'.length));
  files.set(misplaced.slice('files/'.length), { kind: 'file' });
  const found = validateSite({ ...changed, files }, engineContract).findings;
  expect(found.flatMap(({ severity, hint }) => (severity === 'note' ? [] : [hint]))).toEqual([
    `If ${misplaced} is its translation, move that file to ${form}.`,
  ]);
});

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

test('a document without anything before its text lacks that once', () => {
  const body = whole.slice(whole.indexOf('---', 3) + 4);
  expect(find(repairs, body)).toEqual([
    'missing-translation Write them as "title" and "summary" before the text.',
  ]);
});

test('a pair the wrong way round is told as that', () => {
  const words = /"from": "([^"]+)",(\s*)"to": "([^"]+)"/;
  const text = (getText(source, home) ?? '').replace(words, '"from": "$3",$2"to": "$1"');
  expect(find(home, text)).toEqual([
    'stale-translation Swap the two: "from" has the words of the site, "to" their translation.',
  ]);
});
