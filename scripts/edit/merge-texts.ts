// What an edit changed, and what others have changed since → a text with both, if they touch different lines.
import { diffArrays } from 'diff';
import { applyEdits, type Edit } from './edits';

const toLines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** The edits, by whole lines, that make one text of another. */
function findLineEdits(from: string, to: string): Edit[] {
  const edits: Edit[] = [];
  let offset = 0;
  for (const { value, added, removed } of diffArrays(toLines(from), toLines(to))) {
    const text = value.join('');
    if (removed) edits.push({ offset, length: text.length, text: '' });
    if (removed || !added) offset += text.length;
    if (!added) continue;
    const last = edits.at(-1);
    // What comes in the place of removed lines.
    if (last !== undefined && last.text === '' && last.offset + last.length === offset)
      edits[edits.length - 1] = { ...last, text };
    else edits.push({ offset, length: 0, text });
  }
  return edits;
}

/** Edits that begin or end where others do change neighbouring lines: which comes first, nobody knows. */
const touches = (one: Edit, other: Edit): boolean =>
  one.offset <= other.offset + other.length && other.offset <= one.offset + one.length;

interface Versions {
  /** Before both. */
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

/** Undefined where both changed the same lines, or lines next to each other. */
export function mergeTexts({ base, ours, theirs }: Versions): string | undefined {
  const [own, foreign] = [findLineEdits(base, ours), findLineEdits(base, theirs)];
  if (own.some((one) => foreign.some((other) => touches(one, other)))) return undefined;
  return applyEdits(base, [...own, ...foreign]);
}
