// One whole invalid site for each code: exactly one finding, as in its golden file, gone with the fix of the example.

import { existsSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Code, codes, getRule } from '../../../engine/manifest/catalogue';
import { getText } from '../../../engine/manifest/change-sources';
import type { SiteSource } from '../../../engine/manifest/site-source';
import { limits } from '../../../engine/manifest/text/parse-json';
import { validateSite } from '../../../engine/manifest/validate-site';
import type { Finding } from '../../../engine/model/finding';
import { openWorkspace } from '../../../scripts/files/workspace';
import { printJson } from '../../../scripts/report/json';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';
import { getManifestText, withTexts } from '../../site-texts';

const folder = 'tests/invalid';

const manyRedirects = Array.from({ length: 2001 }, (_, index) => ({
  from: `/old-${index}`,
  page: 'work',
}));

/** Mistakes that no folder can hold, or none of a sensible size. */
const unkept: Partial<Record<Code, (source: SiteSource) => SiteSource>> = {
  'file-unreadable': (source) => withTexts(source, { contents: () => ({ reason: 'EACCES' }) }),
  'too-large': (source) =>
    withTexts(source, { contents: () => `["Words."${' '.repeat(limits.characters)}]` }),
  'redirect-limit': (source) => {
    const manifest = JSON.parse(getManifestText(source));
    const changed = JSON.stringify({ ...manifest, redirects: manyRedirects });
    return withTexts(source, { manifest: changed });
  },
};

/** Mistakes that are not in a text: their examples are described in words, or fixed in another file. */
const inWords: readonly Code[] = [
  'file-unreadable',
  'wrong-encoding',
  'byte-order-mark',
  'too-large',
  'redirect-limit',
  'new-address',
  'other-page',
  'broken-ledger',
  'missing-folder',
  'page-not-in-language',
  'unused-file',
  'broken-file',
  'other-format',
  'unsafe-drawing',
  'picture-size',
  'icon-not-square',
  'duplicate-download',
  'broken-redirect-list',
  'item-name',
  'item-twice',
];

const read = (code: Code): SiteSource => {
  const source = readSite(openWorkspace(`${folder}/${code}`));
  return unkept[code]?.(source) ?? source;
};

const codesOf = (findings: readonly Finding[]): string[] => findings.map(({ code }) => code);

/** The source with the mistake of the example replaced by its fix, wherever it occurs. */
function applyFix(source: SiteSource, [mistake, remedy]: readonly [string, string]): SiteSource {
  const swap = (text: string): string => text.split(mistake).join(remedy);
  return withTexts(source, {
    manifest: swap(getManifestText(source)),
    contents: (path) => {
      const text = getText(source, `files/${path}`);
      return text === undefined ? undefined : swap(text);
    },
  });
}

test('every code has its fixture, and every fixture its code', () => {
  expect(readdirSync(folder).sort()).toEqual([...codes].sort());
});

describe.each(codes)('%s', (code) => {
  let findings: readonly Finding[] = [];
  beforeAll(() => {
    ({ findings } = validateSite(read(code), engineContract));
  });

  test('is found once, where and as its golden file says', async () => {
    expect(codesOf(findings)).toEqual([code]);
    await expect(printJson(findings)).toMatchFileSnapshot(
      `../../../${folder}/${code}/findings.json`,
    );
  });

  test('has sentences that end, and no fact of them is missing', () => {
    const [finding] = findings;
    for (const sentence of [finding?.message, finding?.hint]) {
      expect(sentence).toMatch(/[.?]$|for example: \S/i);
      expect(sentence).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});

test.each(codes.filter((code) => !inWords.includes(code)))(
  '%s is gone when fixed as its example shows',
  (code) => {
    const { findings } = validateSite(applyFix(read(code), getRule(code).example), engineContract);
    expect(findings).toEqual([]);
  },
);

test('the examples that are described in words are those of files, not of texts', () => {
  for (const code of inWords) expect(getRule(code).example[0]).toMatch(/\.$/);
  expect(existsSync(`${folder}/unused-file/files/spare.svg`)).toBe(true);
});
