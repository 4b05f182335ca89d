// A Chrome or Chromium for tests and screenshots: found, or installed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { CannotRun } from '../command/cannot-run';

const shell = 'chromium-headless-shell';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];

/** Where installers put it on other systems. */
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = process.env[variable];
    return folder === undefined ? [] : [join(folder, 'Google/Chrome/Application/chrome.exe')];
  }),
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findInPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const endings = process.platform === 'win32' ? ['.exe'] : [''];
  return folders
    .flatMap((folder) =>
      names.flatMap((name) => endings.map((ending) => join(folder, name + ending))),
    )
    .find(isExecutable);
}

const find = (): string | undefined =>
  findInPath(names) ?? [...usualPlaces, chromium.executablePath()].find((path) => existsSync(path));

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
  const named = process.env.PLINTH_BROWSER ?? process.env.CHROME_PATH;
  if (named !== undefined) {
    if (isExecutable(named)) return named;
    throw new CannotRun(
      `"${named}" is not a browser. Fix PLINTH_BROWSER or CHROME_PATH, or unset it.`,
    );
  }
  const found = find();
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
  const browser = findBrowser();
  const isNamed = [process.env.PLINTH_BROWSER, process.env.CHROME_PATH].includes(browser);
  return isNamed ? browser : (findInPath([shell]) ?? browser);
}

/** For tests: without the browser's own requests and background services. */
export const browserArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
];
