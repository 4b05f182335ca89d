import { expect, test } from 'vitest';
import { withoutConsequences } from '../../../engine/manifest/consequences';
import type { RawFinding } from '../../../engine/manifest/raw-finding';

const at = { file: 'site.manifest.json', pointer: '/pages/home/title' };
const lost: RawFinding = { code: 'lost-character', ...at, params: {} };
const empty: RawFinding = {
  code: 'empty-value',
  ...at,
  params: { concept: 'Title', example: undefined },
};

test('how a value is written matters where nothing else is wrong with it', () => {
  expect(withoutConsequences([lost], [])).toEqual([lost]);
  expect(withoutConsequences([lost, empty], [])).toEqual([empty]);
  expect(withoutConsequences([{ ...lost, offset: 3 }, empty], [])).toEqual([empty]);
});

test('a document of nothing but HTML is not called empty besides', () => {
  const document = { file: 'files/text/repairs.md', pointer: '' };
  const html: RawFinding = {
    ...{ code: 'html-in-document', ...document },
    params: { markup: '<br>', remedy: 'Leave it out.' },
  };
  const text: RawFinding = {
    code: 'empty-value',
    ...document,
    params: { concept: 'The text of the page', example: undefined },
  };
  expect(withoutConsequences([html, text], [])).toEqual([html]);
  expect(withoutConsequences([{ ...html, file: 'files/text/prices.md' }, text], [])).toHaveLength(
    2,
  );
});

test('what is there under a name that is misspelt is not missing besides', () => {
  const page = { file: 'site.manifest.json', pointer: '/pages/work' };
  const missing = (fields: string): RawFinding => ({
    ...{ code: 'missing-field', ...page },
    params: { concept: '"Page"', fields },
  });
  const unknown: RawFinding = {
    ...{ code: 'unknown-field', file: page.file, pointer: '/pages/work/Title' },
    params: { concept: '"Page"', field: 'Title', near: 'title' },
  };
  const left = (fields: string) => withoutConsequences([missing(fields), unknown], []).length;
  expect(left('"title"')).toBe(1);
  expect(left('"title" and "summary"')).toBe(2);
  expect(left('"path"')).toBe(2);
});
