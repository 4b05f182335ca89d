// Each mistake in a document is found once, at its very character, and no other.
import { describe, expect, test } from 'vitest';
import { validateSite } from '../../../../engine/manifest/validate-site';
import { openWorkspace } from '../../../../scripts/files/workspace';
import { readSite } from '../../../../scripts/source/read-site';
import { engineContract } from '../../../engine-contract';
import { faultyDocuments, sign } from './faulty-documents';

const source = readSite(openWorkspace('tests/invalid/unused-note'));

const validate = (text: string) =>
  validateSite({ ...source, readContent: () => ({ text }) }, engineContract).findings;

function toPlace(marked: string): { line: number; column: number } {
  const before = marked.slice(0, marked.indexOf(sign)).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

test('there are many of them, each with one sign', () => {
  expect(faultyDocuments.length).toBeGreaterThan(40);
  for (const [, text] of faultyDocuments) expect(text.split(sign), text).toHaveLength(2);
});

describe.each(faultyDocuments)('%s', (code, text) => {
  test(JSON.stringify(text), () => {
    const found = validate(text.replace(sign, ''));
    expect(found.map(({ code: own, line, column }) => ({ code: own, line, column }))).toEqual([
      { code, ...toPlace(text) },
    ]);
    expect(found[0]?.file).toBe('files/text/repairs.md');
  });
});
