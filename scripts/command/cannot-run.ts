// Why a command cannot do its work, for a person: one sentence of cause, one of remedy, exit code 2.
import { messageOf } from '../../engine/model/message-of';
import { InvalidCode } from './invalid-code';
import { NeedsThread, needsThread } from './needs-thread';

export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

const causes: Readonly<Record<string, readonly [cause: string, remedy: string]>> = {
  ENOSPC: ['The disk is full', 'Free some space and run the command again'],
  EROFS: [
    'The disk is read-only',
    'Work in a folder elsewhere; a build can write into another folder with --out-dir',
  ],
  EACCES: ['Permission denied', 'Check the permissions of that file or folder'],
  EPERM: [
    'Permission denied',
    'Check the permissions of that file or folder, and that no other program uses it',
  ],
  'ENOENT uv_cwd': ['The current folder is gone', 'Go to another one'],
  'ENOENT mkdir': ['No folder can be created here', 'Choose another folder'],
  'EEXIST mkdir': ['A file is in the place of a folder', 'Move that file elsewhere'],
  'ENOTDIR scandir': ['A file is in the place of a folder', 'Move that file elsewhere'],
  ENOTDIR: ['A file is in the place of a folder', 'Choose another folder'],
  EISDIR: ['A folder is in the place of a file', 'Name a file'],
  ENAMETOOLONG: ['A name is longer than the disk allows', 'Choose a shorter one'],
  EFBIG: ['A file would be larger than this system allows', 'Raise that limit (ulimit -f)'],
  EMFILE: ['Too many files are open', 'Close some programs and run the command again'],
};

/** Errors of the disk that is written to: of a copy, that is where it would stand. */
const ofTarget = new Set(['ENOSPC', 'EROFS', 'EFBIG']);

/** An error of the operating system as a sentence; undefined for anything else. */
export function explainSystemError(error: unknown): CannotRun | undefined {
  if (!(error instanceof Error)) return undefined;
  const {
    code = '',
    syscall,
    path,
    dest,
  } = error as NodeJS.ErrnoException & { readonly dest?: string };
  const [cause, remedy] = causes[`${code} ${syscall}`] ?? causes[code] ?? [];
  if (cause === undefined) return undefined;
  const at = (ofTarget.has(code) ? dest : undefined) ?? path;
  return new CannotRun(`${cause}${at === undefined ? '' : `: ${at}`}. ${remedy}.`);
}

/** The place that an error was thrown at: the first of its stack. */
function findPlace(error: unknown): string | undefined {
  const stack = error instanceof Error ? error.stack : undefined;
  return /^ {4}at .*?([^\s()]+:\d+:\d+)\)?$/m.exec(stack ?? '')?.[1];
}

/** An error of rendering as a sentence, with the line of code; undefined for anything else. */
function explainRendering(error: unknown): CannotRun | undefined {
  if (!(error instanceof Error) || error.name !== 'RenderFailure') return undefined;
  const place = findPlace(error.cause);
  return new CannotRun(place === undefined ? error.message : `${error.message}\n  ${place}`);
}

/** Any error as a sentence for a person; never a stack trace. */
export function explainError(error: unknown): string {
  const known =
    error instanceof CannotRun || error instanceof InvalidCode
      ? error
      : (explainSystemError(error) ?? explainRendering(error));
  if (known !== undefined) return known.message;
  const cause = messageOf(error);
  return `Internal error: ${cause.replace(/\.$/, '')}. Please report it, with the output of PLINTH_DEBUG=1.`;
}

/** Does the work of a command and turns its errors into sentences on stderr: 1 for what a site's own code has, else 2. */
export async function exitCodeOf(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NeedsThread) return needsThread;
    process.stderr.write(`${explainError(error)}\n`);
    if (process.env.PLINTH_DEBUG && error instanceof Error)
      process.stderr.write(`${error.stack}\n`);
    return error instanceof InvalidCode ? 1 : 2;
  }
}
