// The repository → its two packages, as tarballs by file name.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from '../command/commands';
import { printHelp } from '../command/help';
import { openWorld } from '../source/open-world';
import { listPackage } from './list-package';
import { writeCreateManifest } from './package-manifest';
import { type PackageFiles, writeTarball } from './write-tarball';

export interface Packed {
  readonly tarball: Uint8Array;
  /** The text of its package.json. */
  readonly manifest: string;
  /** The number of files in it. */
  readonly count: number;
}

const pack = (files: PackageFiles): Packed => ({
  tarball: writeTarball(files),
  manifest: Buffer.from(files.get('package.json') ?? []).toString(),
  count: files.size,
});

export async function packAll(engine: string): Promise<ReadonlyMap<string, Packed>> {
  const own = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
  const starter: PackageFiles = new Map([
    ['LICENSE', readFileSync(join(engine, 'LICENSE'))],
    ['help.txt', Buffer.from(printHelp(commands.new, 'npm create plinth@latest DIR -- [options]'))],
    ['index.mjs', readFileSync(join(engine, 'scripts/package/create-plinth.mjs'))],
    ['package.json', Buffer.from(writeCreateManifest(own))],
  ]);
  const world = await openWorld(engine);
  return new Map([
    [`plinth-${own.version}.tgz`, pack(await listPackage(world))],
    [`create-plinth-${own.version}.tgz`, pack(starter)],
  ]);
}
