import { describe, expect, test } from 'vitest';
import { mediaTypeOf, publishedEndings } from '../../../engine/content/addresses/media-types';
import { findUnpublishable } from '../../../engine/manifest/checks/files/downloads';
import { validateSite } from '../../../engine/manifest/validate-site';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';
import { getManifestText, withTexts } from '../../site-texts';

describe('which files are published under their names', () => {
  test.each(publishedEndings)('%s is, with a type of its own', (ending) => {
    expect(findUnpublishable(`papers/prices.${ending}`)).toBeUndefined();
    expect(mediaTypeOf(`prices.${ending}`)).not.toBe('application/octet-stream');
  });

  test.each(['html', 'HTM', 'svg', 'js', 'mjs', 'xml', 'xhtml', 'gpx', 'wasm'])(
    '%s is not: browsers could run it',
    (ending) => expect(findUnpublishable(`prices.${ending}`)?.reason).toContain('could run it'),
  );

  test.each([
    ['prices.exe', 'that browsers know'],
    ['prices', 'that browsers know'],
    ['our prices.pdf', 'contains a space'],
    ['prices?.pdf', 'contains "?"'],
    ['prices%20.pdf', 'contains "%"'],
  ])('%s: %s', (path, reason) => expect(findUnpublishable(path)?.reason).toContain(reason));

  test('a file is renamed to what can be part of an address', () => {
    const { remedy } = findUnpublishable('papers/Our  prices (new).pdf') ?? {};
    expect(remedy).toBe('Rename the file to "Our-prices-new.pdf".');
  });

  test.each(['Größe.pdf', 'v1.2_final~a-b.pdf'])('%s is', (path) =>
    expect(findUnpublishable(path)).toBeUndefined(),
  );
});

const source = readSite(openWorkspace('tests/invalid/duplicate-download'));

/** What is found where the page says this instead of its link. */
function findIn(lead: string): string[] {
  const manifest = getManifestText(source)
    .replace('[prices](file:spring/Prices.pdf)', lead)
    .replace('"file": "autumn/prices.pdf"', '"page": "repairs"');
  return validateSite(withTexts(source, { manifest }), engineContract).findings.map(
    ({ code, hint }) => `${code}: ${hint}`,
  );
}

describe('a link in a text', () => {
  test('names a file of the site', () => {
    expect(findIn('[prices](file:spring/Prices.pdf)')).toEqual([
      'unused-file: Use it in the manifest, or remove it.',
    ]);
  });

  test('to no file proposes one', () => {
    const [finding] = findIn('[prices](file:spring/Price.pdf)');
    expect(finding).toBe('missing-file: Did you mean "spring/Prices.pdf"?');
  });

  test.each(['/downloads/Prices.pdf', 'files/spring/Prices.pdf', 'Prices.pdf'])(
    'to %s is told how to write it',
    (address) => {
      const [finding] = findIn(`[prices](${address})`);
      expect(finding).toContain('[words](file:spring/Prices.pdf)');
    },
  );

  test('to a page of the own host is checked against the published files', () => {
    const link = '[prices](file:spring/Prices.pdf) [here](https://www.example.com/downloads/';
    expect(findIn(`${link}prices.pdf)`).join()).not.toContain('unknown-address');
    expect(findIn(`${link}price.pdf)`).join()).toContain('unknown-address');
  });
});
