// The text of a manifest → where its pages stand in it, found without parsing: of a large site they are nearly all of it.

/** The text of one page, from an offset to another. */
interface PageText {
  /** As it is written, in quotes. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

export interface PageTexts {
  /** Behind the bracket that opens the map of pages. */
  readonly start: number;
  /** Before the bracket that closes it. */
  readonly end: number;
  readonly pages: readonly PageText[];
}

const [quote, backslash, comma, colon, lineBreak] = [0x22, 0x5c, 0x2c, 0x3a, 0x0a];
const [openList, closeList, open, close] = [0x5b, 0x5d, 0x7b, 0x7d];

const isSpace = (code: number): boolean =>
  code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

function skipSpace(text: string, start: number): number {
  let at = start;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

/** Behind a string; the end of the text where it has none. */
function findStringEnd(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at > 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === backslash) slashes += 1;
    if (slashes % 2 === 0) return at + 1;
  }
  return text.length;
}

/**
 * Behind an object on lines of its own, where they are indented as usual: at the bracket that stands where its first line begins.
 * Of another text this is somewhere else: then what is there does not parse.
 */
function findBlockEnd(text: string, start: number): number | undefined {
  if (text.charCodeAt(start) !== open || text.charCodeAt(start + 1) !== lineBreak) return undefined;
  const line = text.lastIndexOf('\n', start) + 1;
  const close = `\n${text.slice(line, skipSpace(text, line))}}`;
  const at = text.indexOf(close, start);
  return at < 0 ? undefined : at + close.length;
}

/** Behind a value. */
function findValueEnd(text: string, start: number): number {
  const blockEnd = findBlockEnd(text, start);
  if (blockEnd !== undefined) return blockEnd;
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at = findStringEnd(text, at) - 1;
      if (depth === 0) return at + 1;
    } else if (code === open || code === openList) depth += 1;
    else if (code === close || code === closeList) {
      if (depth === 0) return at;
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (depth === 0 && (code === comma || isSpace(code))) return at;
  }
  return text.length;
}

/** The members of an object that begins there, and where it ends; undefined where that is not clear. */
function readMembers(
  text: string,
  start: number,
): { members: PageText[]; end: number } | undefined {
  if (text.charCodeAt(start) !== open) return undefined;
  const members: PageText[] = [];
  let at = skipSpace(text, start + 1);
  if (text.charCodeAt(at) === close) return { members, end: at };
  for (;;) {
    if (text.charCodeAt(at) !== quote) return undefined;
    const behind = findStringEnd(text, at);
    const key = text.slice(at, behind);
    at = skipSpace(text, behind);
    if (text.charCodeAt(at) !== colon) return undefined;
    const from = skipSpace(text, at + 1);
    const end = findValueEnd(text, from);
    members.push({ key, start: from, end });
    at = skipSpace(text, end);
    if (text.charCodeAt(at) === close) return { members, end: at };
    if (text.charCodeAt(at) !== comma) return undefined;
    at = skipSpace(text, at + 1);
  }
}

/** Undefined for a text in which that is not clear. Whether it is JSON shows when its parts are parsed. */
export function splitPages(text: string): PageTexts | undefined {
  const root = readMembers(text, skipSpace(text, 0));
  // Where it ended too early, some of it would be left.
  if (root === undefined || skipSpace(text, root.end + 1) < text.length) return undefined;
  const [map, ...more] = root.members.filter(({ key }) => key === '"pages"');
  if (map === undefined || more.length > 0) return undefined;
  const pages = readMembers(text, map.start);
  return pages && { start: map.start + 1, end: pages.end, pages: pages.members };
}
