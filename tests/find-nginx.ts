// nginx for the test of hosting: found, or installed.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from '../scripts/bench/install-package';
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
  const found = find() ?? (installPackage('nginx-light') ? find() : undefined);
  if (found !== undefined) return found;
  throw new CannotRun(
    'There is no nginx, and none could be installed. Install it to test the hosting.',
  );
}
