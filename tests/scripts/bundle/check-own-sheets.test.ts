// theme.css and the sheets of own blocks, as `validate` reads them.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkOwnSheets } from '../../../scripts/bundle/check-own-sheets';
import { openWorkspace } from '../../../scripts/files/workspace';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-sheets-'));
  mkdirSync(join(root, 'blocks/our-note'), { recursive: true });
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

test('what browsers pass over is no error', async () => {
  write(sheet, '.a {\n  colour: red;\n}\n.b { color: }}');
  const found = await find();
  expect(found.length).toBeGreaterThan(0);
  for (const one of found)
    expect(one).toMatch(/ note Browsers pass over a part of this style sheet/);
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
