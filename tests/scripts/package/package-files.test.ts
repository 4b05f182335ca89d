// Not quick: it bundles everything.
// What is in the packages: nothing that is not meant to be, and nothing is missing.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packAll } from '../../../scripts/package/pack-all';
import { packOnce } from './packed';
import { readTarball, unpack } from './read-tarball';

/** Every file matches one of them, and each of them matches a file. */
const expected: readonly RegExp[] = [
  /^(?:CHANGELOG|COMMANDS|EDITING|FINDINGS|HOSTING|LIMITS|PARTS|README|REFERENCE|STYLES|THIRD-PARTY-NOTICES)\.md$/,
  /^LICENSE$/,
  // In the guide of the editor.
  /^editor\.webp$/,
  /^package\.json$/,
  /^bin\/plinth\.cjs$/,
  /^lib\/(?:document-thread-entry|mcp-protocol|own-thread|plinth)\.cjs$/,
  /^lib\/dev-client\.js$/,
  /^lib\/edit-shell\.json$/,
  /^lib\/engine(?:-dev)?\.json$/,
  /^lib\/stamp\.json$/,
  /^lib\/versions\.txt$/,
  // What blocks of a site are bundled with.
  /^engine\/(?:api|app|blocks|content|entry|forms|generated|layouts|model|search|site|ui)\/[\w./-]+\.tsx?$/,
  /^engine\/(?:app|blocks|forms|layouts|styles|ui)\/[\w./-]+\.css$/,
  /^engine\/ui\/icons\/[\w-]+\.svg$/,
  // What says why a value is invalid.
  /^engine\/generated\/thorough-validators\.cjs$/,
  /^lib\/packages\/(?:@\w+\/)?[\w-]+\/package\.json$/,
  /^lib\/packages\/(?:@emailjs\/browser|cookie|react|react-dom|react-intersection-observer|react-router|react-router-dom|scheduler|set-cookie-parser)\/[\w./-]+\.m?js$/,
  /^schemas\/[\w/-]+\.schema\.json$/,
  /^starter\/(?:looks\/\w+\/)?site\.manifest\.json$/,
  /^starter\/(?:looks\/\w+\/)?files\/[\w/-]+\.(?:svg|txt|woff2|pdf|csv|md)$/,
  /^starter\/looks\/\w+\/letters\/[\w-]+\.woff2$/,
  /^starter\/(?:looks\/\w+\/)?picture\.webp$/,
  /^starter\/home\/(?:agents\.md|gitattributes|gitignore|README\.md|workflow\.yml)$/,
  /^starter\/looks\/\w+\/files\/languages\/[\w/-]+\.json$/,
  /^types\/[\w/-]+\.d\.ts$/,
];

const packed = await packOnce();

const find = (name: RegExp) => {
  const [, found] = [...packed].find(([file]) => name.test(file)) ?? [];
  if (found === undefined) throw new Error(`No package is called ${name}`);
  return { ...found, files: readTarball(found.tarball) };
};

const plinth = find(/^plinth-\d+\.\d+\.\d+\.tgz$/);
const paths = [...plinth.files.keys()];
const read = (path: string): string => plinth.files.get(path)?.toString() ?? '';

test('every file of the package is one that is meant to be there', () => {
  expect(paths.filter((path) => !expected.some((pattern) => pattern.test(path)))).toEqual([]);
  expect(expected.filter((pattern) => !paths.some((path) => pattern.test(path)))).toEqual([]);
  expect(plinth.count).toBe(paths.length);
});

test('it is as small as promised, and the same every time', async () => {
  expect(plinth.tarball.byteLength).toBeLessThanOrEqual(5_000_000);
  const packAgain = async () => [...(await packAll('.')).values()][0]?.tarball ?? new Uint8Array();
  /** What one of them has otherwise than the other; the way they are packed, if nothing else differs. */
  const compare = (one: Uint8Array, other: Uint8Array): string[] => {
    if (Buffer.from(one).equals(other)) return [];
    const [files, others] = [readTarball(one), readTarball(other)];
    const differing = [...new Set([...files.keys(), ...others.keys()])].filter(
      (path) => !others.get(path)?.equals(files.get(path) ?? Buffer.alloc(0)),
    );
    return differing.length > 0 ? differing : ['the archive'];
  };
  // Other tests may compile the validators meanwhile: then two of those after it are the same.
  let [before, differing] = [plinth.tarball, ['nothing was compared']];
  for (let left = 4; left > 0 && differing.length > 0; left -= 1) {
    const next = await packAgain();
    differing = compare(before, next);
    before = next;
  }
  expect(differing).toEqual([]);
});

test('its description names exact versions, and what is public', () => {
  const own = JSON.parse(read('package.json'));
  expect(own).not.toHaveProperty('private');
  expect(own).not.toHaveProperty('scripts');
  expect(Object.keys(own.dependencies)).toEqual(['@types/react', 'ajv', 'esbuild']);
  expect(Object.keys(own.optionalDependencies)).toEqual(['sharp']);
  for (const version of Object.values({ ...own.dependencies, ...own.optionalDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  for (const { types } of [own.exports['.'], own.exports['./block']])
    expect(paths).toContain(types.slice(2));
});

test('the licence of each package inside is there', () => {
  const notices = read('THIRD-PARTY-NOTICES.md');
  const inside = read('lib/versions.txt')
    .split('\n')
    .slice(1)
    .flatMap((line) => line.trim() || []);
  expect(inside.length).toBeGreaterThan(9);
  for (const line of inside) expect(notices).toContain(`## ${line}\n\nLicence: `);
  expect(notices.match(/^## /gm)).toHaveLength(inside.length);
  for (const name of ['react', 'react-dom', 'react-router', 'jsonc-parser', 'lodash'])
    expect(notices).toMatch(new RegExp(`^## ${name} \\d`, 'm'));
});

test('nothing of this machine is in it', () => {
  const place = process.cwd();
  expect(paths.filter((path) => read(path).includes(place))).toEqual([]);
});

test('the package that starts a site is small, and depends on nothing', () => {
  const { files, tarball } = find(/^create-plinth-/);
  expect([...files.keys()]).toEqual(['LICENSE', 'help.txt', 'index.mjs', 'package.json']);
  expect(JSON.parse(files.get('package.json')?.toString() ?? '')).toMatchObject({
    name: 'create-plinth',
    bin: { 'create-plinth': 'index.mjs' },
  });
  expect(JSON.parse(files.get('package.json')?.toString() ?? '')).not.toHaveProperty(
    'dependencies',
  );
  expect(tarball.byteLength).toBeLessThan(4000);
});

test('the help of the package that starts a site names every look', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-create-'));
  try {
    unpack(find(/^create-plinth-/).tarball, folder);
    const ask = (...words: readonly string[]): string =>
      execFileSync(process.execPath, [join(folder, 'package/index.mjs'), ...words]).toString();
    const help = ask('--help');
    expect(help).toMatch(/^Usage: npm create plinth@latest DIR -- \[options\]\n/);
    const looks = readdirSync('scripts/starter/looks');
    expect(looks.length).toBeGreaterThan(1);
    for (const look of looks) expect(help).toMatch(new RegExp(`--look NAME .*\\b${look}\\b`));
    expect(ask('my-site', '-h')).toBe(help);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
