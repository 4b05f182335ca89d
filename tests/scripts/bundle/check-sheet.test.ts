import { expect, test } from 'vitest';
import { checkSheet } from '../../../scripts/bundle/check-sheet';

const find = (text: string) =>
  checkSheet('theme.css', text).map(({ line, column, message }) => `${line}:${column} ${message}`);

test.each([
  '/* @import "a.css"; */ a { color: red }',
  '@namespace svg url(http://www.w3.org/2000/svg);',
  '@namespace "http://www.w3.org/1999/xhtml"; a { color: red }',
  '/* once:\n@import "a.css";\n*/',
  'a { color: red } /* url(a.png) "//example.com"',
  'a { fill: url(#shade) }',
  "a { fill: url('#shade') }",
  'a::before { content: "/" }',
  '.import { color: red }',
])('%j loads nothing', (text) => {
  expect(find(text)).toEqual([]);
});

test.each([
  ['@import "a.css";', '1:1 This style sheet imports another.'],
  ['/* @import */\n  @import "a.css";', '2:3 This style sheet imports another.'],
  ['@import url(https://example.com/a.css);', '1:1 This style sheet imports another.'],
  ['@import "//example.com/a.css";', '1:1 This style sheet imports another.'],
  ['/* a */ @IMPORT url(#a);', '1:9 This style sheet imports another.'],
  [
    `a { background: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' fill='rgb(0,0,0)'/>") }`,
    `1:17 This style sheet loads url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' fill='rgb(0,0,…).`,
  ],
  ['a { background: url(a.png) }', '1:17 This style sheet loads url(a.png).'],
  [
    'a { background: image-set("//b.c/d" 1x) }',
    '1:27 This style sheet loads "//b.c/d" from elsewhere.',
  ],
])('%j does', (text, found) => {
  expect(find(text)).toEqual([found]);
});

test.each([
  "@import url('https://fonts.googleapis.com/css2?family=Inter:wght@400;700');",
  '@import "//use.typekit.net/fonts/abc.css" screen;',
])('fonts of another host belong into files: %s', (text) => {
  const [found, ...others] = checkSheet('theme.css', text);
  expect(others).toEqual([]);
  expect(found?.message).toContain('imports fonts of another host');
  expect(found?.hint).toContain('"textFont"');
});
