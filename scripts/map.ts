// npm run map: the tree of pages, with where each is linked from and how far it is from home.

import { parseArguments } from './command/arguments';
import { findBuildInstant } from './command/build-instant';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { report } from './report/pretty';
import { mapSite, printMap } from './report/site-map';
import { loadSite } from './source/load-site';
import { openWorld } from './source/open-world';
import { SiteFiles } from './source/site-files';

/** Exit code 0, or 1 when errors leave no site to map. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { root, format } = parseArguments(commands.map, args);
    const now = findBuildInstant();
    const { workspace, contract } = await openWorld(root);
    const files = new SiteFiles(workspace);
    const { findings, publication } = loadSite(workspace, {
      contract,
      files,
      now,
      drafts: true,
    });
    if (publication === undefined) {
      report(findings, root);
      return 1;
    }
    const maps = publication.sites.map((site) => [site.shell.language, mapSite(site)] as const);
    const [[, pages], ...others] = maps as [(typeof maps)[number], ...typeof maps];
    // Of a site in several languages, a page in a further one says which.
    const inOthers = others.flatMap(([language, mapped]) =>
      mapped.map((page) => ({ language, ...page })),
    );
    process.stdout.write(
      format === 'json'
        ? `${JSON.stringify([...pages, ...inOthers], null, 2)}\n`
        : [printMap(pages), ...others.map(([tag, own]) => `${tag}\n${printMap(own)}`)].join('\n'),
    );
    return 0;
  });
}
