// The repository → what differs in it from the main branch.
import { spawnSync } from 'node:child_process';
import { CannotRun } from './cannot-run';

/** The lines that git prints; undefined where it fails. */
function runGit(folder: string, ...args: readonly string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  return status === 0 ? stdout.split('\0').filter((line) => line !== '') : undefined;
}

/** Every file that git has or would take, by its path from the root. */
export const listRepository = (folder: string): string[] =>
  runGit(folder, 'ls-files', '-z', '--cached', '--others', '--exclude-standard') ?? [];

/**
 * Committed or not, since the branch left main. What is gone is among it.
 * @throws CannotRun
 */
export function findChangedFiles(folder: string): string[] {
  for (const main of ['main', 'origin/main']) {
    const [base] = runGit(folder, 'merge-base', 'HEAD', main) ?? [];
    if (base === undefined) continue;
    const known = runGit(folder, 'diff', '-z', '--name-only', base.trim(), '--') ?? [];
    const fresh = runGit(folder, 'ls-files', '-z', '--others', '--exclude-standard') ?? [];
    return [...known, ...fresh];
  }
  throw new CannotRun(
    '--changed compares with the branch main, which is not here. Fetch it, or run the command without --changed.',
  );
}
