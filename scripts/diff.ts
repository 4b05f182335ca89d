// npm run diff -- BASE: what changes for a reader since a git revision, or against the site in another folder.
import type { Finding } from '../engine/model/finding';
import { parseArguments } from './command/arguments';
import { findBuildInstant } from './command/build-instant';
import { CannotRun, exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { comparePublications } from './diff/compare-publications';
import { printMarkdown, printText } from './diff/print-comparison';
import { type ReadablePublication, readBase, readReadable } from './diff/read-sites';
import { report } from './report/pretty';
import { openWorld } from './source/open-world';

function need(
  read: ReadablePublication | readonly Finding[],
  what: string,
  root?: string,
): ReadablePublication {
  if ('sites' in read) return read;
  report(read, root);
  throw new CannotRun(`${what} has errors, so it cannot be compared.`);
}

/** Exit code 1 where an address would be lost, 2 when one of the two sites cannot be read. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { base, root, format } = parseArguments(commands.diff, args);
    const now = findBuildInstant();
    const world = await openWorld(root);
    const after = need(readReadable(world, now), `The site in ${root}`, root);
    const before = need(await readBase(world, base, now), `The site at ${base}`);
    const comparison = comparePublications(before, after);
    if (format === 'json')
      process.stdout.write(`${JSON.stringify({ version: 1, base, ...comparison }, null, 2)}\n`);
    else
      process.stdout.write(
        format === 'markdown' ? printMarkdown(comparison, base) : printText(comparison),
      );
    return comparison.lost.length > 0 ? 1 : 0;
  });
}
