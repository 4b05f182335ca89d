// The text of a document → its lines, and where in it the characters of a part of it stand.

/** Where a part begins: an index in it, and the offset in the document. */
export type Start = readonly [index: number, offset: number];

/** A part of a document whose lines need not be next to one another there: markers stand between them. */
interface Placed {
  readonly text: string;
  /** In order; from each on, characters are next to one another. */
  readonly starts: readonly Start[];
}

export class SourceLines {
  readonly #text: string;
  readonly #offsets: readonly number[];

  constructor(text: string) {
    this.#text = text;
    const offsets = [0];
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code === 0x0d && text.charCodeAt(index + 1) === 0x0a) continue;
      if (code === 0x0a || code === 0x0d) offsets.push(index + 1);
    }
    this.#offsets = offsets;
  }

  /** Of the first character of a line, counted from 0. */
  offsetOf = (line: number): number => this.#offsets[line] ?? this.#text.length;

  textOf(line: number): string {
    const end = this.#offsets[line + 1];
    return this.#text.slice(this.offsetOf(line), end).replace(/[\r\n]+$/, '');
  }

  /** Of what is behind the last character of a line. */
  endOf = (line: number): number => this.offsetOf(line) + this.textOf(line).length;

  /** Of the first character of a line that is not blank. */
  wordsOf(line: number): number {
    return this.offsetOf(line) + Math.max(this.textOf(line).search(/\S/), 0);
  }

  /** Of a mark of a list or quotation, by how many of them stand before it; or of the last in the line. */
  markOf(line: number, index: number): number {
    const marks = [
      .../[ \t]*(>|[-+*](?=\s|$)|\d+[.)](?=\s|$))/dgy[Symbol.matchAll](this.textOf(line)),
    ];
    const mark = marks[Math.min(index, marks.length - 1)];
    return this.offsetOf(line) + (mark?.indices?.[1]?.[0] ?? 0);
  }

  /** Lines of a document without what stands before each, and without blanks at the end. */
  place(text: string, first: number): Placed {
    let index = 0;
    const starts = text.split('\n').map((line, number): Start => {
      const start: Start = [index, this.#find(line, first + number)];
      index += line.length + 1;
      return start;
    });
    return { text, starts };
  }

  #find(words: string, line: number): number {
    const whole = this.textOf(line);
    // Blanks at the end of a paragraph are no part of it, those of a line of code are; a tab may be one of its blanks.
    const at = whole.endsWith(words)
      ? whole.length - words.length
      : whole.lastIndexOf(words.trimEnd());
    return this.offsetOf(line) + Math.max(at, 0);
  }
}

/** The offset of a character of a part. */
export function toOffset(starts: readonly Start[], index: number): number {
  let [from, offset]: Start = starts[0] ?? [0, 0];
  for (const start of starts) {
    if (start[0] > index) break;
    [from, offset] = start;
  }
  return offset + index - from;
}

/** The starts of the characters from one index of a part to another, as indexes from 0. */
export const slicePlaced = (
  starts: readonly Start[],
  [from, to]: readonly [from: number, to: number],
): Start[] => [
  [0, toOffset(starts, from)],
  ...starts.flatMap(([index, offset]): Start[] =>
    index > from && index < to ? [[index - from, offset]] : [],
  ),
];
