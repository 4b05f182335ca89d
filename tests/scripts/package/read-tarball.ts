// A tarball → its files: by the program that everybody has, so that ours is not its own judge.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes its files into a folder; their paths begin with `package/`. */
export function unpack(tarball: Uint8Array, folder: string): void {
  const { status, stderr } = spawnSync('tar', ['-xzf', '-', '-C', folder], { input: tarball });
  if (status !== 0) throw new Error(`The tarball cannot be read: ${stderr}`);
}

/** By path in the package, sorted. */
export function readTarball(tarball: Uint8Array): ReadonlyMap<string, Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-tarball-'));
  try {
    unpack(tarball, folder);
    const home = join(folder, 'package');
    const paths = readdirSync(home, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(home.length + 1))
      .map((path) => path.replaceAll('\\', '/'));
    return new Map(paths.sort().map((path) => [path, readFileSync(join(home, path))]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
