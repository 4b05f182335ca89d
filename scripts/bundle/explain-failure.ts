// An error of the bundler → a sentence with the place of the mistake.
import type { BuildFailure, Message } from 'esbuild';
import { CannotRun } from '../command/cannot-run';

const describe = ({ text, location }: Message): string =>
  location === null ? text : `${location.file}:${location.line}:${location.column + 1} ${text}`;

/** The error to throw instead of a bundler's; other errors are returned as they are. */
export function explainFailure(error: unknown): unknown {
  const [first] = (error as Partial<BuildFailure> | null)?.errors ?? [];
  return first === undefined
    ? error
    : new CannotRun(`${describe(first).replace(/\.$/, '')}. Fix it there.`);
}
