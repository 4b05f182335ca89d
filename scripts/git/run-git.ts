// Words for git → what it answers. Nothing is fetched by itself, and nobody is asked for a password.
import { execFile, spawnSync } from 'node:child_process';
import { CannotRun } from '../command/cannot-run';
import { codeOf } from '../files/code-of';

interface GitAnswer {
  readonly status: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

interface GitOptions {
  readonly input?: string | Uint8Array;
  readonly env?: NodeJS.ProcessEnv;
  /** In milliseconds. */
  readonly timeout?: number;
}

/** @throws CannotRun where there is no git. */
export function askGit(
  root: string,
  args: readonly string[],
  { input = '', env = {}, timeout }: GitOptions = {},
): GitAnswer {
  const { status, stdout, stderr, error } = spawnSync('git', ['-C', root, ...args], {
    input,
    maxBuffer: 2 ** 31,
    ...(timeout !== undefined && { timeout }),
    // Nothing is fetched: a comparison works offline.
    env: { ...process.env, GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0', ...env },
  });
  if (error !== undefined) {
    const code = codeOf(error);
    if (code === 'ETIMEDOUT') throw new CannotRun(`git ${args[0]} did not end in time.`);
    if (code === 'ENOENT') throw new CannotRun('git was not found. Install it.');
    throw error;
  }
  return { status, stdout, stderr: stderr.toString() };
}

/** What git prints; undefined where it fails. */
export function findGit(
  root: string,
  args: readonly string[],
  options: GitOptions = {},
): Buffer | undefined {
  const { status, stdout } = askGit(root, args, options);
  return status === 0 ? stdout : undefined;
}

/** The same where it must not fail. @throws CannotRun with what git says. */
export function runGit(root: string, args: readonly string[], options: GitOptions = {}): string {
  const { status, stdout, stderr } = askGit(root, args, options);
  if (status === 0) return stdout.toString().trim();
  throw new CannotRun(`git ${args[0]} failed: ${stderr.trim() || `exit code ${status}`}`);
}

/** Asks the remote of the branch for what is new, without waiting for it; a failure says nothing. `timeout`: in milliseconds. */
export const fetchQuietly = (
  root: string,
  { timeout }: Required<Pick<GitOptions, 'timeout'>>,
): Promise<void> =>
  new Promise((resolve) => {
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
    execFile('git', ['-C', root, 'fetch', '--quiet'], { timeout, env }, () => resolve());
  });

/** The name of a revision as a commit; undefined where it is not known here. */
export const findCommit = (root: string, name: string): string | undefined =>
  findGit(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`])
    ?.toString()
    .trim();
