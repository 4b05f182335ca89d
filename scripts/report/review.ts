// Findings → comments of a review on GitHub, each with the lines that its repair would put in their place.
import type { Finding } from '../../engine/model/finding';
import { applyEdits, type Edit } from '../edit/edits';
import type { Fix, Fixes } from '../edit/repairs/find-fixes';
import { findingsFile } from './findings-file';
import { escapeMarkdown } from './github';
import { toShown } from './relocate';

/** https://docs.github.com/rest/pulls/comments: what is sent, but for the commit. */
interface Comment {
  readonly path: string;
  readonly side: 'RIGHT';
  /** Only of more than one line. */
  readonly start_line?: number;
  readonly start_side?: 'RIGHT';
  readonly line: number;
  readonly body: string;
}

/** In lines: what lies closer together is one hunk of a diff. */
const maxGap = 6;

const countLines = (text: string): number => text.split('\n').length - 1;

/** Whether all edits are in one hunk. */
function areTogether(text: string, edits: readonly Edit[]): boolean {
  const sorted = [...edits].sort((one, other) => one.offset - other.offset);
  return sorted.every(({ offset }, index) => {
    const before = sorted[index - 1];
    if (before === undefined) return true;
    return countLines(text.slice(before.offset + before.length, offset)) <= maxGap;
  });
}

interface Lines {
  /** From 1. */
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

/** The lines that edits change, and what they become. */
function replaceLines(text: string, edits: readonly Edit[]): Lines {
  const start = Math.min(...edits.map(({ offset }) => offset));
  const end = Math.max(...edits.map(({ offset, length }) => offset + length));
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const moved = edits.map((edit) => ({ ...edit, offset: edit.offset - from }));
  const first = countLines(text.slice(0, from)) + 1;
  return {
    ...{ first, last: first + countLines(text.slice(from, to)) },
    text: applyEdits(text.slice(from, to), moved),
  };
}

/** Undefined where the repair is more than one change of one file. */
function findLines(fix: Fix, read: (file: string) => string | undefined) {
  const [operation, ...others] = fix.operations;
  if (operation?.op !== 'edit' || others.length > 0 || operation.edits.length === 0)
    return undefined;
  const text = read(operation.file);
  if (text === undefined || !areTogether(text, operation.edits)) return undefined;
  return { file: operation.file, ...replaceLines(text, operation.edits) };
}

/** A fence that the text does not end. */
function fence(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}suggestion\n${text}\n${marks}`;
}

interface Reviewed {
  /** The folder of the site: paths are relative to the current one. */
  readonly root: string;
  readonly fixes: Fixes;
  /** The text of a file of the site. */
  readonly read: (file: string) => string | undefined;
}

/** A JSON list of comments; findings without such a repair are left to annotations. */
export function printReview(findings: readonly Finding[], { root, fixes, read }: Reviewed): string {
  const comments = findings.flatMap((finding): Comment[] => {
    const fix = fixes.get(finding);
    const found = fix && findLines(fix, read);
    if (fix === undefined || found === undefined) return [];
    const { file, first, last, text } = found;
    const { code, message, hint } = finding;
    const words = escapeMarkdown(`${message} ${hint} (${findingsFile}#${code})`);
    return [
      {
        ...{ path: toShown(root, file), side: 'RIGHT', line: last },
        ...(first < last && { start_line: first, start_side: 'RIGHT' }),
        body: `${words}\n\n${escapeMarkdown(fix.title)}\n${fence(text)}`,
      },
    ];
  });
  return `${JSON.stringify(comments, null, 2)}\n`;
}
