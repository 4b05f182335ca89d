// What is checked of the code itself, without running any of it.
import type { Step } from './run-steps';

const bin = (name: string): string => `node_modules/${name}`;

/** A command of the engine as a step. */
export const toCommand = (...args: readonly string[]): readonly string[] => [
  'scripts/run.cjs',
  ...args,
];

/** Tests of some projects of tests/vitest.config.ts. */
export const toTests = (...projects: readonly string[]): readonly string[] => [
  bin('vitest/vitest.mjs'),
  'run',
  ...['--config', 'tests/vitest.config.ts'],
  ...projects.flatMap((name) => ['--project', name]),
];

/** What it knows of the files that have not changed is kept. */
const types: Step = {
  name: 'types of the code',
  args: [
    bin('typescript/bin/tsc'),
    ...['--noEmit', '--incremental', '--tsBuildInfoFile', 'tests/.output/types.tsbuildinfo'],
  ],
};

export const lintName = 'lint and format';

const lint = (...words: readonly string[]): Step => ({
  name: lintName,
  args: [bin('@biomejs/biome/bin/biome'), 'check', ...words],
});

const generated: Step = { name: 'generated files', args: toCommand('types', '--check') };

export const codeChecks: readonly Step[] = [types, lint('.'), generated];

/** The same in less time, where only these files have not been linted. */
export const listFewerChecks = (unlinted: readonly string[]): Step[] => [
  types,
  ...(unlinted.length === 0 ? [] : [lint('--no-errors-on-unmatched', ...unlinted)]),
  generated,
];
