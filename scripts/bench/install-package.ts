// A package of Debian, for tests: installed where that takes no password.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const aptGet = '/usr/bin/apt-get';

const succeeds = (...args: readonly string[]): boolean =>
  spawnSync(aptGet, args, { stdio: 'ignore' }).status === 0;

/** Whether it is there now. Lists of packages are fetched only where those that are there do not lead to it. */
export function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) return false;
  const install = (): boolean => succeeds('install', '-y', '-qq', name);
  return install() || (succeeds('update', '-qq') && install());
}
