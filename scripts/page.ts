// npm run page -- add | move | rename | remove: changes a page and everything that names it, together or not at all.

import { indexPages } from '../engine/content/page-index';
import type { Manifest } from '../engine/generated/manifest';
import { findServed, ledgerFile } from '../engine/manifest/checks/ledger';
import { type CommonOptions, parseArguments } from './command/arguments';
import { CannotRun, exitCodeOf } from './command/cannot-run';
import { makeFindErrors } from './edit/find-errors';
import { printLedger } from './edit/ledger';
import { addPage, movePage, renamePage } from './edit/page-edits';
import { printDiff } from './edit/print-diff';
import { removePage } from './edit/remove-page';
import { SiteEdit } from './edit/site-edit';
import type { World } from './files/world';
import { report } from './report/pretty';
import { toShown } from './report/relocate';
import { openWorld } from './source/open-world';
import { manifestFile } from './source/read-site';

const usage = [
  'npm run page -- add ID --path /a/b --title "A title" --summary "A sentence." [--menu PAGE] [--after PAGE]',
  'npm run page -- move ID --path /new/path',
  'npm run page -- rename ID --to NEW-ID',
  'npm run page -- remove ID [--redirect-to PAGE]',
  'Each takes --dry-run, which shows the changes and writes nothing.',
].join('\n');

const kinds = {
  path: 'text',
  title: 'text',
  summary: 'text',
  menu: 'text',
  after: 'text',
  to: 'text',
  'redirect-to': 'text',
  'dry-run': 'flag',
} as const;

function need(value: string | undefined, name: string): string {
  if (value === undefined) throw new CannotRun(`--${name} is needed here.\n${usage}`);
  return value;
}

/** Keeps the ledger in step: a command that is asked for an address means it. */
function acceptAddresses(site: SiteEdit): void {
  const before = site.read(ledgerFile);
  if (before === undefined) return;
  const manifest: Manifest = JSON.parse(site.read(manifestFile) ?? '');
  site.set(
    ledgerFile,
    printLedger(before, findServed(indexPages(manifest.pages, { drafts: false }))),
  );
}

interface Request {
  readonly verb: string | undefined;
  readonly id: string;
  readonly words: readonly string[];
}

function change(
  site: SiteEdit,
  world: World,
  { verb, id, words }: Request,
): CommonOptions & { 'dry-run': boolean } {
  const options = parseArguments(words, kinds);
  const edit =
    verb === 'add' || verb === 'move' || verb === 'rename' || verb === 'remove' ? verb : undefined;
  if (edit === 'add')
    addPage(site, {
      id,
      path: need(options.path, 'path'),
      title: need(options.title, 'title'),
      summary: need(options.summary, 'summary'),
      menu: options.menu,
      after: options.after,
    });
  else if (edit === 'move') movePage(site, id, need(options.path, 'path'));
  else if (edit === 'rename') renamePage(site, world, [id, need(options.to, 'to')]);
  else if (edit === 'remove') removePage(site, world, { id, to: options['redirect-to'] });
  else throw new CannotRun(usage);
  return options;
}

/** Exit code 1 when the change would break the site; then nothing is written. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const [verb, id, ...words] = args;
    if (id === undefined || id.startsWith('-')) throw new CannotRun(usage);
    const { root } = parseArguments(words, kinds);
    const site = new SiteEdit(root);
    const world = await openWorld(root);
    const findErrors = makeFindErrors(world);
    const earlier = findErrors(site);
    if (earlier.length > 0) {
      report(earlier, root);
      process.stderr.write('Mend this first: nothing was changed.\n');
      return 1;
    }
    const options = change(site, world, { verb, id, words });
    acceptAddresses(site);
    const errors = findErrors(site);
    if (errors.length > 0) {
      report(errors);
      process.stderr.write('Nothing was written: the site would not be sound.\n');
      return 1;
    }
    const changes = site.changes();
    process.stdout.write(printDiff(changes));
    if (options['dry-run']) {
      process.stderr.write('Nothing was written (--dry-run).\n');
      return 0;
    }
    site.write();
    const files = changes.map(({ path }) => toShown(root, path));
    process.stderr.write(`Written: ${files.join(', ')}\n`);
    for (const { path, before } of changes)
      if (before === undefined && path.startsWith('files/'))
        process.stderr.write(`Its words go into ${toShown(root, path)}\n`);
    return 0;
  });
}
