// Why something could not be bundled → a sentence with the place of the mistake.
import type { BuildFailure, Message } from 'esbuild';
import { CannotRun } from '../command/cannot-run';

const describe = ({ text, location }: Message): string =>
  location === null ? text : `${location.file}:${location.line}:${location.column + 1} ${text}`;

/** What to throw in the place of what a bundler threw; anything else stays. */
export function explainFailure(error: unknown): unknown {
  const [first] = (error as Partial<BuildFailure> | null)?.errors ?? [];
  return first === undefined
    ? error
    : new CannotRun(`${describe(first).replace(/\.$/, '')}. Fix it there.`);
}
