// A clone of the repository, as git has it, in a temporary folder: for tests that change sources.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface Clone {
  readonly folder: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Runs a command, for the smallest site if it works on one. */
  run(
    args: readonly string[],
    env?: NodeJS.ProcessEnv,
  ): { status: number | null; stdout: string; stderr: string };
  remove(): void;
}

export const cloneSite = 'tests/sites/minimal';

export function createClone(): Clone {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'plinth-clone-')));
  const parts = ['engine', 'scripts', 'schemas', cloneSite];
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', [...list, '--', ...parts, '*.json', '.gitignore'], {
    encoding: 'utf8',
  });
  for (const file of new Set(stdout.split('\0').filter(existsSync)))
    cpSync(file, join(folder, file), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((name) => !name.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name), 'junction');
  return {
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(join(folder, file), text),
    run: (args, env = {}) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['scripts/run.cjs', ...args, ...(args[0] === 'clean' ? [] : ['--root', cloneSite])],
        { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', ...env } },
      );
      return { status, stdout, stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
