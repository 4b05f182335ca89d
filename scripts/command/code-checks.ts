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

const tsc = bin('typescript/bin/tsc');

const lint = (...words: readonly string[]): Step => ({
  name: 'lint and format',
  args: [bin('@biomejs/biome/bin/biome'), 'check', ...words],
});

const generated: Step = { name: 'generated files', args: toCommand('types', '--check') };

export const codeChecks: readonly Step[] = [
  { name: 'types of the code', args: [tsc, '--noEmit'] },
  lint('.'),
  generated,
];

const knownTypes = ['--incremental', '--tsBuildInfoFile', 'tests/.output/types.tsbuildinfo'];

/** The same in less time, where only these files have changed. */
export const listChangedChecks = (changed: readonly string[]): Step[] => [
  { name: 'types of the code', args: [tsc, '--noEmit', ...knownTypes] },
  ...(changed.length === 0 ? [] : [lint('--no-errors-on-unmatched', ...changed)]),
  generated,
];
