// npm run map: the tree of pages, with where each is linked from and how far it is from home.
import { parseArguments } from './lib/arguments';
import { findBuildYear } from './lib/build-year';
import { exitCodeOf } from './lib/cannot-run';
import { loadSite } from './lib/load-site';
import { report } from './lib/report/pretty';
import { SiteFiles } from './lib/site-files';
import { mapSite, printMap } from './lib/site-map';

/** Exit code 0, or 1 when findings leave no site to map. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { root, format } = parseArguments(args, { format: ['text', 'json'] });
    const files = new SiteFiles(root);
    const { issues, site } = loadSite(root, { files, year: findBuildYear(), drafts: true });
    if (site === undefined) {
      report(issues, root);
      return 1;
    }
    const pages = mapSite(site);
    process.stdout.write(
      format === 'json' ? `${JSON.stringify(pages, null, 2)}\n` : printMap(pages),
    );
    return 0;
  });
}
