import { describe, expect, test } from 'vitest';
import {
  isFilePath,
  isImmutable,
  isListing,
  listingFile,
  toAssetFile,
  toPageData,
  toPageFile,
  toPartFile,
} from '../../../engine/content/output-paths';

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
  expect(['/_site/assets/a.pdf', '/files/a.txt'].every(isFilePath)).toBe(true);
  expect(['/', '/filesystem', '/files', '/a/_site/b', '/a/files/b'].some(isFilePath)).toBe(false);
});
