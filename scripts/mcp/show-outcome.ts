// What became of an edit → an answer: its files, what it changes for readers, or what refuses it and what would pass.
import type { JsonValue } from '../../engine/model/json';
import { findBuildInstant } from '../command/build-instant';
import { CannotRun } from '../command/cannot-run';
import { describeEdit } from '../diff/describe-edit';
import { RefusedOperation } from '../edit/apply-operations';
import { OutdatedFiles } from '../edit/apply-to-seen';
import type { Checked } from '../edit/check';
import type { EditOutcome } from '../edit/make-edit';
import type { Operation } from '../edit/operations';
import { printDiff } from '../edit/print-diff';
import { repairEdit } from '../edit/repairs/repair-edit';
import { shorten, takeFitting } from './room';
import { showFinding } from './show-findings';
import type { SiteSession } from './site-session';
import type { Answer } from './tool';

export const maxWords = 4000;

/** What an edit changes for readers. */
export const describeChanges = (checked: Checked, { base }: SiteSession): string | undefined => {
  const words = describeEdit(checked, base, { now: findBuildInstant() });
  return words === undefined ? undefined : shorten(words, maxWords);
};

const sentences = {
  written: 'Written. `undo` with the token takes it back.',
  accepted: 'It may be written: nothing was, it was only tried.',
  unchanged: 'The site says this already: nothing was written.',
  refused:
    'Nothing was written: the edit would bring errors. `fromSite.repair` has operations that would pass, where there are any.',
  repeated: 'This key was used for the same operations before: they were written once.',
  undone:
    'This key was used for the same operations before, and that edit was undone since: nothing was written. Give another key to write them again.',
  'not-allowed':
    'Nothing was written: the edit changes "rules", "budgets" or the host, by which edits are judged. A person does that, or the server is started with --allow-rules.',
} as const satisfies Record<EditOutcome['kind'] | 'undone', string>;

function showRepair(operations: readonly Operation[], session: SiteSession) {
  const repair = repairEdit(operations, session.base);
  return repair === undefined || repair.titles.length === 0
    ? undefined
    : { titles: [...repair.titles], operations: repair.operations as unknown as JsonValue };
}

function showChecked({ site, brought }: Checked, session: SiteSession) {
  const files = site.changes().map(({ path }) => path);
  const others = brought.filter(({ severity }) => severity !== 'error');
  return {
    files,
    seen: Object.fromEntries(files.map((path) => [path, session.hash(path)])),
    ...(others.length > 0 && {
      findings: takeFitting(
        others.map((finding) => showFinding(finding)),
        0,
        4000,
      ).taken,
    }),
  };
}

export function showOutcome(
  outcome: EditOutcome,
  {
    operations,
    session,
    words,
  }: { operations: readonly Operation[]; session: SiteSession; words: string | undefined },
): Answer {
  const about =
    sentences[outcome.kind === 'repeated' && outcome.isUndone ? 'undone' : outcome.kind];
  const { kind } = outcome;
  if (outcome.kind === 'repeated') return { outcome: kind, about, token: outcome.token };
  const { checked } = outcome;
  if (outcome.kind === 'refused') {
    const findings = takeFitting(
      checked.refusing.map((finding) => showFinding(finding)),
      0,
      8000,
    ).taken;
    return {
      outcome: kind,
      about,
      fromSite: { findings, repair: showRepair(operations, session) },
    };
  }
  if (outcome.kind === 'not-allowed') return { outcome: kind, about };
  return {
    ...{ outcome: kind, about },
    ...(outcome.kind === 'written' && { token: outcome.token }),
    fromSite: { ...showChecked(checked, session), changes: words },
  };
}

/** An edit that cannot be made, as an answer. */
export function explainRefusal(
  error: unknown,
  operations: readonly Operation[],
  session: SiteSession,
): Answer {
  if (error instanceof OutdatedFiles)
    return {
      outcome: 'outdated',
      about: 'Nothing was written: others have changed the same places since. Read them again.',
      fromSite: { diff: shorten(printDiff(error.changes), maxWords) },
    };
  if (error instanceof RefusedOperation)
    return {
      outcome: 'impossible',
      about:
        'Nothing was written: the site does not allow one of the operations; `count` is its index.',
      count: error.index,
      fromSite: { reason: error.message, repair: showRepair(operations, session) },
    };
  if (error instanceof CannotRun)
    return {
      outcome: 'impossible',
      about: 'Nothing was written; `fromSite.reason` says why.',
      fromSite: { reason: error.message },
    };
  throw error;
}

/** Members of `fromSite` of all these answers. */
export const says = {
  files: 'the files that change',
  seen: 'for the next `apply`',
  findings: 'what would be found then, and is not now',
  repair: 'operations that would pass in place of these',
  changes: 'what changes for readers',
  reason: 'why it cannot be done',
  diff: 'what others have written',
  mistakes: 'what is wrong with the operations',
};
