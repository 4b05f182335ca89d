// npm run shots: pictures of every kind of page and state of a built site, for visual review, or of what has changed.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { toPageFile } from '../engine/content/addresses/output-paths';
import type { Publication } from '../engine/model/publication';
import type { DerivedSite } from '../engine/model/site-facts';
import { findLauncher, type Launch } from './browser/find-launcher';
import { attemptBuild, reportBuild } from './build';
import { type Options as OptionsOf, parseArguments } from './command/arguments';
import { findBuildInstant } from './command/build-instant';
import { CannotRun, exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { withBaseFolder } from './diff/base-folder';
import { openBase } from './diff/read-sites';
import { makeFolder } from './files/make-folder';
import type { World } from './files/world';
import { report } from './report/pretty';
import { findChangedPages } from './shots/changed-pages';
import { comparePictures, type Difference, places } from './shots/compare-pictures';
import { describeDifference, makeComparisonPage } from './shots/comparison-page';
import { findNamed, findShots } from './shots/shot-kinds';
import { takeShots } from './shots/take-shots';
import { loadForBuild } from './source/load-site';
import { openWorld } from './source/open-world';
import { SiteFiles } from './source/site-files';

const widths = [375, 768, 1440, 1920];

/** Every changed page is shown: two widths are enough to see what has changed. */
const fewWidths = [375, 1440];

/** The site as it is built, in all of its languages; undefined where it has errors, which are reported. */
function load({ workspace, contract }: World, now: Date): Publication<DerivedSite> | undefined {
  const files = new SiteFiles(workspace);
  const { findings, publication } = loadForBuild(workspace, {
    contract,
    files,
    now,
    drafts: false,
  });
  if (publication === undefined) report(findings, workspace.root);
  return publication;
}

interface Built {
  readonly root: string;
  readonly outDir: string;
  readonly publication: Publication<DerivedSite>;
}

/** @throws CannotRun where the site has errors, which are reported. */
async function build(world: World, outDir: string, now: Date): Promise<Built> {
  const { root } = world.workspace;
  const shard = { index: 1, count: 1 };
  const request = { world, outDir, shard, now, compressed: false, temporary: true };
  const outcome = await attemptBuild(request);
  const { publication } = outcome;
  if (reportBuild(outcome, root) !== 0 || publication === undefined)
    throw new CannotRun(`The site in ${root} has no build, so it cannot be compared.`);
  return { root, outDir, publication };
}

interface ComparisonRequest {
  readonly world: World;
  readonly base: string;
  readonly changedOnly: boolean;
  readonly folder: string;
  readonly launch: Launch;
  readonly now: Date;
}

/** The names of all pictures taken, before or after. */
async function takeBoth(
  request: ComparisonRequest,
  base: string,
  builds: string,
): Promise<ReadonlySet<string>> {
  const { world, changedOnly, folder, launch, now } = request;
  const worldBefore = await openBase(world, base);
  process.stderr.write(`Building ${base} …\n`);
  const before = await build(worldBefore, join(builds, 'before'), now);
  process.stderr.write('Building the site as it is now …\n');
  const after = await build(world, join(builds, 'after'), now);
  const shots = changedOnly
    ? findChangedPages(before, after)
    : {
        before: findShots(before.publication, worldBefore.contract.blocks),
        after: findShots(after.publication, world.contract.blocks),
      };
  const take = async (place: 'before' | 'after', { root, outDir }: Built) =>
    shots[place].length === 0
      ? []
      : takeShots({
          ...{ root, outDir, shots: shots[place], folder: join(folder, places[place]), launch },
          widths: changedOnly ? fewWidths : widths,
          of: place,
        });
  return new Set([...(await take('before', before)), ...(await take('after', after))]);
}

function printDifferences(differences: readonly Difference[], compared: number): void {
  const lines = differences.map(
    (difference) => `${difference.name}  ${describeDifference(difference)}\n`,
  );
  const count = compared === 1 ? '1 picture' : `${compared} pictures`;
  process.stdout.write(`${lines.join('')}${differences.length} of ${count} differ.\n`);
}

async function compare(request: ComparisonRequest): Promise<void> {
  const { world, base, folder } = request;
  const builds = mkdtempSync(join(tmpdir(), 'plinth-shots-'));
  const names = await withBaseFolder(world.workspace.root, base, (root) =>
    takeBoth(request, root, builds),
  ).finally(() => rmSync(builds, { recursive: true, force: true }));
  process.stderr.write(`Comparing ${names.size} pictures …\n`);
  const differences = comparePictures(folder, names);
  const page = join(folder, toPageFile('/'));
  makeFolder(folder);
  writeFileSync(page, makeComparisonPage({ base, compared: names.size, differences }));
  printDifferences(differences, names.size);
  if (differences.length > 0) process.stdout.write(`Open ${relative(process.cwd(), page)}\n`);
}

interface TakenFrom {
  readonly outDir: string;
  readonly folder: string;
  /** The ids of the pages that are wanted; every kind of page and state where there are none. */
  readonly pages: readonly string[];
}

type Wanted = Omit<OptionsOf<typeof commands.shots>, 'root'>;

/** What a comparison takes pictures of, if one is wanted. */
function findComparison({ compare, changed, pages }: Wanted) {
  if (compare !== undefined && changed !== undefined)
    throw new CannotRun('--compare and --changed exclude each other. Give one of them.');
  const base = compare ?? changed;
  if (base !== undefined && pages.length > 0)
    throw new CannotRun('A comparison finds its pages by itself. Leave out their names.');
  return base === undefined ? undefined : { base, changedOnly: changed !== undefined };
}

async function takeWanted(
  world: World,
  launch: Launch,
  { pages, ...wanted }: TakenFrom,
): Promise<number> {
  const publication = load(world, findBuildInstant());
  if (publication === undefined) return 1;
  const shots =
    pages.length > 0
      ? findNamed(publication, pages)
      : findShots(publication, world.contract.blocks);
  const { root } = world.workspace;
  const taken = await takeShots({ root, ...wanted, shots, widths, launch });
  const left = shots.length * widths.length - taken.length;
  process.stdout.write(
    `Wrote ${taken.length} pictures to ${wanted.folder}${left === 0 ? '' : `; ${left} have nothing to show at their width`}\n`,
  );
  return 0;
}

/**
 * Exit code 0, 1 when errors leave no site, 2 when there is no build, no base or no browser. A comparison is left out
 * without a browser: it adds to a review, and runs where nobody may have installed one.
 */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { root, ...wanted } = parseArguments(commands.shots, args);
    const comparison = findComparison(wanted);
    const world = await openWorld(root);
    const launcher = findLauncher(world.workspace);
    const folder = join(root, '.plinth', 'shots');
    rmSync(folder, { recursive: true, force: true });
    if ('lacks' in launcher) {
      if (comparison === undefined) throw new CannotRun(launcher.lacks);
      process.stdout.write(`The pictures were left out. ${launcher.lacks}\n`);
      return 0;
    }
    const { launch } = launcher;
    if (comparison === undefined)
      return takeWanted(world, launch, { outDir: wanted.outDir, folder, pages: wanted.pages });
    await compare({ world, ...comparison, folder, launch, now: findBuildInstant() });
    return 0;
  });
}
