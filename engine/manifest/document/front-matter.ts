// What stands between two lines of hyphens before a text → YAML, read with its places, or what breaks it.
import {
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
  type Document as YamlDocument,
} from 'yaml';
import { findCurlyQuotes } from './curly-quotes';
import { endedEarly, explainSplitNumber, explainYaml, type YamlMistake } from './explain-yaml';
import type { FrontMatter } from './matter-fences';
import type { Mistake } from './mistake';
import {
  findBackslash,
  findComma,
  findLookalike,
  findNameless,
  findOtherSettings,
  type YamlFinding,
} from './other-settings';
import {
  listNode,
  type Member,
  objectNode,
  type PlacedNode,
  type Range,
  valueNode,
} from './position-tree';
import { findIndented } from './yaml-indent';
import { findStarts } from './yaml-starts';

/** In characters. */
const maxLength = 10_000;

/** How deep its values may be nested. */
const maxDepth = 8;

/** Words that YAML takes for a comment, and where the value begins that they were meant to be in. */
interface LostWords {
  readonly offset: number;
  readonly words: string;
}

interface ReadYaml {
  /** Undefined where something breaks it. */
  readonly tree?: PlacedNode;
  readonly broken?: YamlFinding;
  readonly lost?: readonly LostWords[];
  readonly curly?: Mistake | undefined;
}

/** Whether it is written like "{name}", which is a variable everywhere else. */
const isVariable = (node: Node, yaml: string): boolean =>
  isMap(node) &&
  yaml[node.range?.[0] ?? 0] === '{' &&
  node.items.every(({ value }) => value === null);

/** What YAML allows and a text needs none of: references, types, objects that were meant as variables. */
function findRefused(document: YamlDocument, yaml: string): YamlFinding[] {
  const found: YamlFinding[] = [];
  /** Types and names of places stand before what they are of. */
  const add = (node: Node, mistake: YamlMistake, mark?: '&' | '!'): void => {
    const at = node.range?.[0] ?? 0;
    const offset = mark === undefined ? at : Math.max(0, yaml.lastIndexOf(mark, at));
    found.push({ offset, ...mistake });
  };
  visit(document, {
    Alias: (_, node) => add(node, explainYaml('', '*')),
    Node: (_, node, path) => {
      if (node.tag?.startsWith('!')) add(node, explainYaml('', '!'), '!');
      else if ('anchor' in node && node.anchor) add(node, explainYaml('', '&'), '&');
      else if (isVariable(node, yaml)) add(node, explainYaml('', '{'));
      else if (path.length > 2 * maxDepth) {
        add(node, explainYaml('TOO_DEEP'));
        return visit.SKIP;
      }
      return undefined;
    },
  });
  return found;
}

/** Within braces a comma ends a value: "{ from: 30,000 }" names "000", too. */
function findSplitNumber(document: YamlDocument, yaml: string): YamlFinding | undefined {
  if (!yaml.includes('{')) return undefined;
  let found: YamlFinding | undefined;
  visit(document, {
    Map: (_, { items }) => {
      for (const { key, value } of items) {
        const end = isScalar(key) && value === null ? (key.range?.[1] ?? 0) : 0;
        const [, number = '', rest = ''] = /([0-9]+),([0-9]+)$/.exec(yaml.slice(0, end)) ?? [];
        if (number === '') continue;
        const offset = end - `${number},${rest}`.length;
        found = { offset, ...explainSplitNumber(number, rest) };
        return visit.BREAK;
      }
      return undefined;
    },
  });
  return found;
}

/** A comment behind words, as in "We are #1" or "# 1": whoever writes one on purpose leaves a space after its mark, and has words behind it. */
const comment = /^[ \t]+(#(?:[^\s#]|[ \t]+1(?![\p{L}\p{N}])(?! of\b))[^\r\n]*)/u;

function findLost(document: YamlDocument, { yaml, offset }: Yaml): LostWords[] {
  const found: LostWords[] = [];
  visit(document, {
    Scalar: (key, { type, value, range }) => {
      if (key === 'key' || type !== 'PLAIN' || typeof value !== 'string' || !range) return;
      const [, words] = comment.exec(yaml.slice(range[1])) ?? [];
      if (words !== undefined) found.push({ offset: offset + range[0], words });
    },
  });
  return found;
}

/** YAML, and where it begins in its file. */
type Yaml = Pick<FrontMatter, 'yaml' | 'offset'>;

type Scalars = Extract<Node, { readonly value: unknown }>;

/** A string without the line break at the end of one over several lines, with where its characters stand in the file. */
function toText(scalar: Scalars, [start, end]: Range, { yaml, offset }: Yaml): PlacedNode {
  const starts = findStarts(scalar, { yaml, start, end });
  return {
    ...{ type: 'string', value: String(scalar.value).replace(/\n+$/, '') },
    ...{ offset: offset + start, length: end - start },
    starts: starts.map(([index, at]) => [index, offset + at] as const),
  };
}

function toTree(node: unknown, source: Yaml): PlacedNode {
  const { range } = node as Node;
  const own: Range = [range?.[0] ?? 0, range?.[1] ?? 0];
  const toPlace = ([start, end]: Range): Range => [source.offset + start, source.offset + end];
  if (isSeq(node))
    return listNode(
      node.items.map((item) => toTree(item, source)),
      toPlace(own),
    );
  if (isMap(node)) {
    const members = node.items.flatMap(({ key, value }): Member[] => {
      if (!isScalar(key)) return [];
      const at = toPlace([key.range?.[0] ?? 0, key.range?.[1] ?? 0]);
      const inner = value === null ? valueNode(null, at) : toTree(value, source);
      return [[String(key.value), inner, at]];
    });
    return objectNode(members, toPlace(own));
  }
  if (!isScalar(node)) return valueNode(null, toPlace(own));
  const { value } = node;
  if (typeof value === 'boolean' || typeof value === 'number' || value === null)
    return valueNode(value, toPlace(own));
  return toText(node, own, source);
}

const special = /^[{*&!@`]/;
const closing = /^[{*&!@`'"[>|-]/;

/** Where the value of a line begins, if with a character that has a meaning there: what breaks comes later in the line. */
function findSpecialValue(yaml: string, { code, pos: [near] }: YAMLError): number | undefined {
  const start = yaml.lastIndexOf('\n', near - 1) + 1;
  const [before] = /^\s*(?:- )?[^:\n]+:[ \t]+/.exec(yaml.slice(start)) ?? [];
  if (before === undefined) return undefined;
  const at = start + before.length;
  return (code === endedEarly ? closing : special).test(yaml.slice(at)) ? at : undefined;
}

/** The first value that begins with a quotation mark, and has no second one in its line. */
const openQuote = /(?<=^\s*(?:- )?[\w-]+:[ \t]+)(["'])(?!.*\1)/m;

/** Where a value begins behind a tab, if one is before `near` in its line: the tab is allowed there, and no indent. */
function findTabbedValue(yaml: string, near: number): number | undefined {
  const start = yaml.lastIndexOf('\n', near - 1) + 1;
  const [before] = /^[ ]*[\w-]+:[ ]*\t[ \t]*(?=\S)/.exec(yaml.slice(start)) ?? [];
  return before === undefined ? undefined : start + before.length;
}

function toFinding(error: YAMLError, yaml: string): YamlFinding {
  const open = error.code === 'MISSING_CHAR' ? openQuote.exec(yaml)?.index : undefined;
  if (open !== undefined) return { offset: open, ...explainYaml(error.code) };
  const colon = error.code === 'TAB_AS_INDENT' ? findTabbedValue(yaml, error.pos[0]) : undefined;
  if (colon !== undefined) return { offset: colon, ...explainYaml('BLOCK_AS_IMPLICIT_KEY') };
  const known =
    findLookalike(yaml) ??
    findNameless(yaml, error) ??
    findComma(yaml, error) ??
    findBackslash(yaml, error) ??
    findIndented(yaml, error);
  if (known) return known;
  const at = findSpecialValue(yaml, error) ?? error.pos[0];
  const line = yaml.slice(yaml.lastIndexOf('\n', at - 1) + 1, at + 1);
  if (/^ *\t/.test(line)) return { offset: at, ...explainYaml('TAB_AS_INDENT') };
  return { offset: at, ...explainYaml(error.code, yaml.slice(at, at + 1)) };
}

/** `offset` is where the YAML begins in its file. */
export function readYaml({ yaml, offset }: Yaml): ReadYaml {
  if (yaml.length > maxLength) return { broken: { offset, ...explainYaml('TOO_LONG') } };
  const document = parseDocument(yaml, { version: '1.2', schema: 'core', prettyErrors: false });
  const [error] = [...document.errors, ...document.warnings];
  const first =
    findSplitNumber(document, yaml) ??
    (error ? toFinding(error, yaml) : findRefused(document, yaml)[0]);
  if (first) return { broken: { ...first, offset: first.offset + offset } };
  // Nothing but remarks.
  if (document.contents === null) return {};
  if (!isMap(document.contents)) {
    const { offset: at, ...mistake } = findOtherSettings(yaml);
    return { broken: { offset: offset + at, ...mistake } };
  }
  return {
    tree: toTree(document.contents, { yaml, offset }),
    lost: findLost(document, { yaml, offset }),
    curly: findCurlyQuotes(document, offset),
  };
}
