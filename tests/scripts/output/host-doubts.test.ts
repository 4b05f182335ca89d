import { expect, test } from 'vitest';
import { findHostDoubts } from '../../../scripts/output/host-doubts';

const listFiles = (count: number, size = 1000) =>
  new Map(
    Array.from({ length: count }, (_, index) => [`a/${index}.html`, { size, hash: '' }] as const),
  );

const output = { files: listFiles(3), headers: { 'X-Frame-Options': 'DENY' } };

const find = (host: 'nginx' | 'netlify' | 'cloudflare-pages' | 'github-pages', more: object) =>
  findHostDoubts({ host, pageCount: 1 }, { ...output, ...more }).map(({ message }) => message);

test('a build that its host takes is in no doubt, nor is one for no host', () => {
  expect(find('cloudflare-pages', {})).toEqual([]);
  expect(find('nginx', { files: listFiles(60_000, 1e9) })).toEqual([]);
  expect(findHostDoubts({ pageCount: 1 }, { ...output, files: listFiles(60_000) })).toEqual([]);
});

test.each([
  [
    ...(['cloudflare-pages', { files: listFiles(20_001) }] as const),
    'Cloudflare Pages takes 20,000 files, and this build has 20,001.',
  ],
  [
    ...(['netlify', { files: listFiles(54_001) }] as const),
    'Netlify takes 54,000 files in one folder, and "a/" of this build has 54,001.',
  ],
  [
    ...(['cloudflare-pages', { files: listFiles(1, 31_000_000) }] as const),
    'Cloudflare Pages takes files of 25 MB, and a/0.html has 31.',
  ],
  [
    ...(['github-pages', { files: listFiles(20, 60_000_000) }] as const),
    'GitHub Pages takes 1,000 MB, and this build has 1,200.',
  ],
  [
    ...(['cloudflare-pages', { headers: { Policy: 'x'.repeat(2000) } }] as const),
    'Cloudflare Pages takes 2,000 characters for a header, and Policy has 2,010.',
  ],
])('what %s does not take is said (%#)', (host, more, message) => {
  expect(find(host, more)).toEqual([message]);
});

test('what `validate` counts by the pages alone is not said twice', () => {
  const site = { pageCount: 10_001, host: 'cloudflare-pages' as const };
  expect(findHostDoubts(site, { ...output, files: listFiles(30_000) })).toEqual([]);
});
