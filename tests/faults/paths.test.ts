// Not quick: builds.
// Nothing outside files/ is published, and nothing is deleted that a build did not write.

import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Validation, validateSite } from '../../engine/manifest/validate-site';
import { run as build } from '../../scripts/build';
import { openWorkspace } from '../../scripts/files/workspace';
import { readSite } from '../../scripts/source/read-site';
import { copySiteFolder } from '../copy-site-folder';
import { engineContract } from '../engine-contract';
import { listFolder } from '../list-folder';

const secret = 'SECRET-OF-THIS-MACHINE';
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><title>${secret}</title></svg>`;
const words = `["${secret}"]`;

let folder: string;
let root: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-paths-'));
  root = join(folder, 'site');
  copySiteFolder('tests/sites/minimal', root);
  for (const place of ['.', 'site', 'site-private', 'site/files-private', 'site/files/.git'])
    for (const [name, text] of [
      ['secret.svg', drawing],
      ['secret.txt', words],
      ['.env', secret],
    ] as const) {
      mkdirSync(join(folder, place), { recursive: true });
      writeFileSync(join(folder, place, name), text);
    }
  for (const name of ['.secret.svg', '.secret.txt', '.env', '.DS_Store'])
    writeFileSync(join(root, 'files', name), name.endsWith('svg') ? drawing : words);
  const link = (to: string, from: string) => symlinkSync(to, join(root, 'files', from));
  link('../../secret.svg', 'out.svg');
  link('../../secret.txt', 'out.txt');
  link(join(folder, 'secret.svg'), 'far.svg');
  link('../files-private', 'twin');
  link('../files-private/secret.txt', 'twin.txt');
  link('../../site-private/secret.svg', 'private.svg');
  link('/', 'top');
  link('.', 'again');
  link('.secret.txt', 'hidden.txt');
  link('.secret.svg', 'hidden.svg');
  link('chain-b.svg', 'chain-a.svg');
  link('out.svg', 'chain-b.svg');
  link('loop.svg', 'loop.svg');
  spawnSync('mkfifo', [join(root, 'files/queue.svg'), join(root, 'files/queue.txt')]);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hostile = (ending: 'svg' | 'txt'): readonly string[] => [
  `../secret.${ending}`,
  `../../secret.${ending}`,
  `text/../../secret.${ending}`,
  `images/../../secret.${ending}`,
  `./../secret.${ending}`,
  `..%2fsecret.${ending}`,
  `%2e%2e/secret.${ending}`,
  `..%252fsecret.${ending}`,
  `..\\secret.${ending}`,
  `..%5csecret.${ending}`,
  `\uff0e\uff0e/secret.${ending}`,
  `..;/secret.${ending}`,
  `/etc/passwd`,
  `/secret.${ending}`,
  `//secret.${ending}`,
  `C:\\secret.${ending}`,
  `C:secret.${ending}`,
  `\\\\host\\secret.${ending}`,
  `file:///etc/passwd`,
  `https://evil.example/secret.${ending}`,
  `~/secret.${ending}`,
  `$HOME/secret.${ending}`,
  `../files-private/secret.${ending}`,
  `../../site-private/secret.${ending}`,
  `.secret.${ending}`,
  `.git/secret.${ending}`,
  `text/../.secret.${ending}`,
  `out.${ending}`,
  `far.svg`,
  `twin/secret.${ending}`,
  `twin.txt`,
  `private.svg`,
  `hidden.${ending}`,
  `chain-a.svg`,
  `loop.svg`,
  `top/etc/passwd`,
  `again/images/logo.svg`,
  `queue.${ending}`,
  `images`,
  `images/`,
  `images/logo.svg/`,
  `images//logo.svg`,
  `./images/logo.svg`,
  `images/logo.svg\u200b`,
  `images/LOGO.svg`,
  ' ',
  '.',
  '..',
  '/',
];

const path = () => join(root, 'site.manifest.json');

function find(change: (text: string) => string): Validation {
  writeFileSync(path(), change(readFileSync(path(), 'utf8')));
  return validateSite(readSite(openWorkspace(root)), engineContract);
}

const encode = (text: string): string => JSON.stringify(text).slice(1, -1);

describe('a picture or a binding', () => {
  test.each(hostile('svg').map((name) => ({ name })))(
    '$name is no picture of the site',
    ({ name }) => {
      const { findings, publication } = find((text) =>
        text.replace('"favicon": "images/logo.svg"', `"favicon": "${encode(name)}"`),
      );
      expect(findings.map(({ code }) => code)).toHaveLength(1);
      expect(findings[0]?.code).toMatch(/^(?:unsafe-file|missing-file|file-case|empty-value)$/);
      expect(findings[0]?.pointer).toBe('/site/favicon');
      expect(publication).toBeUndefined();
    },
  );

  test.each(hostile('txt').map((name) => ({ name })))('$name is no content file', ({ name }) => {
    rmSync(join(root, 'files/text/repairs.txt'));
    const { findings, publication } = find((text) =>
      text.replace('text/repairs.txt', encode(name)),
    );
    expect(findings.map(({ code }) => code)).toHaveLength(1);
    expect(findings[0]?.code).toMatch(/^(?:unsafe-file|missing-file|file-case|empty-value)$/);
    expect(publication).toBeUndefined();
  });
});

/** The texts of all files of a folder. */
const readAll = (at: string): string =>
  listFolder(at)
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.name}\n${readFileSync(join(entry.parentPath, entry.name), 'latin1')}`)
    .join('\n');

async function buildQuietly(outDir = join(root, 'dist')): Promise<readonly [number, string]> {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const wrote = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const code = await build(['--root', root, '--out-dir', outDir, '--uncompressed']);
  const text = said.mock.calls.join('');
  said.mockRestore();
  wrote.mockRestore();
  return [code, text];
}

describe('the output', () => {
  test('holds nothing that the manifest does not name', async () => {
    expect((await buildQuietly())[0]).toBe(0);
    const output = readAll(join(root, 'dist'));
    expect(output).toContain('Harbour Clocks');
    expect(output).not.toContain(secret);
    expect(output).not.toMatch(/\.env|DS_Store|\.git\b/);
  });

  test('takes no icons through links, and no folder of files that is one', async () => {
    mkdirSync(join(root, 'files/icons'));
    symlinkSync('../../../secret.svg', join(root, 'files/icons/stolen.svg'));
    const { findings } = find((text) => text.replace('"icon": "phone"', '"icon": "stolen"'));
    expect(findings.map(({ code }) => code)).toEqual(['unknown-icon']);
    rmSync(join(root, 'files'), { recursive: true });
    symlinkSync('../site-private', join(root, 'files'));
    expect(() => readSite(openWorkspace(root))).toThrow(/leads outside/);
  });

  test('publishes no web page and no script of the files', () => {
    for (const name of ['page.html', 'code.js', 'data.xml', 'page.xhtml', 'text.txt', 'none'])
      writeFileSync(join(root, 'files', name), '<script>alert(1)</script>');
    for (const name of ['page.html', 'code.js', 'data.xml', 'page.xhtml', 'text.txt', 'none']) {
      const { findings } = find((text) =>
        text.replace(/"favicon": "[^"]*"(?=\n {2}\})/, `"favicon": "${name}"`),
      );
      const errors = findings.filter(({ severity }) => severity === 'error');
      expect(errors.map(({ code, pointer }) => [code, pointer])).toEqual([
        ['unsafe-file', '/site/favicon'],
      ]);
    }
  });

  test('takes links that stay inside', async () => {
    symlinkSync('logo.svg', join(root, 'files/images/same.svg'));
    const { findings } = find((text) =>
      text.replace('"favicon": "images/logo', '"favicon": "images/same'),
    );
    expect(findings).toEqual([]);
    expect((await buildQuietly())[0]).toBe(0);
  });
});

describe('an output folder', () => {
  /** Everything that stands there, links not followed. */
  const measure = (at: string): string[] =>
    listFolder(at)
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();

  const refused: readonly (readonly [name: string, place: () => string, why: RegExp])[] = [
    ['the root of the site', () => root, /contains the sources of the site/],
    ['a folder around it', () => folder, /contains the sources of the site/],
    ['the root of the disk', () => '/', /contains the sources of the site/],
    ['the files of the site', () => join(root, 'files'), /overlaps/],
    ['a folder in them', () => join(root, 'files/images/x'), /overlaps/],
    ['its repository', () => join(root, '.git/x'), /overlaps/],
    ['a folder of somebody', () => join(folder, 'site-private'), /no build wrote/],
    ['a file', () => join(folder, 'secret.txt'), /is a file/],
    ['a link', () => join(folder, 'link'), /symbolic link/],
    ['below a link into the site', () => join(folder, 'way/out'), /overlaps/],
  ];

  test.each(refused)('that is %s is refused before anything is deleted', async (_, place, why) => {
    symlinkSync(join(folder, 'site-private'), join(folder, 'link'));
    symlinkSync(join(root, 'files'), join(folder, 'way'));
    const before = measure(folder);
    const [code, text] = await buildQuietly(place());
    expect([code, text]).toEqual([2, expect.stringMatching(why)]);
    expect(text.split('\n')).toHaveLength(2);
    expect(measure(folder)).toEqual(before);
  });

  test('that has the name of the site and more is another one', async () => {
    const twin = join(folder, 'site-twin');
    expect((await buildQuietly(twin))[0]).toBe(0);
    expect((await buildQuietly(join(root, 'files-twin')))[0]).toBe(0);
    expect(existsSync(join(twin, 'index.html'))).toBe(true);
  });

  test('keeps a link in it from leading the cleaning elsewhere', async () => {
    const outDir: string = join(folder, 'out');
    expect((await buildQuietly(outDir))[0]).toBe(0);
    symlinkSync(join(folder, 'site-private'), join(outDir, '_site/more'));
    expect(await buildQuietly(outDir)).toEqual([2, expect.stringContaining('_site/more')]);
    rmSync(join(outDir, '_site/more'));
    // A folder of the output exchanged for a link: what it leads to is not ours.
    rmSync(join(outDir, '_site/pages'), { recursive: true });
    symlinkSync(join(folder, 'site-private'), join(outDir, '_site/pages'));
    expect((await buildQuietly(outDir))[0]).toBe(2);
    expect(statSync(join(folder, 'site-private/secret.txt')).size).toBe(words.length);
    expect(dirname(outDir)).toBe(folder);
  });
});
