// Operations, and the site that they are for → what they would change, and what would be found then. Nothing is written.
import type { Validation } from '../../engine/manifest/validate-site';
import type { Finding } from '../../engine/model/finding';
import type { FileChange } from '../journal/exchange-files';
import { applyToSeen } from './apply-to-seen';
import type { Base } from './base';
import {
  compareFindings,
  findDeepened,
  isDeeper,
  isOfMeaning,
  nameFinding,
  type Renames,
} from './compare-findings';
import type { Operation } from './operations';
import type { SeenFiles } from './seen-files';
import type { SiteEdit } from './site-edit';

export interface Checked {
  /** The files with the changes, which are not written. */
  readonly site: SiteEdit;
  /** Everything that is found in the changed site. */
  readonly findings: readonly Finding[];
  /** Undefined if there is an error. */
  readonly publication: Validation['publication'];
  /** What is found there, and not in the site as it is. */
  readonly brought: readonly Finding[];
  /** What is found in the site as it is, and not in the changed one. */
  readonly gone: readonly Finding[];
  /** The errors for which the edit is refused: it may be written where there are none. */
  readonly refusing: readonly Finding[];
  /** Other errors that are brought: they may have been there all along, hidden by what is fixed now. */
  readonly deeper: readonly Finding[];
  /** New words that wait for their translation: an error, which no edit of the site's own words can do without. */
  readonly untranslated: readonly Finding[];
}

const isError = ({ severity }: Finding): boolean => severity === 'error';

export const isUntranslated = ({ code }: Finding): boolean => code === 'missing-translation';

interface Compared {
  readonly changes: readonly FileChange[];
  readonly after: Validation;
  readonly brought: readonly Finding[];
  readonly gone: readonly Finding[];
}

/** The errors that would show as well if nothing had changed but the files whose meaning can be checked now. */
function findUncovered(base: Base, { changes, after, brought }: Compared): ReadonlySet<Finding> {
  const files = findDeepened(base.validation, after);
  const some = changes.filter(({ path }) => files.has(path));
  if (some.length === 0 || brought.length === 0) return new Set();
  const others = changes.filter(({ path }) => !files.has(path));
  const found = some.length === changes.length ? after : base.validate(some);
  const { brought: ofOthers } = compareFindings([found.findings, after.findings], others);
  const caused = new Set(ofOthers);
  return new Set(brought.filter((finding) => isOfMeaning(finding) && !caused.has(finding)));
}

/** The errors that go, for who undoes the edit. */
export const listFixed = (gone: readonly Finding[]): readonly string[] | undefined =>
  gone.some(isError) ? gone.filter(isError).map(nameFinding) : undefined;

/** An undoing may bring back the errors that the edit had fixed, each once. */
export function allowFixed(
  checked: Checked,
  fixed: readonly string[] = [],
): Checked & { readonly returning: readonly Finding[] } {
  const left = [...fixed];
  const returning = checked.refusing.filter((finding) => {
    const index = left.indexOf(nameFinding(finding));
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  const refusing = checked.refusing.filter((finding) => !returning.includes(finding));
  return { ...checked, refusing, returning };
}

interface CheckOptions {
  readonly renames?: Renames;
  /** What was found in the changed site, where that is known. */
  readonly after?: Validation;
}

/** Checks changes that were made to the files of the site. */
export function checkEdit(
  site: SiteEdit,
  base: Base,
  { renames, after = base.validate(site.changes()) }: CheckOptions = {},
): Checked {
  const changes = site.changes();
  const before = base.validation;
  const { brought, gone } = compareFindings([before.findings, after.findings], changes, renames);
  const errors = brought.filter((finding) => isError(finding) && !isUntranslated(finding));
  const hidden = errors.filter((finding) => isDeeper(finding, [before, after], gone));
  const others = errors.filter((finding) => !hidden.includes(finding));
  const uncovered = findUncovered(base, { changes, after, brought: others, gone });
  const refusing = others.filter((finding) => !uncovered.has(finding));
  return {
    ...{ site, findings: after.findings, publication: after.publication, brought, gone, refusing },
    deeper: errors.filter((finding) => !refusing.includes(finding)),
    untranslated: brought.filter(isUntranslated),
  };
}

/** What the ids and addresses of pages become, which findings name. */
export const findRenames = (operations: readonly Operation[]): Renames =>
  new Map(
    operations.flatMap((operation) =>
      operation.op === 'page rename' || operation.op === 'form rename'
        ? [[operation.id, operation.to] as const]
        : [],
    ),
  );

/**
 * `seen`: the files that the operations were made for, where their caller says so.
 * @throws CannotRun for an operation that the site does not allow, and OutdatedFiles.
 */
export function check(operations: readonly Operation[], base: Base, seen?: SeenFiles): Checked {
  const site = applyToSeen(base, operations, seen);
  return checkEdit(site, base, { renames: findRenames(operations) });
}
