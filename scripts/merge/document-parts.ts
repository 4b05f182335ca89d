// A document in Markdown → the members of its front matter, and its parts: paragraphs, headings, items of lists, rows of tables.
import { isRecord, type JsonValue } from '../../engine/model/json';

const fence = /^ {0,3}(`{3,}|~{3,})/;
const item = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;

/** The text of the front matter, without its marks, and the rest. */
function splitMatter(text: string): readonly [matter: string | undefined, body: string] {
  const found = /^---\n([\s\S]*?\n)?---(?:\n|$)/.exec(text);
  return found === null ? [undefined, text] : [found[1] ?? '', text.slice(found[0].length)];
}

/** A member with all its lines, by its key; what stands before the first has none. */
function splitMembers(matter: string): Record<string, string> {
  const members: Record<string, string> = {};
  let key = '';
  for (const line of matter.split('\n').slice(0, -1)) {
    key = /^([^\s#'"-][^:]*):/.exec(line)?.[1] ?? key;
    members[key] = `${members[key] ?? ''}${line}\n`;
  }
  return members;
}

/** Whether a line begins a part though no empty line is before it. */
const beginsPart = (line: string, last: string): boolean =>
  item.test(line) || (line.startsWith('|') && last.startsWith('|')) || /^#{1,6}\s/.test(line);

/** Each with what is between it and the next. */
function splitBody(body: string): { readonly text: string; readonly gap: string }[] {
  const parts: { text: string; gap: string }[] = [];
  let open: string | undefined;
  let ended = true;
  for (const line of body.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const words = line.replace(/\n$/, '');
    const last = parts.at(-1);
    if (open === undefined && words.trim() === '') {
      if (last === undefined) parts.push({ text: '', gap: line });
      else last.gap += line;
      ended = true;
      continue;
    }
    const mark: string | undefined = fence.exec(words)?.[1];
    if (last === undefined || (open === undefined && (ended || beginsPart(words, last.text))))
      parts.push({ text: words, gap: line.slice(words.length) });
    else {
      last.text += `${last.gap}${words}`;
      last.gap = line.slice(words.length);
    }
    ended = false;
    if (open === undefined) open = mark;
    else if (mark?.startsWith(open)) open = undefined;
  }
  return parts;
}

export function splitDocument(text: string): JsonValue {
  const [matter, body] = splitMatter(text.replaceAll('\r\n', '\n'));
  return {
    matter: matter === undefined ? null : splitMembers(matter),
    parts: splitBody(body).map((part) => part.text),
  };
}

const isOfList = (text: string): boolean => item.test(text) || text.startsWith('|');

/** What stands behind each part, in any of the texts. */
function findGaps(texts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const gaps = new Map<string, string[]>();
  for (const one of texts) {
    const [, body] = splitMatter(one.replaceAll('\r\n', '\n'));
    for (const { text, gap } of splitBody(body)) gaps.set(text, [...(gaps.get(text) ?? []), gap]);
  }
  return gaps;
}

const isNarrow = (gap: string): boolean => gap === '\n';

function joinBody(parts: readonly string[], texts: readonly string[]): string {
  const gaps = findGaps(texts);
  return parts
    .map((part, index) => {
      const next = parts[index + 1];
      const known = gaps.get(part) ?? [];
      if (next === undefined) return part === '' ? (known[0] ?? '') : `${part}\n`;
      // The last item of a list has another list's end behind it, until one more is put there.
      const together = isOfList(part) && isOfList(next);
      const narrow = known.find(isNarrow);
      if (together) return part + (narrow ?? known[0] ?? '\n');
      const wide = known.find((gap) => gap !== '' && !isNarrow(gap));
      return part + (wide ?? (beginsPart(next, part) ? narrow : undefined) ?? '\n\n');
    })
    .join('');
}

export function joinDocument(value: JsonValue, texts: readonly [string, ...string[]]): string {
  const { matter, parts } = isRecord(value) ? value : {};
  const head = isRecord(matter) ? `---\n${Object.values(matter).join('')}---\n` : '';
  const body = joinBody((Array.isArray(parts) ? parts : []).map(String), texts);
  const text = head + body;
  return texts[0].includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}
