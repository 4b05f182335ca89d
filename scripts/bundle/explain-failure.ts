// An error of the bundler → a sentence with the place of the mistake.
import type { BuildFailure, Message } from 'esbuild';
import { CannotRun } from '../command/cannot-run';

const describe = ({ text, location }: Message): string =>
  location === null ? text : `${location.file}:${location.line}:${location.column + 1} ${text}`;

/** Installed without optional packages, or for another machine. */
const isAbsent = (error: unknown): boolean =>
  error instanceof Error &&
  /@esbuild\/\S+" could not be found|esbuild for another platform/.test(error.message);

const refuseAbsent = (): CannotRun =>
  new CannotRun(
    'The bundler esbuild has no program for this machine: the packages were installed without optional ones, or elsewhere. Install them here, without --omit=optional.',
  );

/** The error to throw instead of a bundler's; other errors are returned as they are. */
export function explainFailure(error: unknown): unknown {
  if (isAbsent(error)) return refuseAbsent();
  const [first] = (error as Partial<BuildFailure> | null)?.errors ?? [];
  return first === undefined
    ? error
    : new CannotRun(`${describe(first).replace(/\.$/, '')}. Fix it there.`);
}
