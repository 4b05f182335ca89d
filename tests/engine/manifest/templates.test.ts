// Texts with placeholders: what validation reports of them, and what it leaves for the moment they are shown.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { validateSite } from '../../../engine/manifest/validate-site';
import { mainOf } from '../../../engine/model/publication';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';
import { withTexts } from '../../site-texts';

const root = 'tests/sites/minimal';
const source = readSite(openWorkspace(root));
const manifest = JSON.parse(readFileSync(`${root}/site.manifest.json`, 'utf8'));

/** The minimal site with other words for an address without a page. */
const validate = (notFound: unknown, variables: object = manifest.variables) => {
  const text = JSON.stringify({ ...manifest, variables, labels: { notFound } });
  return validateSite(withTexts(source, { manifest: text }), engineContract);
};

const find = (notFound: unknown, variables?: object): string[] =>
  validate(notFound, variables).findings.map(({ code, pointer }) => `${code} ${pointer}`);

const at = '/labels/notFound';

test('a placeholder is not a variable, even where one has its name', () => {
  const variables = { ...manifest.variables, url: 'elsewhere', shop: 'Harbour {{' };
  const { findings, publication } = validate('{shop}: no {url}', variables);
  expect(findings).toEqual([]);
  expect(publication && mainOf(publication).manifest.labels.notFound).toBe(
    'Harbour {{{{: no {url}',
  );
});

test.each([
  ['a text without it', 'Nothing there', [`missing-placeholder ${at}`]],
  ['one with an escaped brace in its place', 'No {{url}', [`missing-placeholder ${at}`]],
  ['another name in its place, once', 'No {adress}', [`unknown-placeholder ${at}`]],
  ['another name beside it', 'No {url} {adress}', [`unknown-placeholder ${at}`]],
  ['a brace that names nothing', 'No {url} {', [`unknown-variable ${at}`]],
  ['an empty text as such', '', [`empty-value ${at}`]],
  ['what is no text as such', 4, [`wrong-type ${at}`]],
])('%s is reported', (_, notFound, expected) => {
  expect(find(notFound)).toEqual(expected);
});

test('the placeholder that was meant is proposed', () => {
  expect(validate('No {urll}').findings[0]?.hint).toBe('Did you mean "{url}"?');
});

test('in all other texts the names of placeholders are those of variables', () => {
  const { labels: _, ...rest } = manifest;
  const text = JSON.stringify({ ...rest, labels: { home: 'Home {url}' } });
  const { findings } = validateSite(withTexts(source, { manifest: text }), engineContract);
  expect(findings.map(({ code }) => code)).toEqual(['unknown-variable']);
});
