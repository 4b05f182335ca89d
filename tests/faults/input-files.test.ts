// Not quick: commands.
// What an editor, a tool or a stranger may save in place of a manifest or a content file: one finding each.

import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { toPointer } from '../../engine/content/shape/shape';
import { validateSite } from '../../engine/manifest/validate-site';
import { mainOf } from '../../engine/model/publication';
import { viewOf } from '../../engine/site/view-of';
import { openWorkspace } from '../../scripts/files/workspace';
import { loadSite } from '../../scripts/source/load-site';
import { readSite } from '../../scripts/source/read-site';
import { SiteFiles } from '../../scripts/source/site-files';
import { findStates } from '../../scripts/source/site-inputs';
import { run } from '../../scripts/validate';
import { copySiteFolder } from '../copy-site-folder';
import { engineContract } from '../engine-contract';
import { getManifestText, withTexts } from '../site-texts';
import { long } from './long';

const folder = mkdtempSync(join(tmpdir(), 'plinth-input-'));
let root: string;
// Afresh before it is run by somebody who may not write.
beforeAll(() => void spawnSync(process.execPath, ['scripts/run.cjs', 'bundle']));
beforeEach(() => {
  root = mkdtempSync(join(folder, 'site-'));
  copySiteFolder('tests/sites/minimal', root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface ReportedFinding {
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

interface Outcome {
  readonly status: number | null;
  readonly findings: readonly ReportedFinding[];
  readonly stderr: string;
}

async function validate(): Promise<Outcome> {
  const file = join(root, 'findings.json');
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const status = await run(['--root', root, '--format', 'json', '--output-file', file]);
  const stderr = written.mock.calls.join('');
  written.mockRestore();
  expect(stderr).not.toMatch(/\n\s+at |Internal error/);
  return { status, stderr, findings: JSON.parse(readFileSync(file, 'utf8')).findings };
}

/** The command in a process of its own: with little memory, in bounded time, as somebody else. */
function validateApart(options: { readonly uid?: number; readonly gid?: number } = {}): Outcome {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--max-old-space-size=800', 'scripts/run.cjs', 'validate', '--root', root, '--format', 'json'],
    { encoding: 'utf8', maxBuffer: 1e9, timeout: 100_000, ...options },
  );
  expect(stderr).not.toMatch(/\n\s+at |Internal error|heap/);
  return { status, stderr, findings: stdout === '' ? [] : JSON.parse(stdout).findings };
}

const files = { manifest: 'site.manifest.json', content: 'files/text/repairs.txt' } as const;
const read = (name: keyof typeof files) => readFileSync(join(root, files[name]));

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const page = '<!doctype html><html><head><title>Sign in</title></head><body>…</body></html>';
const swap = (text: Buffer): Buffer => Buffer.from(text.toString('utf8'), 'utf16le').swap16();
const insert = (text: Buffer, bytes: readonly number[]): Buffer => {
  const at = text.indexOf('clock');
  return Buffer.concat([text.subarray(0, at), Buffer.from(bytes), text.subarray(at)]);
};

type Make = (text: Buffer) => string | Buffer;

/** A file, what is made of it, and the code of the one finding. */
const cases: readonly (readonly [name: string, make: Make, code: string])[] = [
  ['empty', () => '', 'not-json'],
  ['only white space', () => ' \n\t\n', 'not-json'],
  ['with a byte order mark', (text) => `\ufeff${text}`, 'byte-order-mark'],
  ['in UTF-16, little-endian', (text) => Buffer.from(`\ufeff${text}`, 'utf16le'), 'wrong-encoding'],
  ['in UTF-16, big-endian', (text) => swap(Buffer.from(`\ufeff${text}`)), 'wrong-encoding'],
  ['in UTF-16 without a mark', (text) => Buffer.from(String(text), 'utf16le'), 'wrong-encoding'],
  ['in Latin-1', (text) => insert(text, [0xe9]), 'wrong-encoding'],
  [
    'with half of a pair in its bytes',
    (text) => insert(text, [0xed, 0xa0, 0x80]),
    'wrong-encoding',
  ],
  ['with an overlong sign', (text) => insert(text, [0xc0, 0xaf]), 'wrong-encoding'],
  ['with NUL', (text) => insert(text, [0]), 'wrong-encoding'],
  ['with a control character', (text) => insert(text, [7]), 'not-json'],
  [
    'with half of a pair written out',
    (text) => insert(text, [...Buffer.from('\\ud800')]),
    'not-text',
  ],
  ['with NUL written out', (text) => insert(text, [...Buffer.from('\\u0000')]), 'not-text'],
  ['a web page', () => page, 'not-json'],
  ['a picture', () => png, 'wrong-encoding'],
  ['compressed', (text) => gzipSync(text), 'wrong-encoding'],
  ['a number', () => '7', 'wrong-type'],
  ['a text', () => '"text"', 'wrong-type'],
  ['null', () => 'null', 'wrong-type'],
  ['with a comment', (text) => `// mine\n${text}`, 'not-json'],
  ['in the middle of a merge', (text) => `<<<<<<< ours\n${text}`, 'not-json'],
  ['twice in one file', (text) => `${text}${text}`, 'not-json'],
];

describe.each(['manifest', 'content'] as const)('the %s', (name) => {
  test.each(cases.map(([kind, make, code]) => ({ kind, make, code })))('$kind', async (one) => {
    writeFileSync(join(root, files[name]), one.make(read(name)));
    const { status, findings } = await validate();
    expect(findings.map(({ code }) => code)).toEqual([one.code]);
    expect([status, findings[0]?.file]).toEqual([1, files[name]]);
    expect(Math.min(findings[0]?.line ?? 0, findings[0]?.column ?? 0)).toBeGreaterThan(0);
  });

  test('with line ends of another system', async () => {
    const text = String(read(name));
    for (const end of ['\r\n', '\r']) {
      writeFileSync(join(root, files[name]), text.replaceAll('\n', end));
      expect(await validate()).toMatchObject({ status: 0, findings: [] });
    }
    writeFileSync(join(root, files[name]), text.replaceAll('\n', '\r\n').replace(/,\r\n/, '\r\n'));
    expect((await validate()).findings).toMatchObject([{ code: 'not-json' }]);
  });
});

describe('something that is not a file', () => {
  const codes = async () => (await validate()).findings.map(({ code }) => code);
  const contentPath = () => join(root, files.content);

  test('the manifest is missing, a folder, a queue or a link to nothing', async () => {
    const path = join(root, files.manifest);
    const make = [
      () => undefined,
      () => mkdirSync(path),
      () => void spawnSync('mkfifo', [path]),
      () => symlinkSync('/nowhere', path),
      () => symlinkSync('/dev/zero', path),
    ];
    for (const one of make) {
      rmSync(path, { recursive: true, force: true });
      one();
      const { status, stderr } = validateApart();
      expect([status, stderr.split('\n').length], stderr).toEqual([2, 2]);
    }
  });

  test('a content file is missing, a folder, a queue, or a link to nothing', async () => {
    const make = [
      () => undefined,
      () => mkdirSync(contentPath()),
      () => void spawnSync('mkfifo', [contentPath()]),
      () => symlinkSync('/nowhere', contentPath()),
      () => symlinkSync('/dev/zero', contentPath()),
    ];
    const found: string[][] = [];
    for (const one of make) {
      rmSync(contentPath(), { recursive: true, force: true });
      one();
      found.push(await codes());
    }
    expect(found).toEqual([['missing-file'], ...Array.from({ length: 4 }, () => ['unsafe-file'])]);
  });

  test.each(['files/queue.txt', 'theme.css', 'package.json'])(
    'a queue that nobody names is not waited for: %s',
    (name) => {
      spawnSync('mkfifo', [join(root, name)]);
      expect(findStates(openWorkspace(root))).toBeUndefined();
    },
  );

  test('a content file is an empty folder', async () => {
    rmSync(contentPath());
    mkdirSync(contentPath());
    const [finding] = (await validate()).findings;
    expect(finding).toMatchObject({
      message: 'The file "text/repairs.txt" cannot be used here: it is a folder.',
      hint: 'Name a file in it, or put a file in its place.',
    });
  });

  test('files/ holds nothing but empty folders', async () => {
    rmSync(join(root, 'files'), { recursive: true });
    mkdirSync(join(root, 'files/text'), { recursive: true });
    expect(await codes()).toEqual(['missing-folder']);
  });

  test('the ledger of addresses leads out of the site, or to nothing', () => {
    const path = join(root, 'site.urls.lock');
    const outside = join(folder, 'elsewhere.lock');
    writeFileSync(outside, '/ home\n');
    symlinkSync(outside, path);
    expect(validateApart()).toMatchObject({
      status: 2,
      stderr: `${path} leads outside ${root}. Put the file itself there, not a link.\n`,
    });
    rmSync(outside);
    expect(validateApart()).toMatchObject({
      status: 2,
      stderr: `${path} is a link to a file that is not there. Put the file itself there.\n`,
    });
  });

  test.each([
    ['Theme.css', 'theme.css'],
    ['Redirects.csv', 'redirects.csv'],
    ['Site.urls.lock', 'site.urls.lock'],
  ])('%s is not what is read', (written, name) => {
    writeFileSync(join(root, written), '');
    expect(() => readSite(openWorkspace(root))).toThrow(
      `${join(root, written)} would not be read. Call it ${name}.`,
    );
  });

  test.each(['site.manifest.json.txt', 'Site.Manifest.json', 'site.manifest (1).json'])(
    '%s in place of the manifest is named',
    (written) => {
      renameSync(join(root, 'site.manifest.json'), join(root, written));
      expect(() => readSite(openWorkspace(root))).toThrow(
        `There is no site.manifest.json in ${root}. Rename ${written} to site.manifest.json.`,
      );
    },
  );

  test('a folder of files with a capital is named', () => {
    renameSync(join(root, 'files'), join(root, 'Files'));
    expect(() => readSite(openWorkspace(root))).toThrow(
      `${join(root, 'Files')} would not be read. Call it files.`,
    );
  });

  test('the ledger of addresses is a folder, or no text', async () => {
    mkdirSync(join(root, 'site.urls.lock'));
    expect(await validate()).toMatchObject({ status: 2 });
    rmSync(join(root, 'site.urls.lock'), { recursive: true });
    writeFileSync(join(root, 'site.urls.lock'), png);
    expect([1, 2]).toContain((await validate()).status);
  });

  test.skipIf(process.getuid?.() !== 0)('nobody may read it', () => {
    const nobody = { uid: 65_534, gid: 65_534 };
    for (const path of [folder, root, join(root, 'files'), join(root, 'files/text')])
      chmodSync(path, 0o755);
    chmodSync(contentPath(), 0);
    // The bundle is there, and no compiled code of it, which nobody may keep.
    validateApart();
    const cache = 'node_modules/.cache/plinth';
    for (const name of readdirSync(cache))
      if (name.endsWith('.code')) rmSync(join(cache, name), { force: true });
    const { status, stderr, findings } = validateApart(nobody);
    expect([status, stderr]).toEqual([1, '']);
    expect(findings).toMatchObject([{ code: 'file-unreadable', file: files.content }]);
    chmodSync(contentPath(), 0o644);
    chmodSync(join(root, 'files/text'), 0);
    expect(validateApart(nobody)).toMatchObject({ status: 2, stderr: /Permission denied/ });
    chmodSync(join(root, 'files/text'), 0o755);
    chmodSync(join(root, files.manifest), 0);
    expect(validateApart(nobody)).toMatchObject({ status: 2, stderr: /Permission denied/ });
  });
});

describe('more than fits', () => {
  const repeat = (text: string, count: number) => Array.from({ length: count }, () => text).join();
  const large: readonly (readonly [name: string, text: string, code: string])[] = [
    ['40 million signs', `["${'x'.repeat(40_000_000)}"]`, 'too-large'],
    ['40 million spaces', ' '.repeat(40_000_000), 'too-large'],
    ['lists in lists without end', '['.repeat(1_000_000), 'too-deep'],
    ['objects in objects without end', '{"a":'.repeat(200_000), 'too-deep'],
    ['a list of 15 million numbers', `[${repeat('1', 15_000_000)}]`, 'too-large'],
    ['a list of 900,000 numbers', `[${repeat('1', 900_000)}]`, 'too-long'],
    ['2,001 paragraphs', `[${repeat('"x"', 2001)}]`, 'too-long'],
    ['200,000 wrong paragraphs', `[${repeat('{"":7}', 200_000)}]`, 'too-long'],
    ['one key 200,000 times', `[{${repeat('"k":"x"', 200_000)}}]`, 'duplicate-key'],
  ];
  test.each(large.map(([name, text, code]) => ({ name, text, code })))(
    'content: $name',
    ({ text, code }) => {
      writeFileSync(join(root, files.content), text);
      const { status, findings } = validateApart();
      expect([status, findings.map((finding) => finding.code)]).toEqual([1, [code]]);
    },
  );

  test('content: a list in a list of 900,000 numbers', () => {
    writeFileSync(join(root, files.content), `[[${repeat('1', 900_000)}]]`);
    const { status, findings } = validateApart();
    expect([status, new Set(findings.map(({ code }) => code))]).toEqual([
      1,
      new Set(['wrong-type']),
    ]);
    expect(findings.length).toBeLessThan(1100);
  });

  test.each([
    ['"menus": [', `"menus": [${repeat('{}', 900_000)},`],
    ['"redirects": [', `"redirects": [${repeat('7', 900_000)}]`],
    ['"contacts": [', `"contacts": [${repeat('7', 300_000)},`],
    [
      '"variables": {',
      `"variables": {${Array.from({ length: 200_000 }, (_, index) => `"k${index}":7,`).join('')}`,
    ],
  ])('manifest: %s', (from, to) => {
    const text = String(read('manifest'));
    const changed = text.includes(from)
      ? text.replace(from, to)
      : text.replace('"version": 2,', `"version": 2, ${to},`);
    writeFileSync(join(root, files.manifest), changed);
    const { status, findings } = validateApart();
    expect(status).toBe(1);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.length).toBeLessThan(1100);
  });
});

/** Every object of a value, with the pointer to it. */
function* findObjects(value: unknown, pointer = ''): Iterable<readonly [object, string]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [value, pointer];
  for (const [key, inner] of Object.entries(value))
    yield* findObjects(inner, toPointer(pointer, key));
}

describe('names of the language', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'valueOf'];
  const evil = { polluted: true, toString: 'x', isAdmin: 1 };
  const put = (holder: object, name: string, value: unknown) =>
    Object.defineProperty(holder, name, { value, enumerable: true, configurable: true });
  const everything = readSite(openWorkspace('tests/sites/everything'));
  const parse = () => JSON.parse(getManifestText(everything));
  const find = (manifest: unknown) =>
    validateSite(
      withTexts(everything, { manifest: JSON.stringify(manifest), withoutLedger: true }),
      engineContract,
    ).findings.filter(({ severity }) => severity === 'error');

  afterEach(() => {
    expect('polluted' in {}).toBe(false);
    expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(own);
    expect(Object.keys(Array.prototype)).toEqual([]);
  });
  const own = Object.getOwnPropertyNames(Object.prototype).sort();

  test.each(names)('%s as a key of any object is one finding', (name) => {
    const count = [...findObjects(parse())].length;
    expect(count).toBeGreaterThan(100);
    // Each object gets one of the names.
    for (let index = names.indexOf(name); index < count; index += names.length) {
      const manifest = parse();
      const [holder, pointer] = [...findObjects(manifest)][index] ?? [];
      if (holder === undefined || pointer === undefined) continue;
      put(holder, name, evil);
      const findings = find(manifest);
      // A map takes any name that its rule allows; then the value is of the wrong shape.
      if (
        /^\/(?:pages|pictures|forms|variables|rules|services)$|\/(?:hidden|rootFiles|sections)$/.test(
          pointer,
        )
      )
        expect(findings.length, pointer).toBeGreaterThan(0);
      else expect(findings, pointer).toHaveLength(1);
      expect(findings[0]?.pointer, pointer).toContain(`${pointer}/${name}`);
    }
  });

  test.each(names)('%s as an id of pages, forms, icons and anchors is none of ours', (name) => {
    const text = getManifestText(everything);
    const places: readonly (readonly [from: string, to: string, code: RegExp])[] = [
      ['{ "page": "hecken" }', `{ "page": "${name}" }`, /^unknown-page$/],
      ['"form": "anfrage"', `"form": "${name}"`, /^unknown-form$/],
      ['"icon": "blatt"', `"icon": "${name}"`, /^unknown-icon$/],
      ['"type": "marquee"', `"type": "${name}"`, /^unknown-type$/],
      ['"anchor": "pflanzzeit"', `"anchor": "${name}"`, /^(?:wrong-format|unknown-anchor)$/],
      ['bilder/hof.svg', name, /^missing-file$/],
      ['texte/obstbaeume.txt', name, /^missing-file$/],
      ['{telefon}', `{${name}}`, /^unknown-variable$/],
    ];
    for (const [from, to, code] of places) {
      expect(text).toContain(from);
      const findings = find(JSON.parse(text.replace(from, to)));
      expect(findings.length, to).toBeGreaterThan(0);
      for (const finding of findings) expect(finding.code, to).toMatch(code);
    }
  });

  test.each(names)('%s as a heading is a heading', async (name) => {
    writeFileSync(
      join(root, files.content),
      `["x", {"${name}": "Words under it.", "Other": ["one"]}]`,
    );
    expect((await validate()).findings).toEqual([]);
    const { publication } = loadSite(openWorkspace(root), {
      contract: engineContract,
      files: new SiteFiles(openWorkspace(root)),
      now: new Date('2026-03-01'),
      drafts: false,
    });
    const html = publication && viewOf(mainOf(publication), 'repairs');
    expect(JSON.stringify(html)).toContain(`"${name}"`);
    expect(JSON.stringify(html)).toContain('Words under it.');
  });
});

describe('numbers', () => {
  const everything = readSite(openWorkspace('tests/sites/everything'));
  const huge = ['1e400', '-1e400', '1e308', '-1e308', '9007199254740993', '-0', '1e-400', '0.1e1'];

  test.each(huge)('%s at every number is refused there, or counts', (number) => {
    const text = getManifestText(everything);
    const places = [...text.matchAll(/(?<=": )\d+(?=[,\s}])/g)];
    expect(places.length).toBeGreaterThan(5);
    for (const { index, 0: old } of places) {
      const changed = text.slice(0, index) + number + text.slice(index + old.length);
      const { findings } = validateSite(
        withTexts(everything, { manifest: changed, withoutLedger: true }),
        engineContract,
      );
      expect(findings.length, changed.slice(index - 30, index + 20)).toBeLessThan(2);
      for (const finding of findings) expect(finding.message).not.toMatch(/NaN|undefined/);
    }
  });
});

test('a file cut off anywhere is one finding', async () => {
  for (const name of ['manifest', 'content'] as const) {
    const whole = read(name);
    const step = Math.ceil(whole.byteLength / 60);
    for (let end = 0; end < whole.byteLength - 2; end += step) {
      writeFileSync(join(root, files[name]), whole.subarray(0, end));
      const { findings } = await validate();
      expect(
        findings.map(({ code }) => code),
        `${name} ${end}`,
      ).toEqual(['not-json']);
    }
    writeFileSync(join(root, files[name]), whole);
  }
});

test('a key that stands twice is found at any depth', () => {
  const everything = readSite(openWorkspace('tests/sites/everything'));
  const text = getManifestText(everything);
  const keys = [...text.matchAll(/"[A-Za-z]+"(?=: )/g)];
  expect(keys.length).toBeGreaterThan(1000);
  for (const { index, 0: key } of keys.filter((_, at) => long || at % 7 === 0)) {
    const changed = `${text.slice(0, index)}${key}: 1, ${text.slice(index)}`;
    const { findings } = validateSite(
      withTexts(everything, { manifest: changed, withoutLedger: true }),
      engineContract,
    );
    expect(
      findings.map(({ code }) => code),
      key,
    ).toEqual(['duplicate-key']);
  }
});
