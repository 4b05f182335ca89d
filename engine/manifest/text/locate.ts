// Findings + the texts they are about → the same with line and column. Called only when there is a finding:
// positions cost ten times as much as parsing.
import { type Node, parseTree } from 'jsonc-parser';
import { toSteps } from '../../content/shape';
import { findVariables, mayBecome } from '../../content/substitute';
import type { Issue, Place } from '../../model/issue';
import { getRule } from '../catalogue';
import type { Finding, Related, Spot } from '../finding';

interface Members {
  readonly byKey: ReadonlyMap<string, Node>;
  /** The keys that hold a variable. */
  readonly open: readonly string[];
}

function listMembers({ children = [] }: Node): Members {
  const entries = children.flatMap(({ children: [key, value] = [] }) =>
    key && value ? [[String(key.value), value] as const] : [],
  );
  return {
    byKey: new Map(entries),
    open: entries.flatMap(([key]) => (key.includes('{') ? [key] : [])),
  };
}

/** A text with what positions need; its tree is built only where a pointer is followed. */
class Text {
  readonly text: string;
  readonly lines: readonly number[];
  #tree: Node | undefined | null = null;
  /** Listed once: a large object may have as many findings as members. */
  readonly #members = new Map<Node, Members>();

  constructor(text: string) {
    this.text = text;
    const lines = [0];
    for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1)) {
      lines.push(index + 1);
    }
    this.lines = lines;
  }

  get tree(): Node | undefined {
    if (this.#tree === null) {
      try {
        this.#tree = parseTree(this.text, [], { disallowComments: true });
      } catch {
        this.#tree = undefined;
      }
    }
    return this.#tree;
  }

  /** What an object or array holds under a name. The key of a heading may hold a variable, whose text is in the name. */
  findMember(holder: Node, name: string): Node | undefined {
    if (holder.type === 'array') return holder.children?.[Number(name)];
    const members = this.#members.get(holder) ?? listMembers(holder);
    this.#members.set(holder, members);
    const key = members.byKey.has(name) ? name : members.open.find((one) => mayBecome(one, name));
    return key === undefined ? undefined : members.byKey.get(key);
  }
}

/** Line and column of an offset, both from 1. */
function toPosition(lines: readonly number[], offset: number): { line: number; column: number } {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (lines[low] ?? 0) + 1 };
}

/** The nodes on the way to a pointer, from the whole to the last that exists. */
function follow(text: Text, pointer: string): readonly Node[] {
  const { tree } = text;
  if (!tree) return [];
  const nodes = [tree];
  for (const name of toSteps(pointer)) {
    const node: Node | undefined = text.findMember(nodes[nodes.length - 1] ?? tree, name);
    if (node === undefined) break;
    nodes.push(node);
  }
  return nodes;
}

/** The node at a pointer, or the nearest one around it that exists. */
function findNode(text: Text, { pointer, part }: Spot): Node | undefined {
  const node = follow(text, pointer).at(-1);
  return part === 'key' && node?.parent?.type === 'property' ? node.parent.children?.[0] : node;
}

/** Start and end of a spot as offsets; a whole object or array is marked by its first character. */
function toSpan(text: Text, spot: Spot): [start: number, end: number] {
  if (spot.offset !== undefined) return [spot.offset, spot.offset + 1];
  const node = findNode(text, spot);
  if (!node) return [0, 0];
  if (spot.within !== undefined && node.type === 'string') {
    const at = text.text.slice(node.offset, node.offset + node.length).indexOf(spot.within);
    if (at >= 0) return [node.offset + at, node.offset + at + spot.within.length];
  }
  const container = node.type === 'object' || node.type === 'array';
  return [node.offset, node.offset + (container ? 1 : node.length)];
}

function toPlace(text: Text | undefined, spot: Spot): Place {
  const { file, pointer } = spot;
  if (!text) return { file, pointer, line: 1, column: 1 };
  const [start, end] = toSpan(text, spot);
  const last = toPosition(text.lines, end);
  return {
    file,
    pointer,
    ...toPosition(text.lines, start),
    endLine: last.line,
    endColumn: last.column,
  };
}

/** The node at a pointer and no other. */
function findExactly(text: Text | undefined, pointer: string): Node | undefined {
  return text && follow(text, pointer)[toSteps(pointer).length];
}

/** For these codes, the mistake lies where a variable is set, not where it is used. */
const ofVariables = new Set<Finding['code']>([
  'unsafe-address',
  'placeholder-id',
  'wrong-format',
  'unsafe-path',
  'too-long',
]);

/** Where the variables of an invalid value are set. */
function findSettings(text: Text | undefined, finding: Finding): Related[] {
  const { code, file, pointer, within } = finding;
  const whole = ofVariables.has(code) && within === undefined;
  const node = whole ? findExactly(text, pointer) : undefined;
  if (node?.type !== 'string') return [];
  return findVariables(String(node.value)).flatMap((name) => {
    const at = `/variables/${name}`;
    const message = `"${name}" is set here.`;
    return findExactly(text, at) ? [{ file, pointer: at, message }] : [];
  });
}

/** What an author wrote may hold line breaks and escape sequences: a sentence shows them as JSON escapes. */
const toSentence = (text: string): string =>
  text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it replaces
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The findings in order of file and position, each stated once. */
export function locate(findings: readonly Finding[], texts: ReadonlyMap<string, string>): Issue[] {
  const cache = new Map<string, Text | undefined>();
  const getText = (file: string): Text | undefined => {
    if (!cache.has(file)) {
      const text = texts.get(file);
      cache.set(file, text === undefined ? undefined : new Text(text));
    }
    return cache.get(file);
  };
  const issues = findings.map((finding): Issue => {
    const { code, severity, params, related = [], ...spot } = finding;
    const rule = getRule(code);
    const text = getText(spot.file);
    const place = toPlace(text, spot);
    return {
      code,
      severity: severity ?? rule.severity,
      ...place,
      message: toSentence(rule.message(params)),
      hint: toSentence(rule.hint(params)),
      related: [...related, ...findSettings(text, finding)].map(
        ({ message, otherwise, ...other }) => {
          const own = getText(other.file);
          return otherwise === undefined || findExactly(own, other.pointer)
            ? { ...toPlace(own, other), message }
            : { ...place, message: otherwise };
        },
      ),
    };
  });
  return gather(issues.sort(byPosition));
}

/** Codes of names that nothing defines: one mistake makes every use of the name invalid. */
const ofNames = /^(?:unknown-(?:page|form|icon|menu|anchor|variable)|missing-file)$/;

/** Merges what is reported twice about one place, and one name that is wrong in many places. */
function gather(issues: readonly Issue[]): Issue[] {
  const gathered = new Map<string, Issue>();
  for (const issue of issues) {
    const { code, file, line, column, message } = issue;
    const place = ofNames.test(code) ? [] : [file, line, column];
    const key = JSON.stringify([code, message, ...place]);
    const first = gathered.get(key);
    if (first === undefined) gathered.set(key, issue);
    else if (first.line !== line || first.column !== column || first.file !== file) {
      const { pointer, endLine, endColumn } = issue;
      const end = endLine === undefined || endColumn === undefined ? {} : { endLine, endColumn };
      const other = { file, pointer, line, column, ...end, message: 'Also used here.' };
      gathered.set(key, { ...first, related: [...first.related, other] });
    }
  }
  return [...gathered.values()];
}

/** The manifest first (its file name holds no slash), then by file, line, column and code. */
function byPosition(a: Issue, b: Issue): number {
  const order = (text: string, other: string): number => (text < other ? -1 : text > other ? 1 : 0);
  const depth = (issue: Issue): number => (issue.file.includes('/') ? 1 : 0);
  return (
    depth(a) - depth(b) ||
    order(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    order(a.code, b.code)
  );
}
