// The tree that two revisions become → the errors that neither of them has, and the repairs of these.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Validation } from '../../engine/manifest/validate-site';
import type { Finding } from '../../engine/model/finding';
import type { Json } from '../../engine/model/json';
import { InvalidCode } from '../command/invalid-code';
import { openBase } from '../diff/read-sites';
import { Base } from '../edit/base';
import { compareFindings, isDeeper, nameFinding } from '../edit/compare-findings';
import { findFixing, findRepair } from '../edit/repairs/find-repair';
import { Trial } from '../edit/repairs/trial';
import type { World } from '../files/world';
import { extractTree } from '../git/extract-tree';
import { listChanged } from '../git/merge-tree';
import { findGit } from '../git/run-git';
import type { FileChange } from '../journal/exchange-files';
import { toContent } from '../source/read-site-file';
import { listFormer } from './lost-variables';
import { findPrefix } from './merge-revisions';

export interface MergeSides {
  /** Commits or trees of the repository: both sides, and what comes of them, which may be the second itself. */
  readonly ours: string;
  readonly theirs: string;
  readonly merged: string;
}

export interface CheckedMerge {
  /** Errors that neither side has; where what comes of them is the second side, those that the first lacks. */
  readonly refusing: readonly Finding[];
  /** What would make it pass, a sentence for each step; empty where that is not known. */
  readonly repairs: readonly string[];
  /** What the repairs change. */
  readonly changes: readonly FileChange[];
  /** The folder of the merged site, as long as it is checked. */
  readonly folder: string;
}

const isError = ({ severity }: Finding): boolean => severity === 'error';

/** The site of a tree, in a folder of its own. */
class ExtractedSite {
  readonly folder: string;
  readonly tree: string;

  constructor(root: string, name: string, folder: string) {
    const inside = `${name}:${findPrefix(root).replace(/\/$/, '')}`;
    const tree = findGit(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', inside]);
    this.tree = tree?.toString().trim() ?? '';
    this.folder = folder;
    extractTree(root, { tree: this.tree, name, folder });
  }

  read(path: string): FileChange['before'] {
    try {
      return toContent(readFileSync(join(this.folder, path)));
    } catch {
      return undefined;
    }
  }
}

const findChanges = (root: string, from: ExtractedSite, to: ExtractedSite): FileChange[] =>
  listChanged(root, from.tree, to.tree).map((path) => ({
    path,
    before: from.read(path),
    after: to.read(path),
  }));

/** The errors of the second that the first lacks, and could have shown. */
function findBrought(
  before: Validation,
  after: Validation,
  changes: readonly FileChange[],
): readonly Finding[] {
  const { brought, gone } = compareFindings([before.findings, after.findings], changes);
  return brought.filter((finding) => isError(finding) && !isDeeper(finding, [before, after], gone));
}

interface SideOfMerge {
  readonly validation: Validation;
  /** From it to the merged site. */
  readonly changes: readonly FileChange[];
}

/** The errors of the merged site that no side has. */
export function findMergeErrors(
  merged: Validation,
  sides: readonly [SideOfMerge, ...SideOfMerge[]],
): readonly Finding[] {
  const brought = sides.map(({ validation, changes }) => findBrought(validation, merged, changes));
  return (brought[0] ?? []).filter((finding) => brought.every((all) => all.includes(finding)));
}

const maxSteps = 10;

/** One error after the other, as far as repairs are known of all of them. `sides` are the manifests of both. */
function repair(
  base: Base,
  refusing: readonly Finding[],
  sides: readonly Json[],
): Pick<CheckedMerge, 'repairs' | 'changes'> {
  let trial = Trial.of(base);
  const repairs: string[] = [];
  const names = new Set(refusing.map(nameFinding));
  for (let step = 0; step < maxSteps; step += 1) {
    const [finding] = trial.findings.filter((one) => isError(one) && names.has(nameFinding(one)));
    if (finding === undefined) return { repairs, changes: trial.edit.changes() };
    const found =
      finding.code === 'unknown-variable'
        ? findFixing(listFormer(finding, trial, sides), finding, trial)
        : findRepair(finding, trial);
    if (found === undefined) break;
    trial = found.after;
    repairs.push(found.title);
  }
  return { repairs: [], changes: [] };
}

async function openAt(world: World, { folder }: ExtractedSite): Promise<Base> {
  return new Base(await openBase(world, folder));
}

/** Mistakes in own blocks of the merged site that neither side has. */
const withoutCode = (findings: readonly Finding[], folder: string): CheckedMerge => ({
  ...{ refusing: findings, repairs: [], changes: [], folder },
});

async function check(world: World, sides: MergeSides, folder: string): Promise<CheckedMerge> {
  const { root } = world.workspace;
  const extract = (name: keyof MergeSides): ExtractedSite =>
    new ExtractedSite(root, sides[name], join(folder, name));
  const [ours, theirs, merged] = [extract('ours'), extract('theirs'), extract('merged')];
  let after: Base;
  try {
    after = await openAt(world, merged);
  } catch (error) {
    if (error instanceof InvalidCode) return withoutCode(error.findings, merged.folder);
    throw error;
  }
  const [one, other] = [await openAt(world, ours), await openAt(world, theirs)];
  const ofOurs = { validation: one.validation, changes: findChanges(root, ours, merged) };
  const ofTheirs = { validation: other.validation, changes: findChanges(root, theirs, merged) };
  const isTheirs = sides.merged === sides.theirs;
  const refusing = findMergeErrors(after.validation, isTheirs ? [ofOurs] : [ofOurs, ofTheirs]);
  if (refusing.length === 0) return { refusing, repairs: [], changes: [], folder: merged.folder };
  const manifests = [one, other].map((side) => Trial.of(side).manifest);
  return { refusing, ...repair(after, refusing, manifests), folder: merged.folder };
}

/** Calls back while the folders are there. */
export async function withCheckedMerge<Result>(
  world: World,
  sides: MergeSides,
  use: (checked: CheckedMerge) => Result,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-merge-'));
  try {
    return use(await check(world, sides, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
