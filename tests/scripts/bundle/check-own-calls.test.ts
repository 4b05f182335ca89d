import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkOwnCalls } from '../../../scripts/bundle/check-own-calls';
import { openWorkspace } from '../../../scripts/files/workspace';
import { copySiteFolder } from '../../copy-site-folder';

const root = mkdtempSync(join(tmpdir(), 'plinth-own-calls-'));
copySiteFolder('tests/sites/priced', root);
cpSync('tests/blocks/price-list', join(root, 'blocks/price-list'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true, force: true }));

const file = join(root, 'blocks/price-list/price-list.tsx');
const text = readFileSync(file, 'utf8');

function find(line: string) {
  writeFileSync(file, `${text}${line}\n`);
  const allowed = new Set(['www.example.com', 'visits.example.org']);
  return checkOwnCalls(openWorkspace(root), allowed).map(({ file, message }) => [file, message]);
}

test.each([
  "fetch('https://api.example.org/prices?day=1')",
  'fetch(`https://api.example.org/all`)',
  'const all = new WebSocket("wss://api.example.org")',
  "navigator.sendBeacon('https://api.example.org/seen', data)",
])('a request that no browser may make is told: %s', (line) => {
  expect(find(line)).toEqual([
    [
      'blocks/price-list/price-list.tsx',
      'This asks api.example.org: the policy of the pages lets no browser do that.',
    ],
  ]);
});

test.each([
  "fetch('/prices.json')",
  "fetch('https://www.example.com/prices.json')",
  "fetch('https://visits.example.org/api')",
  "// fetch('https://api.example.org/prices')",
  "/* As in fetch('https://api.example.org/prices'). */",
  'fetch(block.address)',
  "const link = 'https://api.example.org/';",
])('others are not: %s', (line) => {
  expect(find(line)).toEqual([]);
});

test.each([
  ['const price = (1234.5).toLocaleString();', 'toLocaleString'],
  ['const day = date.toLocaleDateString(undefined, { weekday: "long" });', 'toLocaleDateString'],
  ['const format = new Intl.NumberFormat();', 'Intl.NumberFormat'],
])('words in the language of the computer are told: %s', (line, call) => {
  expect(find(line)).toEqual([
    [
      'blocks/price-list/price-list.tsx',
      `${call} has no language here: it writes in that of the computer which makes the page, and the browser in its own.`,
    ],
  ]);
});

test.each([
  'const price = (1234.5).toLocaleString(language);',
  "const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London' });",
  '// As in price.toLocaleString().',
])('words in a language that is named are not: %s', (line) => {
  expect(find(line)).toEqual([]);
});
