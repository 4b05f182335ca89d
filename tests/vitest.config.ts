import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { isQuick } from '../scripts/command/quick-tests.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const isQuickFile = (file: string): boolean => isQuick(readFileSync(`${root}/${file}`, 'utf8'));

const files = readdirSync(`${root}/tests`, { recursive: true, encoding: 'utf8' }).map(
  (path) => `tests/${path.replaceAll('\\', '/')}`,
);

const onNode = files.filter((path) =>
  /^tests\/(?:(?:scripts|faults)\/.*\/?|reference\/|themes\/(?=covering))?[^/]+\.test\.ts$/.test(
    path,
  ),
);

const ofEngine = files.filter((path) => /^tests\/engine\/.*\.test\.tsx?$/.test(path));

/** Files share workers with what these have loaded, which takes longer than most tests: a test puts back what it changes. */
const shared = { root, isolate: false, setupFiles: ['tests/random-seed.ts'] };

/**
 * Sites are rendered by the React of commands, which takes half the time of that for developers. Components are tested with the
 * latter. What modules are compiled to is kept for each mode.
 */
const asCommands = {
  mode: 'production',
  oxc: { jsx: { runtime: 'automatic', development: false } },
} as const;
const onNodeAlone = { ...shared, environment: 'node', env: { NODE_ENV: 'production' } } as const;

/** A browser on a busy machine may miss its moment once; a test that is wrong fails twice. `print-retries.ts` names each. */
const retry = process.env.CI ? 1 : 0;

/** Components run in a document; commands on Node; whole sites in a browser. */
export default defineConfig({
  root,
  test: {
    // More than there are processors: many tests wait, for a browser, a server or a command.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // What modules are compiled to is kept: a third of what the quick tests take.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.vite/modules' },
    projects: [
      {
        test: {
          name: 'engine',
          ...shared,
          include: ofEngine.filter(isQuickFile),
          environment: 'happy-dom',
          // Nothing is fetched for a test: a sheet counts as loaded, where the library would print an error for each.
          environmentOptions: {
            happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } },
          },
          testTimeout: 60_000,
        },
      },
      {
        ...asCommands,
        test: {
          name: 'quick',
          ...onNodeAlone,
          include: onNode.filter(isQuickFile),
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...asCommands,
        test: {
          name: 'scripts',
          ...onNodeAlone,
          include: [...onNode, ...ofEngine].filter((file) => !isQuickFile(file)),
          // A busy machine takes ten times as long as a quiet one.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        ...asCommands,
        test: {
          name: 'e2e',
          ...onNodeAlone,
          include: ['tests/e2e/**/*.test.ts', 'tests/reference/e2e/*.test.ts'],
          globalSetup: ['tests/e2e/set-up.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What is typed is written a second after the last key.
          expect: { poll: { timeout: 15_000 } },
          retry,
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...asCommands,
        test: {
          name: 'themes',
          ...onNodeAlone,
          include: ['tests/themes/themes.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...asCommands,
        test: {
          name: 'looks',
          ...onNodeAlone,
          include: ['tests/looks/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'package',
          ...shared,
          include: ['tests/package/*.test.ts'],
          environment: 'node',
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...asCommands,
        test: {
          name: 'browsers',
          ...onNodeAlone,
          include: ['tests/browsers/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
