// A site in several languages: one of them is there at a time, and the others are made for who asks for them.
import { expect, test, vi } from 'vitest';
import { changeSources } from '../../../../engine/manifest/change-sources';
import { validateSite } from '../../../../engine/manifest/validate-site';
import { LazyPublication, mainOf } from '../../../../engine/model/publication';
import { openWorkspace } from '../../../../scripts/files/workspace';
import { readSite } from '../../../../scripts/source/read-site';
import { engineContract } from '../../../engine-contract';

test('the other sites of a publication are made once, when somebody asks for all', () => {
  const make = vi.fn(() => 'de');
  const publication = new LazyPublication('en', [make, () => 'ar']);
  expect(mainOf(publication)).toBe('en');
  expect(make).not.toHaveBeenCalled();
  expect(publication.sites).toEqual(['en', 'de', 'ar']);
  expect(publication.sites).toEqual(['en', 'de', 'ar']);
  expect(make).toHaveBeenCalledTimes(1);
});

test('the languages of a valid site are made when somebody asks for them', () => {
  const source = readSite(openWorkspace('tests/sites/languages'));
  const { findings, publication } = validateSite(source, engineContract);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const tags = publication?.sites.map(({ manifest }) => manifest.site.language);
  expect(tags).toEqual(['en-GB', 'de', 'ar']);
});

test('what is wrong in a language whose sources are forgotten is told with its line', () => {
  const site = readSite(openWorkspace('tests/sites/languages'));
  const file = 'files/languages/de/pages/about.json';
  const text =
    '{\n  "path": "/ueber-uns",\n  "words": [{ "from": "Nobody said that", "to": "Niemand" }]\n}\n';
  const changed = changeSources(site, new Map([[file, text]]));
  const { findings } = validateSite(changed, engineContract);
  const found = findings.find((finding) => finding.file === file);
  expect(found).toMatchObject({ line: 3 });
});
