// What a check of an edit found → the terminal.
import { languagesFolder } from '../../engine/manifest/language-files';
import type { Finding } from '../../engine/model/finding';
import { toCall } from '../command/edition';
import { toSiteCall } from '../command/site-call';
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
  /** New words that wait for their translation. */
  readonly untranslated?: readonly Finding[];
  /** Errors that the edit had fixed which is undone by this one. */
  readonly returning?: readonly Finding[];
}

/** How to take an edit of the site in `root` back that has that token. */
export const toUndo = (root: string, token: string): string =>
  `To undo it: ${toSiteCall(`npm run undo -- ${token}`, root)}`;

const count = (findings: readonly Finding[]): string =>
  findings.length === 1 ? 'this error' : 'these errors';

const errors = (found: number): string => (found === 1 ? '1 error' : `${found} errors`);

/** Whether the words stand in a file of the language, which waits for their translation there. */
const isWrittenOut = ({ file }: Finding): boolean => file.startsWith(`files/${languagesFolder}`);

const adviceToTranslate = (): string =>
  ` ${toCall('npm run translate -- TAG')} writes them into the files of a language.`;

/** True where the edit may be written. What is found is reported with the places that it would have then. */
export function reportEdit(found: FoundByEdit): boolean {
  const { refusing, deeper, findings, gone, returning = [], untranslated = [] } = found;
  if (refusing.length > 0) {
    report(refusing);
    process.stderr.write(
      `Nothing was written: the edit would bring ${count(refusing)}. Lines are those of the files as they would be then.\n`,
    );
    return false;
  }
  if (deeper.length > 0) {
    report(deeper);
    process.stderr.write(
      `The edit brings ${count(deeper)} to light: what hid them until now is fixed by it.\n`,
    );
  }
  if (returning.length > 0) {
    report(returning);
    process.stderr.write(`The edit had fixed ${count(returning)}, which the site has again.\n`);
  }
  // Words that wait for their translation are counted by themselves.
  const isError = ({ severity, code }: Finding): boolean =>
    severity === 'error' && code !== 'missing-translation';
  const [left, fixed] = [findings.filter(isError).length, gone.filter(isError).length];
  if (fixed > 0) process.stderr.write(`It fixes ${errors(fixed)}.\n`);
  const waiting = untranslated.filter(({ severity }) => severity === 'error');
  if (waiting.length > 0)
    process.stderr.write(
      `${waiting.length === 1 ? '1 text waits' : `${waiting.length} texts wait`} for a translation now.${waiting.every(isWrittenOut) ? '' : adviceToTranslate()}\n`,
    );
  const still = left - deeper.length - returning.length;
  if (still > 0) process.stderr.write(`The site still has ${errors(still)} that it had before.\n`);
  return true;
}
