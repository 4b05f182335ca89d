// What a person has changed with the editor → a commit of just those files, and a branch that is proposed: as far as their own git
// lets them. Nothing is ever forced, hooks run, and nobody is asked for a password.
import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CannotRun } from '../../command/cannot-run';
import { settingsFile, snippetsFile } from '../../editor-help/editor-help-files';
import { fetchQuietly, findGit, runGit } from '../../git/run-git';
import { readHistory } from '../../journal/history';
import { manifestFile } from '../../journal/site-paths';
import type { ForeignCommit, Proposed, Publishing, Standing } from '../published';

/** In milliseconds. */
const maxWait = 60_000;
const maxBuild = 600_000;

const lines = (text: string): string[] => text.split('\0').filter((line) => line !== '');

const findText = (root: string, ...args: readonly string[]): string | undefined =>
  findGit(root, args)?.toString().trim();

/** Paths below the root whose content is not that of the last commit. */
function listChanged(root: string): ReadonlySet<string> {
  const found = findGit(root, [
    'status',
    '--porcelain=v1',
    '-z',
    '--no-renames',
    '-uall',
    '--',
    '.',
  ]);
  const prefix = findText(root, 'rev-parse', '--show-prefix') ?? '';
  return new Set(lines(found?.toString() ?? '').map((line) => line.slice(3).slice(prefix.length)));
}

/** Those among them that steps of an editor or a command have written. */
function listOwn(root: string): string[] {
  const changed = listChanged(root);
  const touched = new Set(
    readHistory(root).flatMap(({ changes }) => changes.map(({ path }) => path)),
  );
  return [...touched].filter((path) => changed.has(path)).sort();
}

/** How many files no step has written; those that help programs to edit are the engine's. */
function countOthers(root: string, own: readonly string[]): number {
  const known = new Set([...own, settingsFile, snippetsFile]);
  return [...listChanged(root)].filter((path) => !known.has(path)).length;
}

/** What others have published since, as far as git has heard of it. */
function listIncoming(root: string): readonly ForeignCommit[] {
  const format = '--format=%an%x00%ar%x00%s';
  const log = findText(root, 'log', '--max-count=50', format, 'HEAD..@{upstream}') ?? '';
  return log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [author = '', when = '', about = ''] = line.split('\0');
      return { author, when, about };
    });
}

/** @throws CannotRun where nobody else can have published anything. */
function getUpstream(root: string): string {
  if (findText(root, 'rev-parse', '--git-dir') === undefined)
    throw new CannotRun(`${root} is not in a git repository: nobody else can publish into it.`);
  const upstream = findText(root, 'rev-parse', '--abbrev-ref', '@{upstream}');
  if (upstream !== undefined) return upstream;
  throw new CannotRun(
    'Git does not know where others publish: the branch has no upstream. Ask whoever set it up.',
  );
}

/** Asks the remote what others have published. @throws CannotRun */
export function fetchOthers(root: string): Publishing {
  getUpstream(root);
  runGit(root, ['fetch', '--quiet'], { timeout: maxWait, env: { GIT_NO_LAZY_FETCH: '0' } });
  return findPublishing(root);
}

/** Asks the remote what is new there while other requests are answered; nobody is told where it does not answer. */
export async function countIncoming(root: string): Promise<number> {
  if (findText(root, 'rev-parse', '--abbrev-ref', '@{upstream}') === undefined) return 0;
  await fetchQuietly(root, { timeout: maxWait });
  return listIncoming(root).length;
}

/**
 * Merges what others have published, by what the files of a site say: with the command that does so in a terminal.
 * @throws CannotRun with its words where nothing was merged.
 */
export function takeOthers(root: string, command: readonly string[]): string {
  const [program = process.execPath, ...before] = command;
  const args = [...before, 'merge', '--root', root, getUpstream(root)];
  const { status, stdout, stderr } = spawnSync(program, args, { timeout: maxWait });
  if (status === 0) return stdout.toString().trim();
  throw new CannotRun(stderr.toString().trim() || 'Nothing was merged.');
}

/** Asked after every step: of what a site says, not of every file around it. */
export function findStanding(root: string): Standing {
  const paths = [manifestFile, 'files'];
  const changed = findText(
    root,
    'status',
    '--porcelain',
    '--untracked-files=normal',
    '--',
    ...paths,
  );
  if (changed === undefined) return { git: false };
  const unsent = Number(findText(root, 'rev-list', '--count', '@{upstream}..HEAD') ?? 0);
  return { git: true, isCommitted: changed === '', unsent };
}

/**
 * Builds the site as the command does in a terminal, while other requests are answered. Resolves to the folder of the build.
 * @throws CannotRun with its words where it failed.
 */
export const buildSite = (root: string, command: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const [program = process.execPath, ...before] = command;
    const args = [...before, 'build', '--root', root];
    execFile(program, args, { timeout: maxBuild, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (error === null) resolve(join(root, 'dist'));
      else reject(new CannotRun(stderr.trim() || stdout.trim() || 'Nothing was built.'));
    });
  });

const countUnsent = (root: string): number =>
  Number(findText(root, 'rev-list', '--count', 'HEAD', '--not', '--remotes') ?? 0);

export function findPublishing(root: string): Publishing {
  const branch = findText(root, 'rev-parse', '--abbrev-ref', 'HEAD');
  if (branch === undefined) return { git: false, folder: root };
  const files = listOwn(root);
  const [remote = ''] = (findText(root, 'remote') ?? '').split('\n');
  const author = findText(root, 'config', 'user.name') ?? '';
  const [last = ''] = (findText(root, 'log', '-1', '--format=“%s”, %ar, by %an') ?? '').split('\n');
  return {
    git: true,
    branch,
    remote,
    author,
    files,
    others: countOthers(root, files),
    unsent: remote === '' ? 0 : countUnsent(root),
    last,
    incoming: listIncoming(root),
  };
}

/** @throws CannotRun with git's own words. */
function commitFiles(root: string, message: string): readonly string[] {
  const files = listOwn(root);
  if (files.length === 0) throw new CannotRun('There is nothing to publish: no file has changed.');
  // A file that git does not know yet is none that it would take by its path.
  runGit(root, ['add', '--intent-to-add', '--', ...files]);
  runGit(root, ['commit', '--quiet', '--only', '--message', message, '--', ...files], {
    timeout: maxWait,
  });
  return files;
}

export function commitChanges(root: string, message: string): Proposed {
  const files = commitFiles(root, message);
  return { commit: runGit(root, ['rev-parse', '--short', 'HEAD']), files };
}

const toName = (message: string): string =>
  message
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'changes';

/** Where a host opens a pull request for a branch; undefined where that is not known. */
function toRequest(remote: string, branch: string): string | undefined {
  const [, host, path] =
    /^(?:https:\/\/|git@|ssh:\/\/git@)(?:[^@/]*@)?([\w.-]+)[:/](.+?)(?:\.git)?$/.exec(remote) ?? [];
  if (host === undefined || path === undefined) return undefined;
  const name = encodeURIComponent(branch);
  return host.includes('gitlab')
    ? `https://${host}/${path}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${name}`
    : `https://${host}/${path}/compare/${name}?expand=1`;
}

/** Works on a new branch; where that fails, everything is as it was before. */
function onBranch<Result>(root: string, branch: string, work: () => Result): Result {
  runGit(root, ['switch', '--quiet', '--create', branch]);
  try {
    return work();
  } catch (error) {
    runGit(root, ['switch', '--quiet', '-']);
    runGit(root, ['branch', '--quiet', '--delete', branch]);
    throw error;
  }
}

/**
 * A branch of its own with the commit, sent to the remote: others look at it before it is published. Where no file has changed, it
 * has what was committed before and is not sent yet.
 */
export function proposeChanges(root: string, message: string, today: Date): Proposed {
  const remote = findText(root, 'remote', 'get-url', 'origin');
  if (remote === undefined)
    throw new CannotRun(
      'Nobody is set up to send it to: git knows no remote called origin. Keep this version instead.',
    );
  const isCommitted = listOwn(root).length === 0 && countUnsent(root) > 0;
  const name = toName(isCommitted ? runGit(root, ['log', '-1', '--format=%s']) : message);
  const branch = `edit/${today.toISOString().slice(0, 10)}-${name}`;
  const files = onBranch(root, branch, () => (isCommitted ? [] : commitFiles(root, message)));
  runGit(root, ['push', '--quiet', '--set-upstream', 'origin', branch], { timeout: maxWait });
  const request = toRequest(remote, branch);
  return {
    ...{ commit: runGit(root, ['rev-parse', '--short', 'HEAD']), files, branch },
    ...(request !== undefined && { request }),
  };
}
