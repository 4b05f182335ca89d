// The one way in which commands change files: parts of the text are replaced, and every other byte is kept.

export interface Edit {
  /** In UTF-16 units from the start of the text. */
  readonly offset: number;
  /** How much is removed. */
  readonly length: number;
  /** The text that replaces it. */
  readonly text: string;
}

/** In order of position; edits at the same position keep their order. */
const sortEdits = (edits: readonly Edit[]): Edit[] =>
  edits
    .map((edit, index) => ({ edit, index }))
    .sort((a, b) => a.edit.offset - b.edit.offset || a.index - b.index)
    .map(({ edit }) => edit);

/** The text after all edits; their offsets count in the text before. @throws RangeError when two overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let end = 0;
  for (const { offset, length, text: added } of sortEdits(edits)) {
    if (offset < end || offset + length > text.length)
      throw new RangeError(`The edit at ${offset} overlaps another or leaves the text`);
    result += text.slice(end, offset) + added;
    end = offset + length;
  }
  return result + text.slice(end);
}

/** The edits that turn the new text back into the old one. */
export function invertEdits(text: string, edits: readonly Edit[]): Edit[] {
  let shift = 0;
  return sortEdits(edits).map(({ offset, length, text: added }) => {
    const inverse = {
      offset: offset + shift,
      length: added.length,
      text: text.slice(offset, offset + length),
    };
    shift += added.length - length;
    return inverse;
  });
}
