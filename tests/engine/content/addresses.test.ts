import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isBelow,
  toFileHref,
  toFilePath,
  toHref,
  toPath,
} from '../../../engine/content/addresses/addresses';

const segments = fc.array(fc.stringMatching(/^[\w.~-]{1,8}$/), { maxLength: 4 });
const paths = segments.map((parts) => `/${parts.join('/')}`);
const bases = segments.map((parts) => parts.reduce((base, part) => `${base}${part}/`, '/'));

test('a path becomes an address below its base, and the address that path again', () => {
  fc.assert(
    fc.property(bases, paths, (base, path) => {
      const address = toHref(base, path);
      expect(isBelow(base, address)).toBe(true);
      expect(toPath(base, address)).toBe(path);
    }),
  );
});

test.each([
  ['/', '/', '/'],
  ['/', '/a/b', '/a/b'],
  ['/sub/', '/', '/sub/'],
  ['/sub/', '/a/b', '/sub/a/b'],
  ['/sub/', '/sub', '/sub/sub'],
  ['/sub/', '/a%20b/%C3%A4', '/sub/a%20b/%C3%A4'],
])('below %s the path %s has the address %s', (base, path, address) => {
  expect(toHref(base, path)).toBe(address);
  expect(toPath(base, address)).toBe(path);
  expect(toHref(base, path, 'end')).toBe(`${address}#end`);
});

test('the base without its slash is the home page, a longer name is elsewhere', () => {
  expect(isBelow('/site/', '/site')).toBe(true);
  expect(toPath('/site/', '/site')).toBe('/');
  expect(isBelow('/site/', '/sites')).toBe(false);
  expect(isBelow('/site/', '/')).toBe(false);
});

test('names of files are encoded, their folders are not', () => {
  expect(toFileHref('/site/', 'a b/ä?.txt')).toBe('/site/files/a%20b/%C3%A4%3F.txt');
});

test('the address of a file leads back to its place in the output, whatever it is called', () => {
  const names = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1 });
  fc.assert(
    fc.property(bases, names, (base, parts) => {
      const file = parts.map((part) => part.replaceAll('/', '%')).join('/');
      expect(toFilePath(base, toFileHref(base, file))).toBe(`files/${file}`);
    }),
  );
  expect(toFilePath('/', '/_site/a%20b.webp')).toBe('_site/a b.webp');
});
