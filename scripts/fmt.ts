// npm run fmt: writes the manifest and its content files in their canonical form; with --check it only compares.
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { readAndCommit, readWhole, type Write } from './edit/commit';
import { formatSite } from './edit/format-site';
import { hasTraces } from './edit/translations/drop-traces';
import type { World } from './files/world';
import { report } from './report/pretty';
import { openWorld } from './source/open-world';

interface Place {
  readonly root: string;
  readonly world: World | undefined;
}

/** All files, or none: a file that cannot be written in another form without a loss is reported. */
function format({ root, world }: Place, write?: Write): number {
  const check = write === undefined;
  const { site, findings } = formatSite(root, { world });
  if (findings.length > 0) {
    report(findings, root);
    process.stderr.write('Fix this first; nothing was changed.\n');
    return 1;
  }
  const changes = site.changes();
  write?.(site.files(), { about: 'write the canonical form' });
  for (const { path } of changes)
    process.stdout.write(`${check ? 'would change' : 'wrote'} ${path}\n`);
  if (changes.length === 0) process.stdout.write('Everything is in canonical form.\n');
  return check && changes.length > 0 ? 1 : 0;
}

/** Exit code 1 when `--check` found a file in another form, or a file cannot be formatted as it is. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { root, check } = parseArguments(commands.fmt, args);
    const world = hasTraces(root) ? await openWorld(root, { documents: true }) : undefined;
    return check
      ? readWhole(root, () => format({ root, world }))
      : readAndCommit(root, (write) => format({ root, world }, write));
  });
}
