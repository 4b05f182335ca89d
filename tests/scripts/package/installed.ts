// The package as it is installed: unpacked in a folder elsewhere, with what it depends on beside it, and sites around.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { packOnce } from './packed';
import { unpack } from './read-tarball';

export interface Installed {
  readonly folder: string;
  /** Copies a site, without what was built from it; its folder. */
  copySite(from: string, name: string): string;
  run(
    root: string,
    ...words: readonly string[]
  ): { status: number | null; stdout: string; stderr: string };
  remove(): void;
}

/** Links do for packages: what they need themselves they find where they are. */
function link(name: string, modules: string): void {
  mkdirSync(dirname(join(modules, name)), { recursive: true });
  symlinkSync(resolve('node_modules', name), join(modules, name), 'junction');
}

export async function installPackage(): Promise<Installed> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'plinth installed ü-')));
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  const [packed] = (await packOnce()).values();
  if (packed === undefined) throw new Error('There is no package.');
  unpack(packed.tarball, modules);
  renameSync(join(modules, 'package'), join(modules, 'plinth'));
  for (const name of ['esbuild', 'ajv', 'sharp', '@types/react']) link(name, modules);
  return {
    folder,
    copySite: (from, name) => {
      const root = join(folder, name);
      cpSync(from, root, {
        recursive: true,
        filter: (path) => !/(?:^|[\\/])(?:dist|\.plinth)$/.test(path),
      });
      return root;
    },
    run: (root, ...words) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(modules, 'plinth/bin/plinth.cjs'), ...words],
        { cwd: root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
      );
      return { status, stdout, stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
