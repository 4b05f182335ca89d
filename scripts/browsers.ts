// npm run test:browsers: what visitors do first, in Firefox and WebKit, as far as they are installed.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { exitCodeOf } from './command/cannot-run';
import { runVitest } from './command/run-vitest';

interface Browser {
  readonly name: string;
  /** Names the program, and tells the tests of it. */
  readonly variable: string;
  /** What it is called in PATH, and where else it stands. */
  readonly programs: readonly string[];
  readonly install: string;
}

const known: readonly Browser[] = [
  {
    name: 'Firefox',
    variable: 'PLINTH_FIREFOX',
    programs: ['firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    install: 'Debian and Ubuntu: apt-get install firefox-esr. Elsewhere: https://www.firefox.com',
  },
  {
    name: 'WebKit',
    variable: 'PLINTH_WEBKIT',
    programs: ['WebKitWebDriver', '/usr/bin/safaridriver'],
    install:
      'Debian and Ubuntu: apt-get install webkit2gtk-driver xvfb. macOS: safaridriver --enable.',
  },
];

const find = ({ variable, programs }: Browser): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = programs.flatMap((name) =>
    name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name)),
  );
  return process.env[variable] ?? paths.find((path) => existsSync(path));
};

/** Exit code of the tests; 2 if a browser is not installed. */
export const run = (args: readonly string[]): Promise<number> =>
  exitCodeOf(async () => {
    const found = known.map((browser) => [browser, find(browser)] as const);
    for (const [{ name, install }, program] of found)
      process.stdout.write(`${name}: ${program ?? `not found, skipped. ${install}`}\n`);
    const programs = found.flatMap(([{ variable }, program]) =>
      program === undefined ? [] : [[variable, program] as const],
    );
    if (programs.length === 0) return 2;
    // Node 20 has the WebSocket that drives Firefox behind this option; later versions take it for granted.
    const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --experimental-websocket`.trim();
    const env = { ...process.env, ...Object.fromEntries(programs), NODE_OPTIONS };
    return runVitest(['--project', 'browsers', ...args], env);
  });
