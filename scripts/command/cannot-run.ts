// Why a command cannot do its work, said to a person: one sentence of cause, one of remedy, exit code 2.

export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

const causes: Readonly<Record<string, readonly [cause: string, remedy: string]>> = {
  ENOSPC: ['The disk is full', 'Free some space and run the command again'],
  EROFS: ['The disk can only be read', 'Choose another folder with --out-dir'],
  EACCES: ['Access was refused', 'Check who may read and write there'],
  EPERM: ['Access was refused', 'Check who may read and write there, and that no program holds it'],
  ENOTDIR: ['A file stands where a folder is needed', 'Name another folder'],
  EMFILE: ['Too many files are open', 'Close some programs and run the command again'],
};

/** A fault of the operating system as a sentence; undefined for anything else. */
export function explainSystemFault(fault: unknown): CannotRun | undefined {
  if (!(fault instanceof Error)) return undefined;
  const { code, path } = fault as NodeJS.ErrnoException;
  const [cause, remedy] = causes[code ?? ''] ?? [];
  if (cause === undefined) return undefined;
  return new CannotRun(`${cause}${path === undefined ? '' : `: ${path}`}. ${remedy}.`);
}

/** Any fault as a sentence for a person; never a stack trace. */
export function explainFault(fault: unknown): string {
  const known = fault instanceof CannotRun ? fault : explainSystemFault(fault);
  if (known !== undefined) return known.message;
  const cause = fault instanceof Error ? fault.message : String(fault);
  return `The command met a fault of its own: ${cause}. Please report it, with what PLINTH_DEBUG=1 prints.`;
}

/** Does the work of a command and turns its faults into sentences on stderr. */
export async function exitCodeOf(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (fault) {
    process.stderr.write(`${explainFault(fault)}\n`);
    if (process.env.PLINTH_DEBUG && fault instanceof Error)
      process.stderr.write(`${fault.stack}\n`);
    return 2;
  }
}
