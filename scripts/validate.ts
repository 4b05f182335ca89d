// npm run validate: validates the manifest and its content files, and reports every finding.

import { appendFileSync } from 'node:fs';
import { noCounts } from '../engine/manifest/limit-findings';
import { type Validation, validateSite } from '../engine/manifest/validate-site';
import type { Severity } from '../engine/model/finding';
import { mainOf } from '../engine/model/publication';
import { listOutsideHosts } from '../engine/site/outside-hosts';
import { checkOwnSheets } from './bundle/check-own-sheets';
import { type Options as OptionsOf, parseArguments } from './command/arguments';
import { CannotRun, exitCodeOf, explainError } from './command/cannot-run';
import { commands } from './command/commands';
import { InvalidCode } from './command/invalid-code';
import { printable } from './command/printable';
import { commit, readAndCommit, readWhole } from './edit/commit';
import { type FixedSite, fixSite } from './edit/repairs/fix-site';
import { Trial } from './edit/repairs/trial';
import { renewEditorHelp } from './editor-help/renew-editor-help';
import { openWorkspace } from './files/workspace';
import type { World } from './files/world';
import { askRepairs } from './report/ask-repairs';
import { printFixed } from './report/fixed';
import { printGithub, printSummary } from './report/github';
import { printJson } from './report/json';
import { printPretty, wantsColours } from './report/pretty';
import { relocate } from './report/relocate';
import { printSarif } from './report/sarif';
import { writeReport } from './report/write-report';
import { openWorld } from './source/open-world';
import { readSite } from './source/read-site';
import { FileStore } from './store/file-store';

const maxFindings = 50;

/** What a report says. */
type Reported = Omit<Validation, 'depth' | 'standards'>;

type ValidateOptions = OptionsOf<typeof commands.validate>;

/** Rules that are turned off are named: nobody should take silence for a valid site. */
const printNothing = (silenced: readonly string[]): string =>
  silenced.length === 0 ? 'No findings.\n' : `No findings. Turned off: ${silenced.join(', ')}.\n`;

/** Which hosts a site talks to, nobody should have to search for. */
function printHosts({ publication }: Reported): string {
  if (publication === undefined) return '';
  const { forms, services } = mainOf(publication).manifest;
  const providers = Object.entries(forms).map(([id, { provider }]) => [id, provider] as const);
  const hosts = listOutsideHosts({ services, providers: Object.fromEntries(providers) });
  if (hosts.length === 0) return '';
  const lines = hosts.map(({ host, by }) => `  ${printable(host)}  ${printable(by)}\n`);
  return `Other hosts that visitors' browsers may ask:\n${lines.join('')}`;
}

function render(validation: Reported, options: ValidateOptions): string {
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
  if (file === undefined) process.stdout.write(text);
  else writeReport(file, text);
}

/** With the style sheets of the site: no contract knows of them. */
async function validateWhole(root: string): Promise<Reported> {
  const validation = await validateParts(root);
  const sheets = await checkOwnSheets(openWorkspace(root));
  return { ...validation, findings: [...validation.findings, ...sheets] };
}

/** Mistakes in the site's own blocks come alone: without them nothing else can be validated. */
async function validateParts(root: string): Promise<Reported> {
  try {
    const world = await openWorld(root);
    await renewEditorHelp(world);
    const { workspace, contract } = world;
    const store = new FileStore(workspace);
    const validation = validateSite(readSite(workspace, { store }), contract);
    store.save();
    return validation;
  } catch (error) {
    if (!(error instanceof InvalidCode)) throw error;
    return { findings: error.findings, publication: undefined, silenced: [], omitted: noCounts };
  }
}

/** Writes every repair that nobody has to be asked about. */
const fixSafely = (world: World, root: string): FixedSite =>
  readAndCommit(root, (write) => {
    const done = fixSite(Trial.open(world));
    write(done.site.edit.files());
    return done;
  });

/** Writes every repair that somebody confirms, all at the end. */
async function fixAsking(world: World, root: string): Promise<FixedSite> {
  const { stdin: input, stderr: output } = process;
  const site = readWhole(root, () => Trial.open(world));
  const done = await askRepairs(site, root, { input, output, colours: wantsColours(output) });
  commit(root, done.site.edit.files());
  return done;
}

async function fix(root: string, way: true | 'all'): Promise<void> {
  if (way === 'all' && !(process.stdin.isTTY && process.stderr.isTTY))
    throw new CannotRun(
      '--fix=all asks about each repair, and nobody can answer here: run it in a terminal. Without "=all", nobody is asked.',
    );
  const world = await openWorld(root, { documents: true });
  const done = way === 'all' ? await fixAsking(world, root) : fixSafely(world, root);
  const nothing = way === 'all' ? 'Nothing was changed.' : 'Nothing can be fixed without asking.';
  process.stderr.write(printFixed(done, root, nothing));
}

async function validate(options: ValidateOptions): Promise<number> {
  const { root, format, outputFile: file } = options;
  if (options.fix !== false) await fix(root, options.fix);
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
  const failing = new Set<Severity>(options.strict ? ['error', 'warning'] : ['error']);
  return findings.some(({ severity }) => failing.has(severity)) ? 1 : 0;
}

/** Exit code 0 when nothing is wrong, 1 with errors (warnings too with --strict; notes never), 2 when it cannot run. */
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
