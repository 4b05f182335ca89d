// nginx for the test of hosting: found, or installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CannotRun } from '../scripts/command/cannot-run';

const find = (): string | undefined =>
  [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/opt/homebrew/bin',
  ]
    .map((folder) => join(folder, 'nginx'))
    .find((path) => existsSync(path));

/** @throws CannotRun when there is none and none can be installed. */
export function findNginx(): string {
  const found = find();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = { stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', 'nginx-light'], options);
  }
  const installed = find();
  if (installed !== undefined) return installed;
  throw new CannotRun(
    'There is no nginx, and none could be installed. Install it to test the hosting.',
  );
}
