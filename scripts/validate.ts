// npm run validate: validates the manifest and its content files, and reports every finding.

import { appendFileSync, writeFileSync } from 'node:fs';
import { type Validation, validateSite } from '../engine/manifest/validate-site';
import { type Options as OptionsOf, parseArguments } from './command/arguments';
import { CannotRun, exitCodeOf, explainFault } from './command/cannot-run';
import { commands } from './command/commands';
import { printGithub, printSummary } from './report/github';
import { printJson } from './report/json';
import { printPretty, wantsColours } from './report/pretty';
import { relocate } from './report/relocate';
import { printSarif } from './report/sarif';
import { FileIndex } from './source/file-index';
import { openWorld } from './source/open-world';
import { readSite } from './source/read-site';

const most = 50;

type Options = OptionsOf<typeof commands.validate>;

/** Rules that are turned off are named: nobody should take silence for a valid site. */
const printNothing = (silenced: readonly string[]): string =>
  silenced.length === 0 ? 'No findings.\n' : `No findings. Turned off: ${silenced.join(', ')}.\n`;

function render({ issues, silenced }: Validation, options: Options): string {
  const { format, outputFile: file } = options;
  if (format === 'github') return printGithub(issues);
  if (format === 'sarif') return printSarif(issues);
  if (issues.length === 0) return printNothing(silenced);
  const colours = file === undefined && wantsColours(process.stdout);
  return printPretty(issues, { root: process.cwd(), colours, most });
}

function write(text: string, file: string | undefined): void {
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  try {
    writeFileSync(file, text);
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    throw new CannotRun(`Cannot write ${file} (${code}). Name a file in a folder that exists.`);
  }
}

async function validate(options: Options): Promise<number> {
  const { root, format, outputFile: file } = options;
  const { workspace, contract } = await openWorld(root);
  const index = new FileIndex(workspace);
  const validation = validateSite(readSite(workspace, index), contract);
  index.save();
  const issues = relocate(validation.issues, root);
  // Programs get the paths that the site uses.
  write(
    format === 'json' ? printJson(validation.issues) : render({ ...validation, issues }, options),
    file,
  );
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (format === 'github' && summary) appendFileSync(summary, printSummary(issues));
  return issues.some(({ severity }) => options.strict || severity === 'error') ? 1 : 0;
}

/** Exit code 0 when nothing is wrong, 1 with findings (warnings too with --strict), 2 when it cannot run. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const options = parseArguments(commands.validate, args);
    try {
      return await validate(options);
    } catch (fault) {
      // A program that asked for JSON gets JSON.
      if (options.format === 'json') write(printJson([], explainFault(fault)), options.outputFile);
      throw fault;
    }
  });
}
