// npm run dev: the site while it is worked on, shown anew on every change.
import { createDevSite } from './lib/create-dev-site';
import { report } from './lib/report/pretty';
import { runDev } from './lib/run-dev';

export const run = (args: readonly string[]): Promise<number> =>
  runDev(args, { createSite: createDevSite, report });
