// Tools that change the site, or try to: check, apply, undo, diff. Nothing is written that brings an error.

import { type EditRequest, makeEdit, tryEdit } from '../../edit/make-edit';
import { printDiff } from '../../edit/print-diff';
import { takeBackEdit } from '../../edit/take-back-edit';
import { findUndo } from '../../edit/undo-edit';
import {
  checkChanged,
  type EditInput,
  operationsInput,
  parseEdit,
  seenInput,
  tokenInput,
  translationsInput,
} from '../edit-input';
import { shorten } from '../room';
import { describeChanges, explainRefusal, maxWords, says, showOutcome } from '../show-outcome';
import type { SiteSession } from '../site-session';
import type { Answer, Tool } from '../tool';
import { isOfCode, writeCode } from '../write-code';

function attempt(input: EditInput, session: SiteSession, act: typeof makeEdit): Answer {
  const { operations, seen } = parseEdit(input, session, act === makeEdit);
  let words: string | undefined;
  const request: EditRequest = {
    ...{ operations, seen, key: input.key, allowRules: session.limits.allowRules },
    willWrite: (checked) => {
      checkChanged(
        checked.site.changes().map(({ path }) => path),
        session,
      );
      words = describeChanges(checked, session);
    },
  };
  try {
    return showOutcome(act(request, session.base), { operations, session, words });
  } catch (error) {
    return explainRefusal(error, operations, session);
  }
}

export const checkTool: Tool = {
  name: 'check',
  title: 'Check an edit',
  about:
    'Tries operations against the whole site without writing: what they would change for readers, or the errors that refuse them, with a repair.',
  input: { operations: operationsInput, translations: translationsInput, seen: seenInput },
  says,
  run: (input: EditInput, session) => attempt(input, session, tryEdit),
};

export const applyTool: Tool = {
  name: 'apply',
  title: 'Make an edit',
  about:
    'Writes operations, all or none, if they bring no error to the site; else nothing, with the errors and a repair. Needs "seen" of the answers that the operations were made from.',
  writes: true,
  input: {
    operations: operationsInput,
    translations: translationsInput,
    seen: seenInput,
    key: {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      description:
        'A name of your own for this edit: sent again with it, the same operations are written once.',
    },
  },
  required: ['seen'],
  says,
  run: (input: EditInput, session) =>
    isOfCode(input, session) ? writeCode(input, session) : attempt(input, session, makeEdit),
};

function takeBack({ token }: { readonly token: string }, session: SiteSession): Answer {
  try {
    const outcome = takeBackEdit(
      {
        findEdit: (root) => findUndo(root, token),
        allowRules: session.limits.allowRules,
        willWrite: ({ site }) =>
          checkChanged(
            site.changes().map(({ path }) => path),
            session,
          ),
      },
      session.base,
    );
    if (outcome.kind === 'lost')
      return {
        outcome: 'lost',
        about: 'Nothing was written: others have changed the same since, and it would be lost.',
        fromSite: { diff: shorten(printDiff(outcome.conflicts), maxWords) },
      };
    const shown = showOutcome(outcome, { operations: [], session, words: undefined });
    return outcome.kind === 'written'
      ? { ...shown, about: 'Taken back. `undo` with this token makes it again.' }
      : shown;
  } catch (error) {
    return explainRefusal(error, [], session);
  }
}

export const undoTool: Tool = {
  name: 'undo',
  title: 'Take an edit back',
  about: 'Takes back the edit of a token that `apply` has answered. What was written since stays.',
  writes: true,
  input: {
    token: tokenInput,
  },
  required: ['token'],
  says,
  run: takeBack,
};
