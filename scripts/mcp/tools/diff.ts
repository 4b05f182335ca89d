// What an edit would change, or what an earlier one has changed: for readers, and line by line.
import { tryEdit } from '../../edit/make-edit';
import { printDiff } from '../../edit/print-diff';
import { readKept } from '../../edit/read-kept';
import type { FileChange } from '../../journal/exchange-files';
import { readHistory } from '../../journal/history';
import {
  type EditInput,
  operationsInput,
  parseEdit,
  seenInput,
  tokenInput,
  translationsInput,
} from '../edit-input';
import { takeText } from '../room';
import { describeChanges, explainRefusal, says } from '../show-outcome';
import type { SiteSession } from '../site-session';
import type { Answer, Tool } from '../tool';
import { ToolError } from '../tool-error';
import { nextInput } from './outline';

interface DiffInput extends EditInput {
  readonly token?: string;
  /** Where the lines go on. */
  readonly next?: number;
}

const maxDiff = 5000;

/** The lines from a character on. */
function showLines(changes: readonly FileChange[], next?: number): Answer {
  const { text, next: more } = takeText(printDiff(changes), next, maxDiff);
  return { fromSite: { diff: text }, ...(more !== undefined && { next: more }) };
}

const withWords = (answer: Answer, changes: string | undefined): Answer => ({
  ...answer,
  fromSite: { ...(changes !== undefined && { changes }), ...answer.fromSite },
});

/** What an edit of the past has changed. */
function showPast(token: string, { root }: SiteSession, next?: number): Answer {
  const edit = readHistory(root).find((one) => one.token === token);
  if (edit === undefined) throw new ToolError('No edit that can be undone has this token.');
  const changes = edit.changes.map(({ path, before, after }) => ({
    ...{ path, before: readKept(root, before) },
    after: readKept(root, after),
  }));
  return withWords(showLines(changes, next), edit.record.about);
}

function showDiff({ token, next, ...input }: DiffInput, session: SiteSession): Answer {
  if (token !== undefined) return showPast(token, session, next);
  const { operations, seen } = parseEdit(input, session, false);
  try {
    const outcome = tryEdit({ operations, seen, allowRules: true }, session.base);
    if (outcome.kind === 'repeated') throw new ToolError('Nothing to show.');
    const { checked } = outcome;
    return withWords(
      showLines(checked.site.changes(), next),
      checked.refusing.length > 0 ? undefined : describeChanges(checked, session),
    );
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
    next: nextInput,
  },
  says: { ...says, diff: 'what changes in the files' },
  run: showDiff,
};
