import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSiteStyles } from '../../../scripts/bundle/site-styles';
import { InvalidCode } from '../../../scripts/command/invalid-code';
import { openWorkspace } from '../../../scripts/files/workspace';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-sheet-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const sheet = () => join(root, 'theme.css');
const read = () => readSiteStyles(openWorkspace(root), { minify: true });

async function findReason(): Promise<string> {
  const error = await read().catch((thrown: unknown) => thrown);
  if (!(error instanceof InvalidCode)) throw error;
  const [{ file, line, message } = {}] = error.findings;
  return `${file}:${line} ${message}`;
}

test('a sheet becomes a layer, and none is needed', async () => {
  expect(await read()).toBeUndefined();
  writeFileSync(sheet(), '\ufeff.x { color: red }\n');
  expect(await read()).toBe('@layer site{.x{color:red}}');
});

test('a comment that never ends is one finding', async () => {
  writeFileSync(sheet(), '.x { color: red }\n\n/* oh\n');
  expect(await findReason()).toMatch(
    /^theme\.css:\d This style sheet has a mistake: Expected "\*\/"/,
  );
});

test('what is not a sheet is refused, as the site would lose its looks', async () => {
  mkdirSync(sheet());
  expect(await findReason()).toBe('theme.css:1 This style sheet is a folder.');
  rmSync(sheet(), { recursive: true });
  symlinkSync(join(root, 'nowhere.css'), sheet());
  expect(await findReason()).toBe('theme.css:1 This style sheet is a link that leads nowhere.');
  rmSync(sheet());
  writeFileSync(sheet(), Buffer.from('\ufeff.x { color: red }', 'utf16le'));
  expect(await findReason()).toBe('theme.css:1 This style sheet is not UTF-8 text.');
});
