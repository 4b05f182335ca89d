// npm run migrate: brings a site to the form of the newest version, changing nothing else in it.
import { parseJson } from '../engine/manifest/text/parse-json';
import type { Finding } from '../engine/model/finding';
import { isRecord } from '../engine/model/json';
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { toSiteCall } from './command/site-call';
import { Base } from './edit/base';
import { checkEdit } from './edit/check';
import { readAndCommit, readWhole, type Write } from './edit/commit';
import { printDiff } from './edit/print-diff';
import { renewEditorHelp } from './editor-help/renew-editor-help';
import type { World } from './files/world';
import { manifestFile } from './journal/site-paths';
import { allMigrations } from './migrations/all-migrations';
import { migrateManifest } from './migrations/migrate-manifest';
import type { Migration } from './migrations/migration';
import { renameDeprecated } from './migrations/rename-deprecated';
import { report } from './report/pretty';
import { openWorld } from './source/open-world';

interface Request {
  readonly world: World;
  readonly dryRun: boolean;
  /** In order of their versions. */
  readonly migrations: readonly Migration[];
}

/** Whether a text is an object of JSON that says one thing: only then is it known what a change makes of it. */
function isClear(text: string): boolean {
  const { value, findings } = parseJson(manifestFile, text);
  return findings.length === 0 && isRecord(value);
}

const isError = ({ severity }: Finding): boolean => severity === 'error';

function refuse(findings: readonly Finding[], words: string): number {
  report(findings);
  process.stderr.write(`${words}\n`);
  return 1;
}

function attempt({ world, migrations }: Request, write?: Write): number {
  const base = new Base(world);
  const site = base.begin();
  if (!isClear(site.get(manifestFile)))
    return refuse(base.validation.findings.filter(isError), 'Fix this first; nothing was changed.');
  const done = migrateManifest(site, migrations).map(({ to, about }) => `Version ${to}: ${about}`);
  done.push(...renameDeprecated(site, world.contract));
  const changes = site.changes();
  if (changes.length === 0) {
    process.stdout.write('Nothing to migrate.\n');
    return 0;
  }
  const { refusing, findings } = checkEdit(site, base);
  if (refusing.length > 0)
    return refuse(refusing, 'Nothing was written: the site would have these errors.');
  write?.(site.files(), { about: 'bring the manifest to its newest version' });
  process.stdout.write(printDiff(changes));
  for (const words of done) process.stderr.write(`${words}\n`);
  const names = changes.map(({ path }) => path).join(', ');
  process.stderr.write(write ? `Written: ${names}\n` : 'Nothing was written (--dry-run).\n');
  if (findings.some(isError))
    process.stderr.write(
      `The site has other errors: \`${toSiteCall('npm run validate', world.workspace.root)}\` reports them.\n`,
    );
  return 0;
}

/** Exit code 1 when the manifest cannot be read, or would have errors that it has not now; then nothing is written. */
export const migrateSite = (request: Request): number =>
  request.dryRun
    ? readWhole(request.world.workspace.root, () => attempt(request))
    : readAndCommit(request.world.workspace.root, (write) => attempt(request, write));

/** Exit code 2 when the manifest is newer than this engine, too. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { root, dryRun } = parseArguments(commands.migrate, args);
    const world = await openWorld(root);
    await renewEditorHelp(world);
    return migrateSite({ world, dryRun, migrations: allMigrations });
  });
}
