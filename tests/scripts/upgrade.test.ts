// Not quick: it compiles the contracts of two later engines, and builds a site with each.
// A site with a block of its own, from this engine to the next two that there could be.
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { validateSite } from '../../engine/manifest/validate-site';
import type { Contract } from '../../engine/model/contract';
import { buildAndReport } from '../../scripts/build';
import { migrateSite } from '../../scripts/migrate';
import { allMigrations } from '../../scripts/migrations/all-migrations';
import { type Migration, renameAll } from '../../scripts/migrations/migration';
import { readContract } from '../../scripts/source/open-world';
import { readSite } from '../../scripts/source/read-site';
import type { MutableJson } from '../mutable-json';
import { expectSameFolder, readFolder } from './built-folder';
import { keepPrinted } from './printed';
import { openSecondWorld, readSecondContract, type SecondWorld } from './second-world';

const manifestFile = 'site.manifest.json';

type Schema = Record<string, MutableJson>;

/** Exchanges the name of a limit of the weight of pages, which no component reads. */
function renameLimit(budgets: Schema, from: string, to: string): void {
  const properties = budgets.properties as Schema;
  properties[to] = properties[from] as MutableJson;
  delete properties[from];
}

interface Later {
  readonly version: string;
  readonly change: (schemas: { manifest: Schema; budgets: Schema }) => void;
  readonly migrations: readonly Migration[];
}

/** A minor release: a member is called otherwise, and its former name still counts. */
const minor: Later = {
  version: '0.10.0',
  change: ({ budgets }) => {
    renameLimit(budgets, 'requests', 'maxRequests');
    budgets.formerNames = { requests: 'maxRequests' };
  },
  migrations: allMigrations,
};

const next = allMigrations.length + 2;

/** A major one: former names are gone, and a further member is called otherwise. */
const major: Later = {
  version: '1.0.0',
  change: ({ manifest, budgets }) => {
    ((manifest.properties as Schema).version as Schema).maximum = next;
    renameLimit(budgets, 'requests', 'maxRequests');
    renameLimit(budgets, 'picture', 'maxPicture');
  },
  migrations: [
    ...allMigrations,
    {
      to: next,
      about: 'The names of limits say that they are limits.',
      example: { before: {}, after: {} },
      change: (manifest) => [
        ...renameAll(manifest, ['budgets', 'requests'], 'maxRequests'),
        ...renameAll(manifest, ['budgets', 'picture'], 'maxPicture'),
      ],
    },
  ],
};

const now = new Date('2026-03-01');
let world: SecondWorld;
let printed: ReturnType<typeof keepPrinted>;
const contracts = new Map<Later, Contract>();

/** What an engine with such schemas would make of the site's own block. */
async function compile({ version, change }: Later): Promise<Contract> {
  const engine = join(world.folder, version);
  cpSync('schemas', join(engine, 'schemas'), { recursive: true });
  for (const name of ['engine', 'node_modules']) symlinkSync(resolve(name), join(engine, name));
  const toFile = (name: string): string => join(engine, `schemas/${name}.schema.json`);
  const read = (name: string): Schema => JSON.parse(readFileSync(toFile(name), 'utf8'));
  const schemas = { manifest: read('manifest'), budgets: read('budgets') };
  change(schemas);
  for (const [name, schema] of Object.entries(schemas))
    writeFileSync(toFile(name), JSON.stringify(schema));
  return readContract({
    ...world.workspace,
    engine,
    cache: join(world.folder, `${version}-cache`),
  });
}

const read = (): string => readFileSync(join(world.root, manifestFile), 'utf8');
const write = (text: string): void => writeFileSync(join(world.root, manifestFile), text);

function contractOf(later: Later): Contract {
  const contract = contracts.get(later);
  if (contract === undefined) throw new Error(`${later.version} is not compiled`);
  return contract;
}

const find = (contract: Contract): string[] =>
  validateSite(readSite(world.workspace), contract).findings.map(
    ({ code, pointer }) => `${code} ${pointer}`,
  );

const migrate = (later: Later): number =>
  migrateSite({
    world: { workspace: world.workspace, contract: contractOf(later) },
    dryRun: false,
    migrations: later.migrations,
  });

async function build(contract: Contract, name: string): Promise<string> {
  const outDir = join(world.folder, name);
  const shard = { index: 1, count: 1 };
  const of = { workspace: world.workspace, contract };
  expect(await buildAndReport({ world: of, outDir, compressed: false, shard, now })).toBe(0);
  return outDir;
}

/** Lines of one text that the other lacks. */
const differing = (one: string, other: string): string[] =>
  one.split('\n').filter((line) => !other.split('\n').includes(line));

let before: string;
beforeAll(async () => {
  world = openSecondWorld(await readSecondContract());
  const text = read();
  before = text.replace(
    '  "pages": {',
    '  "budgets": {\n    "picture": 100000,\n    "requests": 40\n  },\n  "pages": {',
  );
  expect(before).not.toBe(text);
  // Its own block has renamed a member, too.
  const schema = 'blocks/price-list/price-list.schema.json';
  world.change(
    schema,
    '"required": ["name"],',
    '"formerNames": { "cost": "price" }, "required": ["name"],',
  );
  for (const later of [minor, major]) contracts.set(later, await compile(later));
});
beforeEach(() => {
  printed = keepPrinted();
  write(before);
  return () => vi.restoreAllMocks();
});
afterAll(() => world.remove());

test('it is valid and the same after each step, and nothing of its own changes', async () => {
  const blocks = readFolder(join(world.root, 'blocks'));
  const first = await build(world.contract, 'dist');

  expect(find(contractOf(minor))).toEqual(['deprecated /budgets/requests']);
  expect(migrate(minor)).toBe(0);
  expect(differing(read(), before)).toEqual(['    "maxRequests": 40']);
  expect(find(contractOf(minor))).toEqual([]);

  expect(find(contractOf(major))).toEqual(['unknown-field /budgets/picture']);
  expect(migrate(major)).toBe(0);
  expect(differing(read(), before)).toEqual([
    `  "version": ${next},`,
    '    "maxPicture": 100000,',
    '    "maxRequests": 40',
  ]);
  expect(find(contractOf(major))).toEqual([]);
  expectSameFolder(first, await build(contractOf(major), 'dist-later'));
  expect(readFolder(join(world.root, 'blocks'))).toEqual(blocks);
});

test('its own block may know former names of its members', () => {
  write(before.replace('"price": "£4"', '"cost": "£4"'));
  expect(find(contractOf(minor))).toContain('deprecated /pages/home/blocks/0/prices/0/cost');
  expect(migrate(minor)).toBe(0);
  expect(read()).toContain('{ "name": "A loaf", "price": "£4", "link": { "page": "loaves" } }');
  expect(find(contractOf(minor))).toEqual([]);
});

test('whoever leaves the first step out gets the same manifest', () => {
  expect(migrate(minor)).toBe(0);
  expect(migrate(major)).toBe(0);
  const after = read();
  write(before);
  expect(migrate(major)).toBe(0);
  expect(read()).toBe(after);
  expect(migrate(major)).toBe(0);
  expect(printed.text).toMatch(/Nothing to migrate\.\n$/);
});

test('an owner may change words meanwhile: git merges both', () => {
  const toFile = (name: string, text: string): string => {
    const file = resolve(world.folder, name);
    writeFileSync(file, text);
    return file;
  };
  expect(migrate(major)).toBe(0);
  const files = [
    toFile('migrated.json', read()),
    toFile('before.json', before),
    toFile('edited.json', before.replace('"£4"', '"£5"')),
  ];
  const { status, stdout } = spawnSync('git', ['merge-file', '-p', ...files], { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toContain('"£5"');
  write(stdout);
  expect(find(contractOf(major))).toEqual([]);
});

test('an engine that is older than the manifest refuses to migrate it', () => {
  expect(migrate(major)).toBe(0);
  const after = read();
  expect(() => migrate(minor)).toThrow('update the engine');
  expect(read()).toBe(after);
  expect(find(contractOf(minor))).toContain('unknown-version /version');
});
