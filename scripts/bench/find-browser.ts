// A Chrome or Chromium for tests: found, or installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findInPath, findInstalledBrowser, findNamedBrowser } from '../browser/find-browser';
import { CannotRun } from '../command/cannot-run';

const shell = 'chromium-headless-shell';

const find = (): string | undefined => findInstalledBrowser(chromium.executablePath());

const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  }).status === 0;

/** Debian's package includes the libraries that playwright's download requires. */
function install(): void {
  process.stderr.write('No Chrome or Chromium was found. Installing one.\n');
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (debian && succeeds('apt-get', ['update', '-qq']))
    for (const name of ['chromium', shell]) succeeds('apt-get', ['install', '-y', '-qq', name]);
  if (find() === undefined) succeeds('npx', ['--no-install', 'playwright', 'install', 'chromium']);
}

/**
 * The path of a browser: the one that PLINTH_BROWSER or CHROME_PATH names, else found, else installed.
 * @throws CannotRun when there is none and none can be installed.
 */
export function findBrowser(): string {
  const found = findNamedBrowser() ?? find();
  if (found !== undefined) return found;
  install();
  const installed = find();
  if (installed !== undefined) return installed;
  throw new CannotRun(
    'No Chrome or Chromium was found, and none could be installed. Install one, or name it in PLINTH_BROWSER.',
  );
}

/**
 * A browser without windows, where there is one: it takes half the processor time of one that hides them, and keeps no
 * pages to go back to.
 * @throws CannotRun as findBrowser does
 */
export function findLightBrowser(): string {
  return findNamedBrowser() ?? findInPath([shell]) ?? findBrowser();
}
