// npm run validate: validates the manifest and its content files, and reports every finding.

import { appendFileSync } from 'node:fs';
import type { Severity } from '../engine/model/finding';
import { type Options as OptionsOf, parseArguments } from './command/arguments';
import { findBuildInstant } from './command/build-instant';
import { exitCodeOf, explainError } from './command/cannot-run';
import { commands } from './command/commands';
import { NeedsThread } from './command/needs-thread';
import { printable } from './command/printable';
import type { Fixes } from './edit/repairs/find-fixes';
import { renewEditorHelp } from './editor-help/renew-editor-help';
import { openWorkspace } from './files/workspace';
import { printGithub, printSummary } from './report/github';
import { printJson } from './report/json';
import { printPretty, wantsColours } from './report/pretty';
import { relocate } from './report/relocate';
import { printReview } from './report/review';
import { printSarif } from './report/sarif';
import type { Reported, RunOptions } from './report/validate-anew';
import { writeReport } from './report/write-report';
import { ValidationWatch } from './source/kept-validation';
import { readSiteFile } from './source/read-site-file';

const maxFindings = 50;

type ValidateOptions = OptionsOf<typeof commands.validate>;

/** Rules that are turned off are named: nobody should take silence for a valid site. */
const printNothing = (silenced: readonly string[]): string =>
  silenced.length === 0 ? 'No findings.\n' : `No findings. Turned off: ${silenced.join(', ')}.\n`;

/** Which hosts a site talks to, nobody should have to search for. */
function printHosts({ hosts = [] }: Reported): string {
  if (hosts.length === 0) return '';
  const lines = hosts.map(({ host, by }) => `  ${printable(host)}  ${printable(by)}\n`);
  return `Other hosts that visitors' browsers may ask:\n${lines.join('')}`;
}

/** What is wrong further up hides what lies below: nobody should think that this is all. */
const printRest = ({ depth = 'absence' }: Reported): string =>
  depth === 'absence' ? '' : 'Other checks wait until every error is fixed.\n';

function render(validation: Reported, options: ValidateOptions, fixes?: Fixes): string {
  const { silenced, omitted } = validation;
  const { root, format, outputFile: file } = options;
  // Programs get the paths that the site uses, and repairs: nobody else waits for them.
  if (format === 'json')
    return printJson(validation.findings, { omitted, nextChange: validation.nextChange, fixes });
  if (format === 'sarif') return printSarif(validation.findings, { root, fixes });
  if (format === 'review') {
    const read = (file: string) => readSiteFile(root, file)?.text;
    return printReview(validation.findings, { root, fixes: fixes ?? new Map(), read });
  }
  const findings = relocate(validation.findings, root);
  if (format === 'github') return printGithub(findings);
  const hosts = printHosts(validation);
  if (findings.length === 0) return printNothing(silenced) + hosts;
  const colours = file === undefined && wantsColours(process.stdout);
  const found = printPretty(findings, { root: process.cwd(), colours, maxFindings, omitted });
  return found + printRest(validation) + hosts;
}

function write(text: string, { outputFile: file, root }: ValidateOptions): void {
  if (file === undefined) process.stdout.write(text);
  else writeReport({ file, root }, text);
}

/** What is as it was when it was validated last is not read again, unless repairs are asked for. */
async function validateWhole(root: string, options: RunOptions): Promise<Reported> {
  const watch = new ValidationWatch(openWorkspace(root), findBuildInstant());
  const known = watch.find();
  // Where it is known, nothing that validates is loaded.
  const validateAnew = async (): Promise<Reported> =>
    (await import('./report/validate-anew')).validateAnew(root, {
      ...options,
      begin: renewEditorHelp,
    });
  if (known)
    return {
      ...known,
      findFixes: async () => (await validateAnew()).findFixes?.() ?? new Map(),
    };
  const reported = await validateAnew();
  const { findings, silenced, omitted, hosts, changes } = reported;
  if (changes === undefined) return reported;
  const nextChange = new Date(changes.findNext()).toISOString();
  const found = { findings, silenced, omitted, nextChange, ...(hosts && { hosts }) };
  watch.keep(found, changes.findSameUntil());
  return { ...reported, nextChange };
}

async function validate(options: ValidateOptions, running: RunOptions): Promise<number> {
  const { root, format } = options;
  if (options.fix !== false) {
    if (!running.runsOwn) throw new NeedsThread();
    const { fixFindings } = await import('./report/fix-findings');
    await fixFindings(root, options.fix);
  }
  const validation = await validateWhole(root, running);
  const findings = relocate(validation.findings, root);
  const isData = format === 'json' || format === 'sarif' || format === 'review';
  const fixes = isData && findings.length > 0 ? await validation.findFixes?.() : undefined;
  write(render(validation, options, fixes), options);
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (format === 'github' && summary) appendFileSync(summary, printSummary(findings));
  const failing = new Set<Severity>(options.strict ? ['error', 'warning'] : ['error']);
  return findings.some(({ severity }) => failing.has(severity)) ? 1 : 0;
}

/** Exit code 0 when nothing is wrong, 1 with errors (warnings too with --strict; notes never), 2 when it cannot run. */
export function run(
  args: readonly string[],
  running: RunOptions = { runsOwn: true },
): Promise<number> {
  return exitCodeOf(async () => {
    const options = parseArguments(commands.validate, args);
    try {
      return await validate(options, running);
    } catch (error) {
      // A program that asked for JSON gets JSON.
      if (options.format === 'json' && !(error instanceof NeedsThread))
        write(printJson([], { error: explainError(error) }), options);
      throw error;
    }
  });
}
