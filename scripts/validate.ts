// npm run validate: proves the manifest and its content files, and says everything that is wrong.

import { appendFileSync, writeFileSync } from 'node:fs';
import { type Validation, validateSite } from '../engine/manifest/validate-site';
import { type CommonOptions, parseArguments } from './command/arguments';
import { exitCodeOf, explainFault } from './command/cannot-run';
import { printGithub, printSummary } from './report/github';
import { printJson } from './report/json';
import { printPretty, wantsColours } from './report/pretty';
import { relocate } from './report/relocate';
import { printSarif } from './report/sarif';
import { openWorld } from './source/open-world';
import { readSite } from './source/read-site';

const most = 50;

const formats = ['pretty', 'json', 'github', 'sarif'] as const;

interface Options extends CommonOptions {
  readonly format: (typeof formats)[number] | undefined;
  readonly 'output-file': string | undefined;
  readonly strict: boolean;
}

/** Of what is set off at least the name is told: nobody should take silence for soundness. */
const printNothing = (silenced: readonly string[]): string =>
  silenced.length === 0 ? 'No findings.\n' : `No findings. Set off: ${silenced.join(', ')}.\n`;

function render({ issues, silenced }: Validation, options: Options): string {
  const { format, 'output-file': file } = options;
  if (format === 'github') return printGithub(issues);
  if (format === 'sarif') return printSarif(issues);
  if (issues.length === 0) return printNothing(silenced);
  const colours = file === undefined && wantsColours(process.stdout);
  return printPretty(issues, { root: process.cwd(), colours, most });
}

function write(text: string, file: string | undefined): void {
  if (file === undefined) process.stdout.write(text);
  else writeFileSync(file, text);
}

/** Whoever asked for JSON gets JSON, also when the other words behind the command make no sense. */
const wantsJson = (args: readonly string[]): boolean =>
  args.some(
    (word, index) =>
      word === '--format=json' || (word === 'json' && args[index - 1] === '--format'),
  );

const parse = (args: readonly string[]): Options =>
  parseArguments(args, { format: formats, 'output-file': 'text', strict: 'flag' });

async function validate(options: Options): Promise<number> {
  const { root, format, 'output-file': file } = options;
  const { workspace, contract } = await openWorld(root);
  const validation = validateSite(readSite(workspace), contract);
  const issues = relocate(validation.issues, root);
  // Programs are told of the files as the site calls them.
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
    let file: string | undefined;
    try {
      const options = parse(args);
      file = options['output-file'];
      return await validate(options);
    } catch (fault) {
      if (wantsJson(args)) write(printJson([], explainFault(fault)), file);
      throw fault;
    }
  });
}
