// npm run validate: validates the manifest and its content files, and reports every finding.

import { appendFileSync } from 'node:fs';
import { noCounts } from '../engine/manifest/limit-findings';
import { type Validation, validateSite } from '../engine/manifest/validate-site';
import type { Contract } from '../engine/model/contract';
import type { Severity } from '../engine/model/finding';
import { mainOf } from '../engine/model/publication';
import { collectReferences } from '../engine/site/collect-references';
import { findUsedServices, listOutsideHosts, type OutsideHost } from '../engine/site/outside-hosts';
import { checkOwnSheets } from './bundle/check-own-sheets';
import { type Options as OptionsOf, parseArguments } from './command/arguments';
import { findBuildInstant } from './command/build-instant';
import { exitCodeOf, explainError } from './command/cannot-run';
import { commands } from './command/commands';
import { InvalidCode } from './command/invalid-code';
import { NeedsThread } from './command/needs-thread';
import { printable } from './command/printable';
import type { Base } from './edit/base';
import type { Fixes } from './edit/repairs/find-fixes';
import { renewEditorHelp } from './editor-help/renew-editor-help';
import { collectSooner } from './files/collect-sooner';
import { openWorkspace } from './files/workspace';
import { printGithub, printSummary } from './report/github';
import { printJson } from './report/json';
import { printPretty, wantsColours } from './report/pretty';
import { relocate } from './report/relocate';
import { printReview } from './report/review';
import { printSarif } from './report/sarif';
import { writeReport } from './report/write-report';
import { type KeptValidation, ValidationWatch } from './source/kept-validation';
import { openWorld } from './source/open-world';
import { readSite } from './source/read-site';
import { readSiteFile } from './source/read-site-file';
import { FileStore } from './store/file-store';

const maxFindings = 50;

/** What a report says. */
interface Reported extends KeptValidation {
  /** How deep the site could be checked; absent for a valid one that is known. */
  readonly depth?: Validation['depth'];
  /** Absent where the site has errors. */
  readonly changes?: Validation['changes'];
  /** Absent where the site's own blocks cannot be used. */
  readonly findFixes?: () => Promise<Fixes>;
}

interface RunOptions {
  /** Whether code of the site's own may run in this thread: otherwise only what is known is reported. */
  readonly runsOwn: boolean;
}

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

/** With the style sheets of the site: no contract knows of them. */
async function validateAnew(root: string, options: RunOptions): Promise<Reported> {
  const validation = await validateParts(root, options);
  const sheets = await checkOwnSheets(openWorkspace(root));
  return { ...validation, findings: [...validation.findings, ...sheets] };
}

/** What is as it was when it was validated last is not read again, unless repairs are asked for. */
async function validateWhole(root: string, options: RunOptions): Promise<Reported> {
  const watch = new ValidationWatch(openWorkspace(root), findBuildInstant());
  const known = watch.find();
  if (known)
    return {
      ...known,
      findFixes: async () => (await validateParts(root, options)).findFixes?.() ?? new Map(),
    };
  const reported = await validateAnew(root, options);
  const { findings, silenced, omitted, hosts, changes } = reported;
  if (changes === undefined) return reported;
  const nextChange = new Date(changes.findNext()).toISOString();
  const found = { findings, silenced, omitted, nextChange, ...(hosts && { hosts }) };
  watch.keep(found, changes.findSameUntil());
  return { ...reported, nextChange };
}

/** Most calls need no repairs, and load nothing for them. */
async function findFixes(...site: ConstructorParameters<typeof Base>): Promise<Fixes> {
  const { Base } = await import('./edit/base');
  const { Trial } = await import('./edit/repairs/trial');
  const { findFixes } = await import('./edit/repairs/find-fixes');
  return findFixes(Trial.of(new Base(...site)));
}

function findHosts(
  publication: Validation['publication'],
  { shape }: Contract,
): readonly OutsideHost[] | undefined {
  if (publication === undefined) return undefined;
  const site = mainOf(publication);
  const { forms } = site.manifest;
  const providers = Object.entries(forms).map(([id, { provider }]) => [id, provider] as const);
  const declared = site.manifest.services;
  // Looking at all pages takes as long as some checks.
  const shown =
    Object.keys(declared).length === 0 ? [] : collectReferences(site, shape, 'service').service;
  const services = findUsedServices(declared, shown);
  return listOutsideHosts({ services, providers: Object.fromEntries(providers) });
}

/** Mistakes in the site's own blocks come alone: without them nothing else can be validated. */
async function validateParts(root: string, { runsOwn }: RunOptions): Promise<Reported> {
  if (!runsOwn) throw new NeedsThread();
  try {
    const world = await openWorld(root);
    await renewEditorHelp(world);
    const store = new FileStore(world.workspace);
    const source = readSite(world.workspace, { store });
    collectSooner(source.files.size);
    const validation = validateSite(source, world.contract);
    store.save();
    const hosts = findHosts(validation.publication, world.contract);
    return {
      ...validation,
      ...(hosts && { hosts }),
      findFixes: () => findFixes(world, { source, validation }),
    };
  } catch (error) {
    if (!(error instanceof InvalidCode)) throw error;
    return { findings: error.findings, silenced: [], omitted: noCounts, depth: 'syntax' };
  }
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
