// The text of a document → its lines, and where in it the characters of a part of it stand.

/** Where a part begins: an index in it, and the offset in the document. */
export type Start = readonly [index: number, offset: number];

/** A part of a document whose lines need not be next to one another there: markers stand between them. */
interface Placed {
  readonly text: string;
  /** In order; from each on, characters are next to one another. */
  readonly starts: readonly Start[];
}

const isBlank = (code: number): boolean => code === 0x20 || code === 0x09;

const isLineEnd = (code: number): boolean => code === 0x0a || code === 0x0d;

export class SourceLines {
  readonly #text: string;
  readonly #offsets: readonly number[];

  constructor(text: string) {
    this.#text = text;
    const offsets = [0];
    if (text.includes('\r')) {
      for (const { 0: end, index } of text.matchAll(/\r\n?|\n/g)) offsets.push(index + end.length);
    } else {
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        offsets.push(at + 1);
    }
    this.#offsets = offsets;
  }

  get count(): number {
    return this.#offsets.length;
  }

  /** Of the first character of a line, counted from 0. */
  offsetOf = (line: number): number => this.#offsets[line] ?? this.#text.length;

  /** Of what is behind the last character of a line. */
  endOf(line: number): number {
    const start = this.offsetOf(line);
    let end = this.#offsets[line + 1] ?? this.#text.length;
    while (end > start && isLineEnd(this.#text.charCodeAt(end - 1))) end -= 1;
    return end;
  }

  /** Of what is behind the last of some lines that is not blank. */
  endOfWords(first: number, behind: number): number {
    let line = behind - 1;
    while (line > first && this.textOf(line).trim() === '') line -= 1;
    return this.endOf(line);
  }

  textOf = (line: number): string => this.#text.slice(this.offsetOf(line), this.endOf(line));

  /** Of the first character of a line that is not blank. */
  wordsOf(line: number): number {
    const end = this.endOf(line);
    let at = this.offsetOf(line);
    while (at < end && isBlank(this.#text.charCodeAt(at))) at += 1;
    return at < end ? at : this.offsetOf(line);
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
    if (!text.includes('\n')) return { text, starts: [[0, this.#find(text, first)]] };
    let index = 0;
    const starts = text.split('\n').map((line, number): Start => {
      const start: Start = [index, this.#find(line, first + number)];
      index += line.length + 1;
      return start;
    });
    return { text, starts };
  }

  /** Blanks at the end of a paragraph are not part of it, those of a line of code are; a tab may be one of its blanks. */
  #find(words: string, line: number): number {
    const end = this.endOf(line);
    if (this.#text.endsWith(words, end)) return Math.max(end - words.length, this.offsetOf(line));
    const found = this.#text.lastIndexOf(words.trimEnd(), end - words.trimEnd().length);
    return Math.max(found, this.offsetOf(line));
  }
}

/** The offset of a character of a part. */
export function toOffset(starts: readonly Start[], index: number): number {
  let at = starts.length - 1;
  while (at > 0 && (starts[at]?.[0] ?? 0) > index) at -= 1;
  const [from, offset] = starts[at] ?? [0, 0];
  return offset + index - from;
}

/** From the first character of a part to behind its last. */
export const spanOf = ({ text, starts }: Placed): readonly [start: number, end: number] => [
  toOffset(starts, 0),
  toOffset(starts, text.length),
];

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
