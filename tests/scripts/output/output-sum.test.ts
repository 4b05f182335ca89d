// What tells the files of an output from others is the same number, counted from a list or in the folder.
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sumFiles, sumOutput } from '../../../scripts/output/output-sum';

const files: Record<string, string> = {
  'index.html': 'Home',
  'about/us.html': 'About',
  'about/you.html': 'About',
};
const listed = Object.entries(files).map(([path, text]): [string, { size: number }] => [
  path,
  { size: text.length },
]);

let folder: string;
const at = (path: string): string => join(folder, path);
const old = new Date(Date.now() - 60_000);

function write(path: string, text: string, time = old): void {
  writeFileSync(at(path), text);
  utimesSync(at(path), time, time);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-sum-'));
  for (const name of ['about', '_site/build']) mkdirSync(at(name), { recursive: true });
  for (const [path, text] of Object.entries(files)) write(path, text);
  write('_site/build.json', '{}');
  write('_site/build/0.json', '{}');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('in whichever order they are, without the listing and what file managers leave', () => {
  expect(sumOutput(folder)).toBe(sumFiles(listed));
  expect(sumFiles(listed.toReversed())).toBe(sumFiles(listed));
  write('.DS_Store', 'x');
  expect(sumOutput(folder)).toBe(sumFiles(listed));
});

test('another where one has another size or name, is missing or added', () => {
  const sum = sumFiles(listed);
  const others: (() => void)[] = [
    () => write('index.html', 'Home.'),
    () => renameSync(at('about/us.html'), at('about/them.html')),
    () => rmSync(at('about/you.html')),
    () => write('about/more.html', ''),
  ];
  const found = others.map((change) => {
    change();
    return sumOutput(folder);
  });
  expect(found).not.toContain(sum);
  expect(found).not.toContain(undefined);
});

test('none where one is newer than the listing, and without a listing', () => {
  write('about/us.html', 'About', new Date());
  expect(sumOutput(folder)).toBeUndefined();
  write('about/us.html', 'About');
  rmSync(at('_site/build.json'));
  expect(sumOutput(folder)).toBeUndefined();
  expect(sumOutput(at('nowhere'))).toBeUndefined();
});
