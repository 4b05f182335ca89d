// What a check of an edit found → the terminal.
import type { Finding } from '../../engine/model/finding';
import { report } from './pretty';

/** What a check of an edit found. */
interface FoundByEdit {
  /** Everything in the changed site. */
  readonly findings: readonly Finding[];
  /** What the site had, and would not have then. */
  readonly gone: readonly Finding[];
  /** Errors for which it is refused. */
  readonly refusing: readonly Finding[];
  /** Errors that were there before, and could not be seen. */
  readonly deeper: readonly Finding[];
}

const count = (findings: readonly Finding[]): string =>
  findings.length === 1 ? 'this error' : 'these errors';

/** True where the edit may be written. What is found is reported with the places that it would have then. */
export function reportEdit({ refusing, deeper, findings, gone }: FoundByEdit): boolean {
  if (refusing.length > 0) {
    report(refusing);
    process.stderr.write(`Nothing was written: the edit would bring ${count(refusing)}.\n`);
    return false;
  }
  if (deeper.length > 0) {
    report(deeper);
    process.stderr.write(
      `The edit brings ${count(deeper)} to light: what hid them until now is fixed by it.\n`,
    );
  }
  const isError = ({ severity }: Finding): boolean => severity === 'error';
  const [left, fixed] = [findings.filter(isError).length, gone.filter(isError).length];
  if (fixed > 0) process.stderr.write(`Errors that it fixes: ${fixed}.\n`);
  if (left > deeper.length)
    process.stderr.write(
      `Errors that the site had before, and still has: ${left - deeper.length}.\n`,
    );
  return true;
}
