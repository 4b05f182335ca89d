// The environment and the usual places → the path of a Chrome or Chromium.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CannotRun } from '../command/cannot-run';

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

export function findInPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const endings = process.platform === 'win32' ? ['.exe'] : [''];
  return folders
    .flatMap((folder) =>
      names.flatMap((name) => endings.map((ending) => join(folder, name + ending))),
    )
    .find(isExecutable);
}

/** The browser that PLINTH_BROWSER or CHROME_PATH names. @throws CannotRun if that is not a browser */
export function findNamedBrowser(): string | undefined {
  const named = process.env.PLINTH_BROWSER ?? process.env.CHROME_PATH;
  if (named === undefined || isExecutable(named)) return named;
  throw new CannotRun(
    `"${named}" is not a browser. Fix PLINTH_BROWSER or CHROME_PATH, or unset it.`,
  );
}

/** One that is installed; the last choice is the one that playwright has downloaded. */
export const findInstalledBrowser = (downloaded: string): string | undefined =>
  findInPath(names) ?? [...usualPlaces, downloaded].find((path) => existsSync(path));

/** For tests: without the browser's own requests and background services. */
export const browserArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
];
