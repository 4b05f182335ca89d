import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBelow, toFileHref, toHref, toPath } from '../../../engine/content/addresses';

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

test('the base without its slash is the home page, a longer name is elsewhere', () => {
  expect(isBelow('/site/', '/site')).toBe(true);
  expect(toPath('/site/', '/site')).toBe('/');
  expect(isBelow('/site/', '/sites')).toBe(false);
  expect(isBelow('/site/', '/')).toBe(false);
});

test('names of files are encoded, their folders are not', () => {
  expect(toFileHref('/site/', 'a b/ä?.txt')).toBe('/site/files/a%20b/%C3%A4%3F.txt');
});
