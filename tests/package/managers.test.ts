// Not quick: it installs packages.
// npm, pnpm and yarn, as anybody would use them: from a registry on loopback that has the two packages, and all others from
// where npm gets them here. `npm run test:package` runs this; `npm test` does not, as it needs a network.
import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packAll } from '../../scripts/package/pack-all';
import { startRegistry } from '../../scripts/package/serve-packages';
import { expectSameFolder } from '../scripts/built-folder';

/** In bytes. */
const maxInstalled = 50_000_000;

let folder: string;
let registry: Awaited<ReturnType<typeof startRegistry>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plinth managers ü-'));
  const packed = await packAll('.');
  registry = await startRegistry([...packed.values()]);
});
afterAll(async () => {
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Each package manager has its own name for the same setting. */
const toEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NO_COLOR: '1',
  npm_config_registry: registry.address,
  npm_config_cache: join(tmpdir(), 'plinth-managers-npm'),
  npm_config_user_agent: undefined,
  npm_execpath: undefined,
  pnpm_config_registry: registry.address,
  // It takes packages of the same version for the same.
  YARN_GLOBAL_FOLDER: join(folder, 'yarn-global'),
  YARN_NPM_REGISTRY_SERVER: registry.address,
  YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
  YARN_NPM_MINIMAL_AGE_GATE: '0',
  YARN_ENABLE_TELEMETRY: '0',
});

/** Asynchronously: the registry answers in this process. */
function run(cwd: string, line: string): Promise<{ code: number | null; said: string }> {
  return new Promise((done) => {
    const child = spawn(line, {
      cwd,
      env: toEnvironment(),
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const add = (part: Buffer): void => {
      said += part.toString();
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('close', (code) => done({ code, said }));
  });
}

async function succeed(cwd: string, line: string): Promise<string> {
  const { code, said } = await run(cwd, line);
  expect(code, `${line}\n${said}`).toBe(0);
  return said;
}

/** Another site in the same folder: with a block of its own. */
function addBlock(root: string): void {
  rmSync(join(root, 'files'), { recursive: true });
  for (const name of ['site.manifest.json', 'files'])
    cpSync(join('tests/sites/priced', name), join(root, name), { recursive: true });
  cpSync('tests/blocks/price-list', join(root, 'blocks/price-list'), { recursive: true });
  writeFileSync(join(root, 'tsconfig.json'), '{ "extends": "./.plinth/tsconfig.json" }');
}

const build = 'build --now 2026-03-01 --uncompressed';
const compiler = resolve('node_modules/typescript/bin/tsc');

const sizeOf = (place: string): number =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, { parentPath, name }) => sum + readFileSync(join(parentPath, name)).byteLength,
      0,
    );

const first = () => join(folder, 'npm/site');

test('npm starts a site, which is tested, built and small', async () => {
  mkdirSync(join(folder, 'npm'));
  const said = await succeed(
    join(folder, 'npm'),
    'npm create --yes plinth@latest site -- --company Acme',
  );
  expect(said).toContain('The new site is in site;');
  await succeed(folder, 'npx --yes plinth new site --company Acme');
  const names = (root: string) => readdirSync(root).sort();
  expect(names(join(folder, 'site'))).toEqual(names(first()));
  for (const name of ['package.json', 'package-lock.json', 'site.manifest.json'])
    expect(readFileSync(join(folder, 'site', name), 'utf8')).toBe(
      readFileSync(join(first(), name), 'utf8'),
    );
  expect(await succeed(first(), 'npm test')).toContain('build and budgets: 8 pages');
  const { packages } = JSON.parse(readFileSync(join(first(), 'package-lock.json'), 'utf8'));
  const there = Object.keys(packages).filter(
    (path) => path !== '' && existsSync(join(first(), path)),
  );
  expect(there.length).toBeLessThanOrEqual(16);
  expect(sizeOf(join(first(), 'node_modules'))).toBeLessThanOrEqual(maxInstalled);
  addBlock(first());
  expect(await succeed(first(), 'npm ci')).toContain('wrote .plinth/blocks.d.ts');
  await succeed(first(), `npx --no plinth ${build}`);
  await succeed(first(), `node "${compiler}" -p .`);
});

describe('the same site is the same, byte for byte', () => {
  const expectSame = (root: string): void =>
    expectSameFolder(join(root, 'dist'), join(first(), 'dist'));

  test('with pnpm', async () => {
    const place = join(folder, 'pnpm');
    mkdirSync(place);
    writeFileSync(join(place, '.npmrc'), `registry=${registry.address}\n`);
    await succeed(place, 'npx --yes pnpm@12 create plinth site --company Acme');
    const root = join(place, 'site');
    addBlock(root);
    await succeed(root, `npx --yes pnpm@12 exec plinth ${build}`);
    await succeed(root, 'npx --yes pnpm@12 exec plinth types');
    await succeed(root, `node "${compiler}" -p .`);
    expectSame(root);
  });

  test.each(['pnp', 'node-modules'])('with yarn 4 and its linker %s', async (linker) => {
    const place = join(folder, `yarn-${linker}`);
    const root = join(place, 'site');
    mkdirSync(root, { recursive: true });
    writeFileSync(join(root, '.yarnrc.yml'), `nodeLinker: ${linker}\n`);
    writeFileSync(join(root, 'yarn.lock'), '');
    cpSync(join(first(), 'package.json'), join(root, 'package.json'));
    mkdirSync(join(root, 'files'));
    addBlock(root);
    const yarn = 'npx --yes -p @yarnpkg/cli-dist@4 yarn';
    await succeed(root, `${yarn} install`);
    await succeed(root, `${yarn} plinth ${build}`);
    expectSame(root);
  });

  test('beside another React', async () => {
    const root = join(folder, 'react');
    cpSync(first(), root, { recursive: true });
    rmSync(join(root, 'dist'), { recursive: true });
    await succeed(root, 'npm install --ignore-scripts react@18 react-dom@18');
    await succeed(root, `npx --no plinth ${build}`);
    expectSame(root);
  });

  test('twice in a workspace, at the same time', async () => {
    const place = join(folder, 'workspace');
    const names = ['one', 'two'];
    for (const name of names) {
      const root = join(place, 'sites', name);
      mkdirSync(join(root, 'files'), { recursive: true });
      addBlock(root);
      const own = JSON.parse(readFileSync(join(first(), 'package.json'), 'utf8'));
      writeFileSync(join(root, 'package.json'), JSON.stringify({ ...own, name }));
    }
    writeFileSync(join(place, 'package.json'), '{ "private": true, "workspaces": ["sites/*"] }');
    await succeed(place, 'npm install --prefer-offline');
    const roots = names.map((name) => join(place, 'sites', name));
    await Promise.all(roots.map((root) => succeed(root, `npx --no plinth ${build}`)));
    roots.forEach(expectSame);
  });

  test.skipIf(process.getuid?.() !== 0)('where nobody may write into the package', async () => {
    const root = join(folder, 'read-only');
    cpSync(first(), root, { recursive: true });
    for (const name of ['dist', '.plinth']) rmSync(join(root, name), { recursive: true });
    for (const place of [folder, root]) chmodSync(place, 0o777);
    const asNobody = 'setpriv --reuid=65534 --clear-groups node node_modules/plinth/bin/plinth.cjs';
    expect(await succeed(root, `${asNobody} validate`)).toBe('No findings.\n');
    await succeed(root, `${asNobody} ${build}`);
    expectSame(root);
  });
});

test('without optional packages there is a sentence where a bundler is needed', async () => {
  const root = join(folder, 'optional');
  cpSync(first(), root, {
    recursive: true,
    filter: (path) => !/(?:node_modules|dist|\.plinth)$/.test(path),
  });
  await succeed(root, 'npm ci --omit=optional --ignore-scripts');
  const { code, said } = await run(root, `npx --no plinth ${build}`);
  expect(said).toMatch(
    /The bundler esbuild has no program for this machine: .*Install them here, without --omit=optional\./,
  );
  expect(code).toBe(2);
});
