import { describe, expect, test } from 'vitest';
import { mediaTypeOf } from '../../../engine/content/addresses/media-types';
import {
  isFilePath,
  isImmutable,
  isListing,
  isSaved,
  listFilePatterns,
  listingFile,
  toAssetFile,
  toPageData,
  toPageFile,
  toPartFile,
} from '../../../engine/content/addresses/output-paths';
import { listNamedOutputs } from '../../../engine/content/addresses/reserved-names';
import { findReservedReason } from '../../../engine/manifest/checks/addresses/reserved-paths';
import { answeredOf } from '../../../engine/output/answered-of';

test('a page has a document and data under its path, the home page under a name', () => {
  expect([toPageFile('/'), toPageData('/')]).toEqual(['index.html', '_site/pages/index.json']);
  expect([toPageFile('/A/b'), toPageData('/A/b')]).toEqual(['A/b.html', '_site/pages/a/b.json']);
});

describe('a file never changes under its name', () => {
  test.each([
    ['app-ABCD1234.js', true],
    ['styles-0123456789abcdef.css', true],
    ['files/deep/picture-0123456789abcdef.png', true],
    ['app.js', false],
    ['app-0123.js', false],
  ])('%s: %s', (name, immutable) => {
    expect(isImmutable(toAssetFile(name))).toBe(immutable);
    expect(isImmutable(name)).toBe(false);
  });
});

test('the listing is distinguished from the files that it lists', () => {
  expect([listingFile, toPartFile(0), toPartFile(12)].filter(isListing)).toHaveLength(3);
  expect([toPageFile('/'), toPageData('/build'), '_site/build/x.json'].some(isListing)).toBe(false);
});

test('a path leads to a page or to a file', () => {
  const files = ['/_site/assets/a.pdf', '/files/a.txt', '/downloads/a.pdf', '/downloads/ä.pdf'];
  expect(files.every(isFilePath)).toBe(true);
  expect(['/downloads', '/downloads/a', '/downloads/a/b.pdf'].some(isFilePath)).toBe(false);
  expect(['/', '/filesystem', '/files', '/a/_site/b', '/a/files/b'].some(isFilePath)).toBe(false);
});

test('hosts are told of files by the same patterns', () => {
  const pattern = new RegExp(`^/(?:${listFilePatterns().join('|')})$`);
  const paths = [
    '/_site/assets/a.pdf',
    '/files/a',
    '/downloads/a.pdf',
    '/downloads/a',
    '/a/files/b',
  ];
  expect(paths.map((path) => pattern.test(path))).toEqual(paths.map(isFilePath));
  expect(listFilePatterns()).toHaveLength(3);
});

test('every output with a name of its own says how its address is answered', () => {
  for (const { path, answered, type } of listNamedOutputs()) {
    expect(findReservedReason(`/${path.replace(/\.html$/, '')}`), path).toBeDefined();
    expect(answeredOf(path), path).toBe(answered);
    if (type !== undefined) expect(mediaTypeOf(path)).toBe(type);
  }
  expect(findReservedReason('/sitemap.xml/a')).toBe('the build writes it');
  expect(findReservedReason('/404/a')).toBeUndefined();
});

test('browsers save dates, contacts and archives, and open all other files', () => {
  const saved = ['/downloads/a.ics', '/base/downloads/a.VCF', '/downloads/ä.zip'];
  expect(saved.every(isSaved)).toBe(true);
  const opened = ['/downloads/a.pdf', '/a.zip', 'https://a.example/downloads/a.zip'];
  expect(opened.some(isSaved)).toBe(false);
});
