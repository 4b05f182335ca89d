// theme.css and the sheets of own blocks, as `validate` reads them.
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkOwnSheets } from '../../../scripts/bundle/check-own-sheets';
import { openWorkspace } from '../../../scripts/files/workspace';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-sheets-'));
  mkdirSync(join(root, 'blocks/our-note'), { recursive: true });
  write('blocks/our-note/our-note.tsx', '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const find = async () =>
  (await checkOwnSheets(openWorkspace(root))).map(
    ({ severity, file, line, message }) => `${file}:${line} ${severity} ${message}`,
  );

const sheet = 'blocks/our-note/our-note.css';

const write = (path: string, text: string | Buffer): void => writeFileSync(join(root, path), text);

test('sheets without mistakes, and none at all, are right', async () => {
  expect(await find()).toEqual([]);
  write('theme.css', '.a { color: var(--accent); }');
  write(sheet, '.our-note { margin: 0; }');
  expect(await find()).toEqual([]);
});

test('each mistake is told, wherever it is', async () => {
  write('theme.css', '.a { color: red; }\n/* oh\n');
  write(sheet, '@import "x.css";');
  expect(await find()).toEqual([
    expect.stringMatching(/^theme\.css:3 error This style sheet has a mistake: .*"\*\/"/),
    expect.stringMatching(/^blocks\/our-note\/our-note\.css:1 error This style sheet imports/),
  ]);
});

test('nothing is told of sheets in a folder whose files are called otherwise', async () => {
  write(sheet, 'h2 { margin: 0 }');
  expect(await find()).toHaveLength(1);
  renameSync(join(root, 'blocks/our-note'), join(root, 'blocks/our-notes'));
  expect(await find()).toEqual([]);
});

test('what browsers pass over is no error', async () => {
  write(sheet, '.our-note {\n  colour: red;\n}\n.our-note-b { color: }}');
  const found = await find();
  expect(found.length).toBeGreaterThan(0);
  for (const one of found)
    expect(one).toMatch(/ note Browsers pass over a part of this style sheet/);
});

test.each([
  ['<style>\n.a { margin: 0; }\n</style>', ['error This style sheet has a tag of HTML, <style>,']],
  ['.a { margin: 0; }\n</style>', ['error This style sheet has a tag of HTML, </style>,']],
  ['.a { color: $brand; width: 1px }', ['"$brand" is a variable of Sass']],
  ['.a::before { content: "US $brand"; }', []],
  ['<!-- old\n.a { margin: 0; }\n-->', ['"<!--" begins no comment']],
  ['@accent: #f00;\n.a { color: red; }', ['"@accent:" is a variable of LESS']],
  ['$red: #a00;\n.a { color: $red; }', ['"$red:" is a variable of Sass']],
  ['.a { @apply px-4; }\n@tailwind base;', ['"@apply" is a rule of Tailwind']],
  ['@mixin b { margin: 0; }\n.a { @include b; }', ['"@mixin" is a rule of Sass']],
  ['.a { width: 20 px; }', ['a space stands before the unit in "20 px"']],
  ['.a::after { content: "20 px"; } h2 em, li:nth-child(2) em { margin: 0 1px; }', []],
  ['.a { margin: 0 !importent; }', ['they know no "!importent"']],
  ['.a { margin: 0 !default; }', ['"!default" belongs to a variable of Sass']],
  ['.a { margin: 0 !important; } .b::before { content: "a !b"; }', []],
  ['@media (max-width 600px) { .a { margin: 0; } }', ['"(max-width 600px)" lacks its colon']],
  ['@media (max-width: 600px) and (width > 1px) { .a { margin: 0; } }', []],
  ['.a { margin:10; }', ['"margin:10" lacks its unit']],
  ['.a { padding-top: 0 1.5 }', ['"padding-top: 0 1.5" lacks its unit']],
  ['@media (max-width: 600) { .a { margin: 0; } }', ['"max-width: 600" lacks its unit']],
  ['.a { --gap: 10; width: calc(2 * 1em); margin: 0 auto; left: 0; line-height: 1.5; }', []],
  ['.a { width: 10.5e1px; padding: 10px 2%; font-size: 2.5rem; top: -1px; gap: 1fr }', []],
  ['.a { color:#12; }', ['"#12" has not three, four, six or eight digits']],
  ['.a { background: linear-gradient(#fff, #000); color: #00f; border: 1px solid #Aa00ff80 }', []],
  ['.a:hover #start, .b:not(#x) { color: #fff; fill: url(#red-mark); }', []],
  ['.a { &:hover #start { margin: 0 } } .b::before { content: "a: #1"; }', []],
  ['/* <!-- @apply --> */ .a { margin: 0; }', []],
])('what other formats have is named once: %j', async (text, expected) => {
  write('theme.css', text);
  expect(await find()).toEqual(expected.map((words) => expect.stringContaining(words)));
});

test('a custom property that nothing sets, or nothing reads, is misspelt', async () => {
  write('theme.css', ':root {\n  --acent: red;\n}\n.a { color: var(--mutd); }');
  expect(await find()).toEqual([
    expect.stringMatching(/^theme\.css:4 note .*nothing sets "--mutd"\.$/),
    expect.stringMatching(/^theme\.css:2 note .*nothing reads "--acent"\.$/),
  ]);
});

test.each([
  ':root { --accent: red; --measure: 40rem; --font-text: serif; }',
  '.a { --own: 1px; margin: var(--own); }',
  '.a { color: var(--own, red); }',
  '@property --own { inherits: false; }\n.a { width: var(--own); }',
  '/* var(--own) */ .a::before { content: "var(--own)"; }',
  '.a { width: var(--of-note); --of-code: 1; }',
])('a property of the engine, of a sheet or of code is known: %s', async (text) => {
  write(sheet, '.our-note { --of-note: 1px; width: calc(var(--of-note) * 2); }');
  write('blocks/our-note/our-note.tsx', "element.style.getPropertyValue('--of-code');");
  write('theme.css', text);
  expect(await find()).toEqual([]);
});

test.each([
  ['.a { color: red;\n.b { color: blue; }\n', '1:4', '{'],
  ['.a { color: red; }\n.b {\n  width: calc(1px + 2px;\n}\n', '3:14', '('],
  ['/* ( */\n@media (min-width: 1px {\n.a:not(.b) { color: red; }\n}\n', '2:8', '('],
])('a bracket that nothing closes is told where it stands: %j', async (text, place, bracket) => {
  write('theme.css', text);
  const found = await checkOwnSheets(openWorkspace(root));
  expect(
    found.map(({ line, column, message, severity }) => `${line}:${column} ${severity} ${message}`),
  ).toEqual([
    `${place} error This style sheet has a mistake: nothing closes this "${bracket}", and what follows is read as a part of it.`,
  ]);
});

test('what a block says of other parts of a page is a note, at its place', async () => {
  const foreign = 'h2, .our-note h3 { margin: 0; }\n@media print { body > p { color: red } }';
  write(sheet, `/* body {} */\n${foreign}\n`);
  expect(await find()).toEqual([
    `${sheet}:2 note "h2" applies outside the block "our-note" as well, and only on pages that have it.`,
    `${sheet}:3 note "body > p" applies outside the block "our-note" as well, and only on pages that have it.`,
  ]);
});

test.each([
  '.our-note { a & { color: red } h3 { margin: 0 } }',
  ':is(h2, h3) .our-note-item, [data-x="a{b"] .our-note { margin: 0 }',
  '@keyframes x { from { top: 0 } to { top: 1px } }',
  '@font-face { font-family: x }',
  '@layer a { .our-note { margin: 0 } } @container (width > 1px) { .our-note-x { margin: 0 } }',
  '.our-note::before { content: "body {"; }',
])('%s is of the block alone', async (text) => {
  write(sheet, text);
  expect((await find()).filter((one) => one.includes('outside the block'))).toEqual([]);
});

test('a name that only begins alike is another', async () => {
  write(sheet, '.our-notes { margin: 0 }');
  expect(await find()).toEqual([expect.stringContaining('".our-notes" applies outside')]);
});

test('what is not a sheet is told where a sheet belongs', async () => {
  mkdirSync(join(root, 'theme.css'));
  symlinkSync(join(root, 'nowhere'), join(root, sheet));
  expect(await find()).toEqual([
    'theme.css:1 error This style sheet is a folder.',
    `${sheet}:1 error This style sheet is a link that leads nowhere.`,
  ]);
});

test('a sheet in UTF-16 is told once', async () => {
  write(sheet, Buffer.from('\ufeff.a { color: red; }', 'utf16le'));
  expect(await find()).toEqual([`${sheet}:1 error This style sheet is not UTF-8 text.`]);
});

test('nothing is told of a CSS module, which is linked nowhere', async () => {
  write('blocks/our-note/our-note.module.css', 'h2 { margin: 0 }');
  expect(await find()).toEqual([]);
});

test.each([
  ['.a {\n  color: red\n  background: blue;\n}', 'color: red', 2],
  [
    '.a {\n  margin: 0;\n  --gap: calc(1px\n + 2px)\n  padding: 0\n}',
    '--gap: calc(1px\n + 2px)',
    3,
  ],
  ['.a { content: "x: y"\n color: red }', 'content: "x: y"', 1],
])('a semicolon that is missing before the next line: %j', async (text, written, line) => {
  write('theme.css', text);
  expect(await checkOwnSheets(openWorkspace(root))).toMatchObject([
    {
      ...{ line, severity: 'note', hint: `Did you mean "${written};"?` },
      message: `Browsers pass over a part of this style sheet: no semicolon ends "${written}".`,
    },
  ]);
});

test.each([
  '.a {\n  grid-template-areas:\n    "a b"\n    "c d";\n  transition:\n    color 1s,\n    margin 2s\n}',
  '.a {\n  color: red;\n  a:hover,\n  b:focus { margin: 0; }\n}',
  '@media (min-width: 1px) and\n  (color: 1) { .a { margin: 0 }\n  b:hover { margin: 0 } }',
  '.a { width: calc(1px\n + 2px); color: red\n}\nhtml:focus-within { margin: 0 }',
  'a:not(.b)\n:hover,\nc::before { margin: 0 }',
])('and none of a declaration of many lines: %j', async (text) => {
  write('theme.css', text);
  expect(await find()).toEqual([]);
});

test.each([
  ['colr', 'color'],
  ['magin-top', 'margin-top'],
  ['font-wieght', 'font-weight'],
  ['backgroundColor', 'background-color'],
  ['background-colour', 'background-color'],
  ['Colour', 'color'],
  ['margins', 'margin'],
  ['justify-contents', 'justify-content'],
])('a misspelt property is told once, with the one that is meant: %s', async (name, meant) => {
  write('theme.css', `.a:hover { ${name}: inherit; }`);
  expect(await checkOwnSheets(openWorkspace(root))).toMatchObject([
    {
      ...{ line: 1, column: 12, severity: 'note', hint: `Did you mean "${meant}"?` },
      message: `Browsers pass over a part of this style sheet: "${name}" is not a known CSS property.`,
    },
  ]);
});

test('properties that the engine has no use for are properties', async () => {
  const names =
    'all caret-color columns corner-shape field-sizing fill-opacity float font-palette hyphens inset-area line-clamp ' +
    'mask-border object-view-box offset-path orphans page paint-order perspective position-area quotes r rx ruby-align ' +
    'scroll-timeline shape-outside stroke-width tab-size text-box text-spacing-trim timeline-scope widows writing-mode ' +
    'x zoom -webkit-text-strokes -moz-float-edge --margins';
  const declared = names.split(' ').map((name) => `${name}: inherit;`);
  write('theme.css', `.a { ${declared.join(' ')} width: var(--margins); }`);
  write(sheet, '@font-face { font-family: x; unicode-range: U+26; ascent-override: 90%; }\n');
  expect(await find()).toEqual([]);
});
