// The repository → all files of the package that it is published as.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleEngine } from '../bundle/bundle-engine';
import { toBundleFile, writeBundle } from '../bundle/kept-bundle';
import { packedStarters } from '../command/starters';
import { contentHash } from '../files/content-hash';
import { toChecked } from '../files/kept-file';
import type { World } from '../files/world';
import { bundleCommands } from './bundle-commands';
import { findPackage, listSources } from './list-sources';
import { copiedGuides, writtenGuides } from './package-guides';
import { writePackageManifest } from './package-manifest';
import { readDescription, writeNotices } from './third-party-notices';
import { writeDeclarations } from './write-declarations';
import type { PackageFiles } from './write-tarball';

/** What a new site begins with, without what was built or kept there. */
const listStarter = (engine: string): Map<string, string> =>
  new Map(
    readdirSync(join(engine, 'scripts/starter'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(engine.length + 1))
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !/\/(?:dist|\.[^/]+)(?:\/|$)/.test(path))
      .map((path) => [path.replace('scripts/starter', packedStarters), path]),
  );

async function bundleApps(world: World, id: string): Promise<PackageFiles> {
  const files = [true, false].map(async (minify) => {
    const bundle = await bundleEngine({ world, minify });
    return [`lib/${toBundleFile(minify)}`, toChecked(writeBundle({ id, bundle }))] as const;
  });
  return new Map(await Promise.all(files));
}

/** What `plinth --version` prints: its own version, and those of what is inside. */
function writeVersions(engine: string, names: readonly string[], version: string): string {
  const inside = names.map((name) => `${name} ${readDescription(engine, name).version}`);
  return `plinth ${version}\n${inside.map((line) => `  ${line}\n`).join('')}`;
}

/** Sorted by path. */
export async function listPackage(world: World): Promise<PackageFiles> {
  const { engine } = world.workspace;
  const read = (path: string): Uint8Array => readFileSync(join(engine, path));
  const own = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
  const { files, inputs } = await bundleCommands(engine);
  const sources = await listSources(engine);
  const inside = [...inputs, ...sources.values()].flatMap((module) => findPackage(module) ?? []);
  const names = [...new Set(inside)].sort();
  const copied = [...sources, ...listStarter(engine), ...copiedGuides].map(
    ([path, from]) => [path, read(from)] as const,
  );
  const declarations = writeDeclarations(engine);
  const guides = writtenGuides.map(
    ([path, write]) => [path, Buffer.from(write({ engine, declarations }))] as const,
  );
  const all = new Map([
    ...copied,
    ...files,
    ...declarations,
    ...guides,
    ['package.json', Buffer.from(writePackageManifest(own))],
    ['THIRD-PARTY-NOTICES.md', Buffer.from(writeNotices(engine, names))],
    ['lib/versions.txt', Buffer.from(writeVersions(engine, names, own.version))],
  ]);
  const hashes = [...all].sort().map(([path, content]) => [path, contentHash(content)]);
  const stamp = contentHash(JSON.stringify(hashes));
  all.set('lib/stamp.json', Buffer.from(`${stamp}\n`));
  for (const [path, content] of await bundleApps(world, contentHash(stamp))) all.set(path, content);
  return new Map([...all].sort(([one], [other]) => (one < other ? -1 : 1)));
}
