// Each format once, as golden text: two places, an error after a warning, names that would speak to a terminal.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { validateSite } from '../../../engine/manifest/validate-site';
import { openWorkspace } from '../../../scripts/files/workspace';
import { printGithub, printSummary } from '../../../scripts/report/github';
import { printJson } from '../../../scripts/report/json';
import { printPretty } from '../../../scripts/report/pretty';
import { printSarif } from '../../../scripts/report/sarif';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';

const root = mkdtempSync(join(tmpdir(), 'report-'));
cpSync('tests/invalid/duplicate-path', root, { recursive: true });
const file = join(root, 'site.manifest.json');
writeFileSync(
  file,
  readFileSync(file, 'utf8')
    .replace('"What we repair."', `"What we repair, ${'and how, '.repeat(20)}for whom."`)
    .replace('"page": "home" }', '"page": "ho%me\\n::error::|<b>" }'),
);
const { findings } = validateSite(readSite(openWorkspace(root)), engineContract);
afterAll(() => rmSync(root, { recursive: true }));

const print = {
  'pretty.txt': printPretty(findings, { root, colours: false, maxFindings: 50 }),
  'pretty-colours.txt': printPretty(findings, { root, colours: true, maxFindings: 1 }),
  'github.txt': printGithub(findings),
  'summary.md': printSummary(findings),
  'findings.json': printJson(findings),
  'findings.sarif': printSarif(findings),
};

test.each(Object.entries(print))('%s', async (file, text) => {
  await expect(text).toMatchFileSnapshot(`./${file}`);
});

test('what is left out is counted, and nothing is said where nothing is', () => {
  const omitted = { error: 7, warning: 2, note: 3 };
  const text = printPretty(findings, { root, colours: false, maxFindings: 1, omitted });
  expect(text).toContain('… and 14 more.\n\n9 errors, 3 warnings, 3 notes\n');
  expect(JSON.parse(printJson(findings, { omitted })).omitted).toEqual(omitted);
  const none = { error: 0, warning: 0, note: 0 };
  expect(printJson(findings, { omitted: none })).toBe(printJson(findings));
});

test('a note is named as each format names it', () => {
  const notes = findings.slice(0, 1).map((finding) => ({ ...finding, severity: 'note' as const }));
  const text = printPretty([...findings, ...notes], { root, colours: false, maxFindings: 50 });
  expect(text).toContain('  note  unknown-page  ');
  expect(text).toMatch(/\n2 errors, 1 warning, 1 note\n$/);
  expect(printGithub(notes)).toMatch(/^::notice file=/);
  expect(printSummary([...notes, ...findings])).toMatch(/\| note \|.*\n$/);
  expect(JSON.parse(printSarif(notes)).runs[0].results[0].level).toBe('note');
});

test('there is a warning before errors to be sorted, and two places', () => {
  expect(findings.map(({ severity }) => severity)).toEqual(['error', 'warning', 'error']);
  expect(findings.some(({ related }) => related.length > 0)).toBe(true);
});
