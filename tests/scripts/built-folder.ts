// The command `build`, run as anybody runs it, and what it wrote.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';

export interface BuildEnvironment {
  readonly engine?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
}

/** Builds a site, and answers what the command said. */
export function runBuild(
  root: string,
  outDir: string,
  { engine = '.', env, args = [] }: BuildEnvironment = {},
): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve(engine, 'scripts/run.cjs'), 'build', '--root', root, '--out-dir', outDir, ...args],
    { encoding: 'utf8', env: { ...process.env, SOURCE_DATE_EPOCH: '1800000000', ...env } },
  );
  if (status !== 0) throw new Error(`The build ended with ${status}: ${stdout}${stderr}`);
  return stdout;
}

/** All files of a folder, by path. */
export function readFolder(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [path.slice(folder.length), readFileSync(path, 'latin1')]),
  );
}

/** Compared by name first: a difference of whole files is nothing to read. */
export function expectSameFolder(folder: string, other: string, story = ''): void {
  const [files, others] = [readFolder(folder), readFolder(other)];
  expect([...files.keys()], story).toEqual([...others.keys()]);
  const differing = [...files].filter(([path, text]) => others.get(path) !== text);
  expect(
    differing.map(([path]) => path),
    story,
  ).toEqual([]);
}
