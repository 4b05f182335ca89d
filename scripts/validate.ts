// npm run validate: proves the manifest and its content files, and says everything that is wrong.
import { validateSite } from '../engine/manifest/validate-site';
import type { Issue } from '../engine/model/issue';
import { type CommonOptions, parseArguments } from './lib/arguments';
import { CannotRun, exitCodeOf } from './lib/cannot-run';
import { readSite } from './lib/read-site';
import { printPretty, wantsColours } from './lib/report/pretty';

const most = 50;

interface Options extends CommonOptions {
  readonly format: 'pretty' | 'json' | undefined;
}

const printJson = (issues: readonly Issue[], fault?: string): string =>
  `${JSON.stringify({ version: 1, ...(fault === undefined ? {} : { fault }), issues }, null, 2)}\n`;

function print(issues: readonly Issue[], { format, root }: Options): void {
  if (format === 'json') process.stdout.write(printJson(issues));
  else if (issues.length === 0) process.stdout.write('No findings.\n');
  else
    process.stdout.write(
      printPretty(issues, { root, colours: wantsColours(process.stdout), most }),
    );
}

/** Exit code 0 when nothing is wrong, 1 with findings (warnings too with --strict), 2 when it cannot run. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const options = parseArguments(args, { format: ['pretty', 'json'], strict: 'flag' });
    try {
      const { issues } = validateSite(readSite(options.root));
      print(issues, options);
      const failing = issues.some(({ severity }) => options.strict || severity === 'error');
      return failing ? 1 : 0;
    } catch (fault) {
      // Whoever reads JSON gets JSON, also when nothing could be read.
      if (options.format === 'json' && fault instanceof CannotRun)
        process.stdout.write(printJson([], fault.message));
      throw fault;
    }
  });
}
