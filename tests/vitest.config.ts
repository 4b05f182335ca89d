import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Components run in a document; commands on Node; whole sites in a browser that all of them share. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        test: {
          name: 'engine',
          root,
          include: ['tests/engine/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
        },
      },
      {
        test: {
          name: 'scripts',
          root,
          include: ['tests/scripts/**/*.test.ts', 'tests/faults/**/*.test.ts', 'tests/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          root,
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/e2e/set-up.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // A browser on a busy machine may miss its moment once; a test that is wrong fails twice.
          retry: process.env.CI ? 1 : 0,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
