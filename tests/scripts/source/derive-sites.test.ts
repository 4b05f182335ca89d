// The sites of a publication that wait packed: they are what they would be if all were there at once.
import { expect, test } from 'vitest';
import { validateSite } from '../../../engine/manifest/validate-site';
import { buildPublication } from '../../../engine/site/build-publication';
import { keepPacked } from '../../../scripts/files/keep-packed';
import { openWorkspace } from '../../../scripts/files/workspace';
import { deriveSites } from '../../../scripts/source/derive-sites';
import { readSite } from '../../../scripts/source/read-site';
import { SiteFiles } from '../../../scripts/source/site-files';
import { engineContract } from '../../engine-contract';

const read = (root: string) => {
  const workspace = openWorkspace(root);
  const options = {
    ...{ contract: engineContract, files: new SiteFiles(workspace) },
    ...{ now: new Date('2026-03-01'), drafts: false },
  };
  return { source: readSite(workspace), options };
};

const preview = { origin: 'https://preview.example.com', base: '/4/' };

test.each([
  ['tests/sites/languages', {}],
  ['tests/sites/languages', { preview }],
  ['tests/sites/collections', {}],
])('those of %s are the same as when all are there (%#)', (root, more) => {
  const { source, options } = read(root);
  const given = { ...options, ...more };
  const publish = (asked = {}) => {
    const { publication } = validateSite(source, engineContract, asked);
    if (publication === undefined) throw new Error('The site has errors');
    return publication;
  };
  const whole = buildPublication(publish(), given).sites;
  for (const publication of [publish(), publish({ keep: keepPacked })])
    expect(deriveSites(publication, given).sites.map(({ open }) => open())).toEqual(whole);
});

test('whoever opens a site of several languages gets its pages anew, of one language the same', () => {
  const open = (root: string) => {
    const { source, options } = read(root);
    const { publication } = validateSite(source, engineContract, { keep: keepPacked });
    const [site] = publication ? deriveSites(publication, options).sites : [];
    return [site?.open(), site?.open()];
  };
  const [one, again] = open('tests/sites/languages');
  expect(one).not.toBe(again);
  const [alone, still] = open('tests/sites/minimal');
  expect(alone).toBe(still);
});
