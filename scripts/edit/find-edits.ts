// A text before and after a change → the edits between them, line by line.
import { diffLines } from 'diff';
import type { Edit } from './edits';

/** Without what both begin and end with. */
function trim({ offset, length, text }: Edit, before: string): Edit {
  const old = before.slice(offset, offset + length);
  const most = Math.min(old.length, text.length);
  let start = 0;
  while (start < most && old[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === text.at(-1 - end)) end += 1;
  return {
    offset: offset + start,
    length: length - start - end,
    text: text.slice(start, text.length - end),
  };
}

export function findEdits(before: string, after: string): Edit[] {
  const edits: Edit[] = [];
  let [offset, open] = [0, undefined as Edit | undefined];
  for (const { value, added, removed } of diffLines(before, after)) {
    if (added || removed) {
      const { offset: start, length, text } = open ?? { offset, length: 0, text: '' };
      open = {
        offset: start,
        length: length + (removed ? value.length : 0),
        text: text + (added ? value : ''),
      };
    } else {
      if (open) edits.push(trim(open, before));
      open = undefined;
    }
    if (!added) offset += value.length;
  }
  if (open) edits.push(trim(open, before));
  return edits;
}
