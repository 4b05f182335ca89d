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
import { explainYaml, type YamlMistake } from './explain-yaml';
import {
  listNode,
  type Member,
  objectNode,
  type PlacedNode,
  textNode,
  valueNode,
} from './position-tree';

/** In characters. */
const maxLength = 10_000;

/** How deep its values may be nested. */
const maxDepth = 8;

const fence = /^---[ \t]*\r?\n(?=\S)([\s\S]*?)^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/m;

interface FrontMatter {
  readonly yaml: string;
  /** Where the YAML begins. */
  readonly offset: number;
  /** Where the text begins. */
  readonly end: number;
}

/** Two lines of hyphens around nothing but blank lines are two rules. */
export function findFrontMatter(text: string): FrontMatter | undefined {
  if (!text.startsWith('---')) return undefined;
  const found = fence.exec(text);
  if (found?.index !== 0) return undefined;
  const [whole, yaml = ''] = found;
  return { yaml, offset: whole.indexOf('\n') + 1, end: whole.length };
}

const unclosed = /^---[ \t]*\r?\n((?:[a-z][\w-]*:(?:[ \t][^\r\n]*)?\r?\n)+)/;

/** Settings whose second line of hyphens is missing: their names, and where the text begins. */
export function findUnclosedMatter(
  text: string,
): { readonly names: readonly string[]; readonly end: number } | undefined {
  const [whole, lines = ''] = unclosed.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const names = [...lines.matchAll(/^[a-z][\w-]*/gm)].map(([name]) => name);
  return { names, end: whole.length };
}

type YamlFinding = { readonly offset: number } & YamlMistake;

interface ReadYaml {
  /** Undefined where something breaks it. */
  readonly tree?: PlacedNode;
  readonly broken?: YamlFinding;
}

/** What YAML allows and a text needs none of: references, types, objects that were meant as variables. */
function findRefused(document: YamlDocument, yaml: string): YamlFinding[] {
  const found: YamlFinding[] = [];
  const add = (node: Node, mistake: YamlMistake): void => {
    found.push({ offset: node.range?.[0] ?? 0, ...mistake });
  };
  visit(document, {
    Alias: (_, node) => add(node, explainYaml('', '*')),
    Node: (_, node, path) => {
      if (node.tag?.startsWith('!')) add(node, explainYaml('', '!'));
      else if ('anchor' in node && node.anchor) add(node, explainYaml('', '&'));
      else if (isMap(node) && yaml[node.range?.[0] ?? 0] === '{') add(node, explainYaml('', '{'));
      else if (path.length > 2 * maxDepth) {
        add(node, explainYaml('TOO_DEEP'));
        return visit.SKIP;
      }
      return undefined;
    },
  });
  return found;
}

function toTree(node: unknown, offset: number): PlacedNode {
  const { range } = node as Node;
  const [start, end] = [offset + (range?.[0] ?? 0), offset + (range?.[1] ?? 0)];
  if (isSeq(node))
    return listNode(
      node.items.map((item) => toTree(item, offset)),
      [start, end],
    );
  if (isMap(node)) {
    const members = node.items.flatMap(({ key, value }): Member[] => {
      if (!isScalar(key)) return [];
      const at = [offset + (key.range?.[0] ?? 0), offset + (key.range?.[1] ?? 0)] as const;
      const inner = value === null ? valueNode(null, at) : toTree(value, offset);
      return [[String(key.value), inner, at]];
    });
    return objectNode(members, [start, end]);
  }
  const value = isScalar(node) ? node.value : null;
  if (typeof value === 'boolean' || typeof value === 'number' || value === null)
    return valueNode(value, [start, end]);
  return textNode(String(value), [[0, start]], end);
}

/** Where the value of a line begins, if with a character that has a meaning there: what breaks comes later in the line. */
function findSpecialValue(yaml: string, near: number): number | undefined {
  const start = yaml.lastIndexOf('\n', near - 1) + 1;
  const found = /^\s*(?:- )?[^:\n]+:[ \t]+(?=[{*&!@`])/.exec(yaml.slice(start));
  return found ? start + found[0].length : undefined;
}

function toFinding({ code, pos }: YAMLError, yaml: string): YamlFinding {
  const at = findSpecialValue(yaml, pos[0]) ?? pos[0];
  return { offset: at, ...explainYaml(code, yaml.slice(at, at + 1)) };
}

/** `offset` is where the YAML begins in its file. */
export function readYaml({ yaml, offset }: Pick<FrontMatter, 'yaml' | 'offset'>): ReadYaml {
  if (yaml.length > maxLength) return { broken: { offset, ...explainYaml('TOO_LONG') } };
  const document = parseDocument(yaml, { version: '1.2', schema: 'core', prettyErrors: false });
  const [error] = [...document.errors, ...document.warnings];
  const first = error ? toFinding(error, yaml) : findRefused(document, yaml)[0];
  if (first) return { broken: { ...first, offset: first.offset + offset } };
  return { tree: toTree(document.contents, offset) };
}
