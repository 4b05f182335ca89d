// npm run validate: validates the manifest and its content files, and reports every finding.

import { appendFileSync, writeFileSync } from 'node:fs';
import { type Validation, validateSite } from '../engine/manifest/validate-site';
import { mainOf } from '../engine/model/publication';
import { listOutsideHosts } from '../engine/site/outside-hosts';
import { type Options as OptionsOf, parseArguments } from './command/arguments';
import { CannotRun, exitCodeOf, explainError } from './command/cannot-run';
import { commands } from './command/commands';
import { InvalidCode } from './command/invalid-code';
import { printable } from './command/printable';
import { renewEditorHelp } from './editor-help/renew-editor-help';
import { printGithub, printSummary } from './report/github';
import { printJson } from './report/json';
import { printPretty, wantsColours } from './report/pretty';
import { relocate } from './report/relocate';
import { printSarif } from './report/sarif';
import { FileIndex } from './source/file-index';
import { openWorld } from './source/open-world';
import { readSite } from './source/read-site';

const maxFindings = 50;

type ValidateOptions = OptionsOf<typeof commands.validate>;

/** Rules that are turned off are named: nobody should take silence for a valid site. */
const printNothing = (silenced: readonly string[]): string =>
  silenced.length === 0 ? 'No findings.\n' : `No findings. Turned off: ${silenced.join(', ')}.\n`;

/** Which hosts a site talks to, nobody should have to search for. */
function printHosts({ publication }: Validation): string {
  if (publication === undefined) return '';
  const { forms, services } = mainOf(publication).manifest;
  const providers = Object.entries(forms).map(([id, { provider }]) => [id, provider] as const);
  const hosts = listOutsideHosts({ services, providers: Object.fromEntries(providers) });
  if (hosts.length === 0) return '';
  const lines = hosts.map(({ host, by }) => `  ${printable(host)}  ${printable(by)}\n`);
  return `Other hosts that visitors' browsers may ask:\n${lines.join('')}`;
}

function render(validation: Validation, options: ValidateOptions): string {
  const { findings, silenced, omitted } = validation;
  const { format, outputFile: file } = options;
  if (format === 'github') return printGithub(findings);
  if (format === 'sarif') return printSarif(findings);
  const hosts = printHosts(validation);
  if (findings.length === 0) return printNothing(silenced) + hosts;
  const colours = file === undefined && wantsColours(process.stdout);
  return printPretty(findings, { root: process.cwd(), colours, maxFindings, omitted }) + hosts;
}

function write(text: string, file: string | undefined): void {
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  try {
    writeFileSync(file, text);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotRun(`Cannot write ${file} (${code}). Name a file in a folder that exists.`);
  }
}

/** Mistakes in the site's own blocks come alone: without them nothing else can be validated. */
async function validateWhole(root: string): Promise<Validation> {
  try {
    const world = await openWorld(root);
    await renewEditorHelp(world);
    const { workspace, contract } = world;
    const index = new FileIndex(workspace);
    const validation = validateSite(readSite(workspace, index), contract);
    index.save();
    return validation;
  } catch (error) {
    if (!(error instanceof InvalidCode)) throw error;
    const none = { error: 0, warning: 0 };
    return { findings: error.findings, publication: undefined, silenced: [], omitted: none };
  }
}

async function validate(options: ValidateOptions): Promise<number> {
  const { root, format, outputFile: file } = options;
  const validation = await validateWhole(root);
  const findings = relocate(validation.findings, root);
  // Programs get the paths that the site uses.
  write(
    format === 'json'
      ? printJson(validation.findings, validation)
      : render({ ...validation, findings }, options),
    file,
  );
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (format === 'github' && summary) appendFileSync(summary, printSummary(findings));
  return findings.some(({ severity }) => options.strict || severity === 'error') ? 1 : 0;
}

/** Exit code 0 when nothing is wrong, 1 with findings (warnings too with --strict), 2 when it cannot run. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const options = parseArguments(commands.validate, args);
    try {
      return await validate(options);
    } catch (error) {
      // A program that asked for JSON gets JSON.
      if (options.format === 'json')
        write(printJson([], { error: explainError(error) }), options.outputFile);
      throw error;
    }
  });
}
