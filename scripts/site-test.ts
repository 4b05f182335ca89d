// npm run test:site, or npx plinth test: everything that a machine can check of a site, with one summary.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from '../engine/model/finding';
import { countPages } from '../engine/output/site-facts';
import { attemptBuild, hasErrors } from './build';
import { parseArguments } from './command/arguments';
import { findBuildInstant } from './command/build-instant';
import { exitCodeOf, explainError } from './command/cannot-run';
import { toSiteCall } from './command/site-call';
import { siteTest } from './command/site-test';
import { readWhole } from './edit/commit';
import { formatSite } from './edit/format-site';
import { hasTraces } from './edit/translations/drop-traces';
import { renewEditorHelp } from './editor-help/renew-editor-help';
import type { World } from './files/world';
import type { BuildOutcome } from './output/build-request';
import { OverBudget } from './output/over-budget';
import { describeFindings } from './report/pretty';
import {
  type LeftOut,
  listProblems,
  type Outcome,
  type Passed,
  printOutcomes,
} from './site-test/check';
import { checkDocuments } from './site-test/check-documents';
import { checkExamples, isOfSite, listOwnTypes } from './site-test/check-examples';
import { checkInBrowser } from './site-test/check-in-browser';
import { checkTypes } from './site-test/check-types';
import { checkWords } from './site-test/check-words';
import { openWorld } from './source/open-world';

const describe = (findings: readonly Finding[], root: string): string[] =>
  describeFindings(findings, root).map(({ place, text }) => `${place}${text}`);

/** Warnings and notes do not fail: what is still to be filled in is a warning. */
function checkFindings(findings: readonly Finding[], root: string): Passed {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  const about = `${warnings} warnings, which \`${toSiteCall('npm run validate', root)}\` shows`;
  return { ...(warnings > 0 && { about }), problems: describe(errors, root) };
}

function checkForm(world: World): Passed {
  const { root } = world.workspace;
  const noted = hasTraces(root) ? world : undefined;
  // An edit of one value leaves it on its line.
  const look = () => formatSite(root, { world: noted, lines: 'written' });
  const { site, findings } = readWhole(root, look);
  if (findings.length > 0) return { problems: describe(findings, root) };
  const files = site.changes().map(({ path }) => path);
  const remedy = `\`${toSiteCall('npm run fmt', root)}\` writes it in canonical form.`;
  return { problems: files.map((path) => `${path}: ${remedy}`) };
}

/** @throws what the site cannot be blamed for */
function checkBuild({ publication, words, error }: BuildOutcome): Passed {
  if (error instanceof OverBudget) return { problems: error.breaches };
  if (isOfSite(error)) return { problems: [explainError(error)] };
  if (words === undefined || publication === undefined) throw error;
  return { about: `${countPages(publication)} pages`, problems: [] };
}

/** What no block of its own has to pass is not mentioned. */
const checkOwnBlocks = (world: World, now: Date): readonly [string, Promise<Passed | LeftOut>][] =>
  world.workspace.blocks.length === 0
    ? []
    : [
        ['types of own blocks', checkTypes(world)],
        ['examples of own blocks', checkExamples(world, now)],
      ];

async function checkSite(world: World, outDir: string): Promise<Outcome[]> {
  const { workspace } = world;
  const { root } = workspace;
  const now = findBuildInstant();
  const shard = { index: 1, count: 1 };
  const request = { world, outDir, shard, now };
  const built = await attemptBuild({ ...request, compressed: false, temporary: true });
  const outcomes: Outcome[] = [
    { name: 'findings', result: checkFindings(built.findings, root) },
    { name: 'canonical form', result: checkForm(world) },
  ];
  for (const [name, result] of checkOwnBlocks(world, now))
    outcomes.push({ name, result: await result });
  // What has errors was not built.
  if (hasErrors(built.findings)) return outcomes;
  const build = { name: 'build and budgets', result: checkBuild(built) };
  outcomes.push(build);
  const { publication } = built;
  if (publication === undefined || listProblems(build).length > 0) return outcomes;
  outcomes.push({ name: 'links and ids', result: checkDocuments(outDir) });
  const ownTypes = listOwnTypes(workspace);
  if (ownTypes.length > 0)
    outcomes.push({ name: 'words of own blocks', result: await checkWords(world, ownTypes, now) });
  return [...outcomes, ...(await checkInBrowser({ workspace, publication, outDir, ownTypes }))];
}

/** Exit code 0 when all passed, 1 when something failed, 2 when it cannot run. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { root } = parseArguments(siteTest, args);
    const world = await openWorld(root);
    await renewEditorHelp(world);
    const folder = mkdtempSync(join(tmpdir(), 'plinth-test-'));
    try {
      const outcomes = await checkSite(world, join(folder, 'dist'));
      process.stdout.write(printOutcomes(outcomes));
      return outcomes.some((outcome) => listProblems(outcome).length > 0) ? 1 : 0;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
