// npm run merge: merges a branch into the current one by what the files of a site say, and only if the result has no error of its own.
import { relative } from 'node:path';
import { type Options, parseArguments } from './command/arguments';
import { CannotRun, exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { toCall } from './command/edition';
import { listWords } from './command/list-words';
import { checkGitVersion } from './git/merge-tree';
import { findGit } from './git/run-git';
import { manifestFile } from './journal/site-paths';
import { checkMerged } from './merge/check-merged';
import { mergeBranch } from './merge/merge-branch';
import { registerDriver } from './merge/register-driver';
import { runDriver } from './merge/run-driver';

type MergeOptions = Options<typeof commands.merge>;

/** Whether `.gitattributes`, here or above, has what git asks for. */
const namesManifest = (root: string): boolean =>
  /: plinth\s*$/.test(String(findGit(root, ['check-attr', 'merge', '--', manifestFile])));

/** It ends well where nothing can be registered: packages are installed without git, too. */
function install(root: string): number {
  const call = registerDriver(root);
  process.stdout.write(
    call === undefined
      ? 'There is no git repository to register this in.\n'
      : `git merges the files that .gitattributes names with this from now on:\n  ${call}\n`,
  );
  if (call !== undefined && !namesManifest(root))
    process.stdout.write(
      `It does not name ${manifestFile} yet: ${toCall('npm run mcp -- --setup')} writes one, or add the line \`/${manifestFile} merge=plinth\`.\n`,
    );
  return 0;
}

/** What git hands to a driver. */
function drive({ root, driver = '', base, ours, theirs }: MergeOptions): number {
  if (base === undefined || ours === undefined || theirs === undefined)
    throw new CannotRun('--driver needs --base, --ours and --theirs.');
  // git names the file from the top of the repository, where it starts a driver.
  const path = relative(root, driver).replaceAll('\\', '/');
  return runDriver(root, { path, base, ours, theirs });
}

/** Only one thing is done at a time. */
function checkWays({ branch, check, install: installs, driver }: MergeOptions): void {
  const ways = [
    ...(branch === undefined ? [] : [`the branch "${branch}"`]),
    ...(check === undefined ? [] : ['--check']),
    ...(installs ? ['--install'] : []),
    ...(driver === undefined ? [] : ['--driver']),
  ];
  if (ways.length === 0)
    throw new CannotRun(
      `Name the branch to merge: ${toCall('npm run merge -- BRANCH')}. Or give one of --check BASE and --install.`,
    );
  if (ways.length > 1)
    throw new CannotRun(`These exclude each other: ${listWords(ways, 'and')}. Give one of them.`);
}

/** Exit code 1 when the two do not agree, or the merged site would have an error that neither has. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const options = parseArguments(commands.merge, args);
    const { root, branch, check, install: installs, driver } = options;
    checkWays(options);
    if (installs) return install(root);
    if (driver !== undefined) return drive(options);
    checkGitVersion(root);
    if (check !== undefined) return checkMerged(root, { ...options, base: check });
    return mergeBranch(root, { ...options, branch: branch ?? '' });
  });
}
