// npm run dev: the site while it is worked on, shown anew on every change.
import { createDevSite } from './lib/create-dev-site';
import type { DevUpdate } from './lib/dev-site';
import { report } from './lib/report/pretty';
import { runDev } from './lib/run-dev';

/** Prints what is wrong; and, once, that nothing is any more. */
function makeReport(): (update: DevUpdate, root: string) => void {
  let wrong = false;
  return ({ issues, fault }, root) => {
    report(issues, root);
    if (fault !== undefined) process.stderr.write(`${fault}\n`);
    const before = wrong;
    wrong = fault !== undefined || issues.length > 0;
    if (before && !wrong) process.stderr.write('No findings any more.\n');
  };
}

export const run = (args: readonly string[]): Promise<number> =>
  runDev(args, { createSite: createDevSite, report: makeReport() });
