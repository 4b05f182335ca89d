// What an edit would change, or what an earlier one has changed: for readers, and line by line.
import { tryEdit } from '../../edit/make-edit';
import { printDiff } from '../../edit/print-diff';
import { readKept } from '../../edit/read-kept';
import { readHistory } from '../../journal/history';
import {
  type EditInput,
  operationsInput,
  parseEdit,
  seenInput,
  tokenInput,
  translationsInput,
} from '../edit-input';
import { shorten } from '../room';
import { describeChanges, explainRefusal, says } from '../show-outcome';
import type { SiteSession } from '../site-session';
import type { Answer, Tool } from '../tool';
import { ToolError } from '../tool-error';

interface DiffInput extends EditInput {
  readonly token?: string;
}

const maxDiff = 5000;

/** What an edit of the past has changed. */
function showPast(token: string, { root }: SiteSession): Answer {
  const edit = readHistory(root).find((one) => one.token === token);
  if (edit === undefined) throw new ToolError('No edit that can be undone has this token.');
  const changes = edit.changes.map(({ path, before, after }) => ({
    ...{ path, before: readKept(root, before) },
    after: readKept(root, after),
  }));
  return { fromSite: { changes: edit.record.about, diff: shorten(printDiff(changes), maxDiff) } };
}

function showDiff({ token, ...input }: DiffInput, session: SiteSession): Answer {
  if (token !== undefined) return showPast(token, session);
  const { operations, seen } = parseEdit(input, session, false);
  try {
    const outcome = tryEdit({ operations, seen, allowRules: true }, session.base);
    if (outcome.kind === 'repeated') throw new ToolError('Nothing to show.');
    const { checked } = outcome;
    return {
      fromSite: {
        changes: checked.refusing.length > 0 ? undefined : describeChanges(checked, session),
        diff: shorten(printDiff(checked.site.changes()), maxDiff),
      },
    };
  } catch (error) {
    return explainRefusal(error, operations, session);
  }
}

export const diffTool: Tool = {
  name: 'diff',
  title: 'Show what an edit changes',
  about:
    'What operations would change: for readers, in words, and in the files, line by line; or, with a token, what that edit has changed. Nothing is written.',
  input: {
    operations: operationsInput,
    translations: translationsInput,
    seen: seenInput,
    token: tokenInput,
  },
  says: { ...says, diff: 'what changes in the files' },
  run: showDiff,
};
