// A build → what a browser says of one page of every kind, and of each page with a block of the site's own.
import { readFileSync } from 'node:fs';
import type { Publication } from '../../engine/model/publication';
import type { DerivedSite } from '../../engine/model/site-facts';
import { findLauncher } from '../browser/find-launcher';
import { describeUninstalled } from '../command/uninstalled';
import { findModule } from '../files/find-module';
import type { Workspace } from '../files/workspace';
import { startServer } from '../serve/start-server';
import { findPages, listPages, toPageShot } from '../shots/shot-kinds';
import type { LeftOut, Outcome, Passed } from './check';
import { visitPages } from './visit-pages';

interface BuiltSite {
  readonly workspace: Workspace;
  readonly publication: Publication<DerivedSite>;
  readonly outDir: string;
  /** The types of the site's own blocks. */
  readonly ownTypes: readonly string[];
}

function listPaths({ publication, ownTypes }: BuiltSite): string[] {
  const own = [...listPages(publication)].filter(
    ({ page: { blocks, defaultChild } }) =>
      defaultChild === undefined && blocks.some(({ type }) => ownTypes.includes(type)),
  );
  const shots = [...findPages(publication), ...own.map(toPageShot)];
  return [...new Set(shots.map(({ path }) => path))];
}

/** By the path of a page. */
function toOwnBlocksOf({ publication, ownTypes }: BuiltSite) {
  const byPath = new Map(
    Array.from(listPages(publication), (placed) => {
      const types = placed.page.blocks.map(({ type }) => String(type));
      return [
        toPageShot(placed).path,
        [...new Set(types.filter((type) => ownTypes.includes(type)))],
      ] as const;
    }),
  );
  return (path: string): readonly string[] => byPath.get(path) ?? [];
}

const toOutcomes = (pages: Passed | LeftOut, axe: readonly Outcome[] = []): Outcome[] => [
  { name: 'pages in a browser', result: pages },
  ...axe,
];

export async function checkInBrowser(built: BuiltSite): Promise<readonly Outcome[]> {
  const { workspace, outDir } = built;
  const launcher = findLauncher(workspace);
  if ('lacks' in launcher) return toOutcomes({ leftOut: launcher.lacks });
  const script = findModule([workspace.root, workspace.engine], 'axe-core/axe.min.js');
  const axe = script === undefined ? undefined : readFileSync(script, 'utf8');
  const paths = listPaths(built);
  const server = await startServer({ root: workspace.root, outDir, port: 0 });
  const browser = await launcher.launch();
  try {
    const address = server.origin + server.base.replace(/\/$/, '');
    const problems = await visitPages({
      browser,
      address,
      paths,
      axe,
      ownBlocksOf: toOwnBlocksOf(built),
    });
    const lacksAxe = describeUninstalled(workspace.root, 'axe-core');
    return toOutcomes(
      { about: `${paths.length} pages`, problems },
      axe === undefined ? [{ name: 'accessibility', result: { leftOut: lacksAxe } }] : [],
    );
  } finally {
    await browser.close();
    await server.close();
  }
}
