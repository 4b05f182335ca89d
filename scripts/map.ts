// npm run map: the tree of pages, with where each is linked from and how far it is from home.

import { mainOf } from '../engine/model/publication';
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
    const pages = mapSite(mainOf(publication));
    process.stdout.write(
      format === 'json' ? `${JSON.stringify(pages, null, 2)}\n` : printMap(pages),
    );
    return 0;
  });
}
