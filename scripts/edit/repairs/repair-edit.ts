// An edit that is refused → operations in its place that pass, tried before anybody is offered them.
import { nameRules } from '../../../engine/manifest/rules/name-rules';
import type { Finding } from '../../../engine/model/finding';
import { applyOperations, RefusedOperation } from '../apply-operations';
import type { Base } from '../base';
import { check, checkEdit, findRenames } from '../check';
import type { Operation } from '../operations';
import { toTextOperations } from './find-fixes';
import { listRepairs } from './find-repair';
import { listInstead, listOfModel } from './operation-repairs';
import type { Repair } from './repair';
import { isChanged, keepsBase, removesWhole } from './take-back';
import { Trial } from './trial';

interface RepairedEdit {
  /** What the repair does: a sentence for each step. */
  readonly titles: readonly string[];
  /** All operations, in place of those that are refused. */
  readonly operations: readonly Operation[];
  readonly checked: ReturnType<typeof check>;
}

/** The operations, and what was done to them until now. */
type Attempt = Pick<RepairedEdit, 'titles' | 'operations'>;

/** An edit that needs more than this is better begun again. */
const maxSteps = 10;

/** How many repairs are gone on from, of all findings. */
const maxTries = 30;

/** How many operations are said in another way. */
const maxDepth = 3;

const isOfText = ({ op }: Operation): boolean => op === 'edit' || op === 'write';

/** What makes the same files when it is applied behind all operations before it. */
const toExact = (repair: Repair, before: Trial, after: Trial): readonly Operation[] =>
  repair.operations.some(isOfText) ? toTextOperations(before, after) : repair.operations;

/** What names something that an edit removes goes with it. */
const isOfName = ({ code }: Finding): boolean => Object.hasOwn(nameRules, code);

function findFirst<One, Found>(
  among: Iterable<One>,
  find: (one: One) => Found | undefined,
): Found | undefined {
  for (const one of among) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Repairs what would be found, one error after the other; where a repair leads nowhere, the next one is tried. */
function repairFindings({ titles, operations }: Attempt, base: Base): Attempt | undefined {
  const renames = findRenames(operations);
  let triesLeft = maxTries;
  const goOn = (before: Trial, done: Attempt): Attempt | undefined => {
    const { refusing } = checkEdit(before.edit, base, { renames, after: before.validation });
    if (refusing.length === 0) return done;
    if (done.titles.length >= titles.length + maxSteps) return undefined;
    for (const finding of refusing) {
      const accepts = (after: Trial, { operations: made }: Repair): boolean =>
        isChanged(after.edit) && (isOfName(finding) ? removesWhole : keepsBase)(before.edit, made);
      let isRepairable = false;
      for (const repair of listRepairs(finding, before, { accepts })) {
        isRepairable = true;
        triesLeft -= 1;
        if (triesLeft < 0) return undefined;
        const found = goOn(repair.after, {
          titles: [...done.titles, repair.title],
          operations: [...done.operations, ...toExact(repair, before, repair.after)],
        });
        if (found !== undefined) return found;
      }
      if (isRepairable) return undefined;
    }
    return undefined;
  };
  const site = base.begin();
  applyOperations(site, base.world, operations);
  return goOn(Trial.of(base, site), { titles, operations });
}

/** Other ways to say one of the operations. */
function* replaceAt(
  { titles, operations }: Attempt,
  index: number,
  repairs: Iterable<Repair>,
): Iterable<Attempt> {
  for (const { title, operations: others } of repairs)
    yield { titles: [...titles, title], operations: operations.toSpliced(index, 1, ...others) };
}

/** In place of an operation that the site does not allow where it comes. */
function listAllowed(attempt: Attempt, index: number, base: Base): Iterable<Attempt> {
  const operation = attempt.operations[index];
  if (operation === undefined) return [];
  const site = base.begin();
  applyOperations(site, base.world, attempt.operations.slice(0, index));
  const before = Trial.of(base, site);
  return replaceAt(attempt, index, listInstead(operation, before));
}

function* listOthers(attempt: Attempt, base: Base): Iterable<Attempt> {
  const site = Trial.of(base);
  for (const [index, operation] of attempt.operations.entries())
    yield* replaceAt(attempt, index, listOfModel(operation, site));
}

function isRight(operations: readonly Operation[], base: Base) {
  const checked = check(operations, base);
  return checked.refusing.length === 0 && isChanged(checked.site) ? checked : undefined;
}

/** Tries the operations as they are, with repairs of what they would bring, and said in another way. */
function repairAttempt(attempt: Attempt, base: Base, depth: number): RepairedEdit | undefined {
  try {
    const checked = isRight(attempt.operations, base);
    if (checked !== undefined) return { ...attempt, checked };
  } catch (error) {
    if (!(error instanceof RefusedOperation)) throw error;
    if (depth === 0) return undefined;
    return findFirst(listAllowed(attempt, error.index, base), (one) =>
      repairAttempt(one, base, depth - 1),
    );
  }
  const ofModel =
    depth > 1
      ? findFirst(listOthers(attempt, base), (one) => repairAttempt(one, base, 1))
      : undefined;
  if (ofModel !== undefined) return ofModel;
  const repaired = repairFindings(attempt, base);
  const checked = repaired && isRight(repaired.operations, base);
  return checked && { ...repaired, checked };
}

/** For operations that are refused, or that the site does not allow; undefined where no repair is known. */
export const repairEdit = (
  operations: readonly Operation[],
  base: Base,
): RepairedEdit | undefined => repairAttempt({ titles: [], operations }, base, maxDepth);
