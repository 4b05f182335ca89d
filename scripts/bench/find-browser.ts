// A Chrome or Chromium for tests: found, or installed.
import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { findInPath, findInstalledBrowser, findNamedBrowser } from '../browser/find-browser';
import { CannotRun } from '../command/cannot-run';
import { installPackage } from './install-package';

const shell = 'chromium-headless-shell';

const find = (): string | undefined => findInstalledBrowser(chromium.executablePath());

/** Debian's package includes the libraries that playwright's download requires. */
function install(): void {
  process.stderr.write('No Chrome or Chromium was found. Installing one.\n');
  if (!installPackage('chromium'))
    spawnSync('npx', ['--no-install', 'playwright', 'install', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
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

const findShell = (): string | undefined => findInPath([shell]);

/**
 * A browser without windows: it takes three quarters of the processor time of one that hides them, and keeps no pages to go back
 * to. Any other, where there is none and none can be installed.
 * @throws CannotRun as findBrowser does
 */
export const findLightBrowser = (): string =>
  findNamedBrowser() ??
  findShell() ??
  (installPackage(shell) ? findShell() : undefined) ??
  findBrowser();
