import { expect, test } from 'vitest';
import { findIn, outline } from './site-changes';

test.each([
  ...['https://www.example.com:99999', 'https://www.example.com:65536', 'https://999.1.1.1'],
  ...['https://...', 'https://-', 'https://www..example.com', 'https://-www.example.com'],
])('the origin %s is an error', (origin) => {
  expect(outline(findIn({ site: { origin } }))).toEqual(['wrong-format /site/origin']);
});

test.each([
  ...['https://www.example.com:65535', 'http://10.0.0.1:8080'],
  ...['https://xn--mnchen-3ya.example', 'http://localhost:4173', 'https://www.example.com.'],
])('the origin %s is valid', (origin) => {
  expect(outline(findIn({ site: { origin } }))).toEqual([]);
});

test.each(['/../', '/./', '/a/../b/'])('the base %s is an error', (base) => {
  expect(outline(findIn({ site: { base } }))).toEqual(['wrong-format /site/base']);
});

test.each(['/', '/docs/', '/.well/', '/..a/b.../'])('the base %s is valid', (base) => {
  expect(outline(findIn({ site: { base } }))).toEqual([]);
});
