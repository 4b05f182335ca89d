// A change of a value in the front matter of a document → edits of its YAML. Of what it does not concern, every byte is kept.
import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
} from 'yaml';
import { findFrontMatter } from '../../engine/manifest/document/matter-fences';
import { isRecord, type JsonValue } from '../../engine/model/json';
import { CannotRun } from '../command/cannot-run';
import { applyEdits, type Edit } from './edits';
import { isContainer } from './format-json';
import { JsonText } from './json-edits';
import { toEdits } from './operation-edits';
import type { JsonOperation } from './operations';
import { checkJsonOperation } from './refuse-operation';
import type { SiteEdit } from './site-edit';

type Values = Readonly<Record<string, JsonValue>>;

interface Matter {
  readonly file: string;
  readonly yaml: string;
  readonly document: ReturnType<typeof parseDocument>;
}

/** What is in a collection stands in one line, or in several, as what was in its place. */
function keepForms(node: unknown, before: unknown): void {
  if (!isCollection(node) || !isCollection(before)) return;
  node.flow = before.flow === true;
  if (isSeq(node) && isSeq(before))
    for (const [index, item] of node.items.entries())
      keepForms(item, before.items[index] ?? before.items[0]);
  if (isMap(node) && isMap(before))
    for (const { key, value } of node.items)
      keepForms(value, before.get(isScalar(key) ? key.value : key, true));
}

/** A member as YAML. Lists of words stand in one line, unless they stood in several. */
export function printMember(value: JsonValue, name: string, before?: Node | null): string {
  const document = new Document({ [name]: value });
  const node = document.get(name, true);
  if (isCollection(before)) keepForms(node, before);
  else if (isCollection(node)) node.flow = Array.isArray(value) && !value.some(isContainer);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
}

/** In the quotes that stood there. */
function printScalar(value: JsonValue, type: Scalar['type']): string {
  const scalar = new Scalar(value);
  if (typeof value === 'string' && type?.startsWith('QUOTE')) scalar.type = type;
  return new Document(scalar).toString({ lineWidth: 0 }).trimEnd();
}

/** Where a member ends: behind its value, or its name where it has none. */
function toEnd({ yaml }: Matter, { key, value }: Pair<unknown, unknown>): number {
  const node = (value ?? key) as Node;
  let end = node.range?.[1] ?? 0;
  while (end > 0 && /\s/.test(yaml[end - 1] ?? '')) end -= 1;
  return end;
}

function findMember({ document }: Matter, name: string): Pair<unknown, unknown> | undefined {
  const { contents } = document;
  return isMap(contents)
    ? contents.items.find(({ key }) => isScalar(key) && String(key.value) === name)
    : undefined;
}

/** The scalar at a path, where it is one line. */
function findScalar({ document, yaml }: Matter, path: JsonOperation['path']) {
  const node = document.getIn([...path], true) as Node | undefined;
  if (!isScalar(node) || !node.range) return undefined;
  const [start, end] = node.range;
  return yaml.slice(start, end).includes('\n') || start === end
    ? undefined
    : { start, end, type: node.type };
}

function toMemberEdit(matter: Matter, name: string, after: JsonValue | undefined): Edit {
  const { yaml, file } = matter;
  const member = findMember(matter, name);
  if (member === undefined) {
    const line = yaml === '' || yaml.endsWith('\n') ? '' : '\n';
    const text = after === undefined ? '' : `${line}${printMember(after, name)}\n`;
    return { offset: yaml.length, length: 0, text };
  }
  const start = (member.key as Node).range?.[0] ?? 0;
  const end = toEnd(matter, member);
  // A remark within is nobody's to lose.
  if (/(?:^|\s)#/.test(yaml.slice(start, end)) && isCollection(member.value))
    throw new CannotRun(
      `In ${file}, "${name}" has a remark, so it is not changed. Edit it as a text.`,
    );
  if (after !== undefined)
    return {
      offset: start,
      length: end - start,
      text: printMember(after, name, member.value as Node),
    };
  const line = yaml.indexOf('\n', end);
  return { offset: start, length: (line < 0 ? yaml.length : line + 1) - start, text: '' };
}

/** Takes an item out of a list that keeps others; undefined where a remark would go with it. */
function toRemoval({ document, yaml }: Matter, path: JsonOperation['path']): Edit | undefined {
  const list = document.getIn(path.slice(0, -1), true);
  if (!isSeq(list) || list.items.length < 2) return undefined;
  const rangeOf = (index: number) => (list.items[index] as Node | undefined)?.range;
  const at = Number(path.at(-1));
  const [own, next, previous] = [rangeOf(at), rangeOf(at + 1), rangeOf(at - 1)];
  if (!own) return undefined;
  const lineOf = (offset: number): number => yaml.lastIndexOf('\n', offset - 1) + 1;
  let [offset, end] = [next || !previous ? own[0] : previous[1], next ? next[0] : own[1]];
  if (list.flow !== true) {
    offset = lineOf(own[0]);
    if (!/^\s*-\s+$/.test(yaml.slice(offset, own[0]))) return undefined;
    const last = own[0] + yaml.slice(own[0], own[1]).trimEnd().length;
    end = next ? lineOf(next[0]) : yaml.indexOf('\n', last) + 1 || yaml.length;
  }
  return yaml.slice(offset, end).includes('#')
    ? undefined
    : { offset, length: end - offset, text: '' };
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function listEdits(matter: Matter, operation: JsonOperation): Edit[] {
  const value: unknown = matter.document.toJS() ?? {};
  const before = JSON.stringify(value, undefined, 2);
  const json = new JsonText(before);
  checkJsonOperation(json, operation);
  const scalar = operation.op === 'set' ? findScalar(matter, operation.path) : undefined;
  if (operation.op === 'set' && scalar !== undefined && !isContainer(operation.value))
    return [
      {
        offset: scalar.start,
        length: scalar.end - scalar.start,
        text: printScalar(operation.value, scalar.type),
      },
    ];
  const removal = operation.op === 'remove' ? toRemoval(matter, operation.path) : undefined;
  if (removal !== undefined) return [removal];
  const after = JSON.parse(applyEdits(before, toEdits(json, operation))) as Values;
  const known = (isRecord(value) ? value : {}) as Values;
  return [...new Set([...Object.keys(known), ...Object.keys(after)])]
    .filter((name) => !isSame(known[name], after[name]))
    .map((name) => toMemberEdit(matter, name, after[name]));
}

/** @throws CannotRun where the text has no front matter that can be read, or that place is not there. */
export function listMatterEdits(text: string, operation: JsonOperation): Edit[] {
  const { file } = operation;
  const found = findFrontMatter(text);
  if (found === undefined) throw new CannotRun(`${file} has no front matter.`);
  const { yaml, offset } = found;
  const document = parseDocument(yaml, { version: '1.2', schema: 'core', keepSourceTokens: true });
  if (document.errors.length > 0 || (document.contents !== null && !isMap(document.contents)))
    throw new CannotRun(`The front matter of ${file} cannot be read. Edit it as a text.`);
  return listEdits({ file, yaml, document }, operation).map((edit) => ({
    ...edit,
    offset: offset + edit.offset,
  }));
}

/** @throws CannotRun as `listMatterEdits` does. */
export function applyToMatter(site: SiteEdit, operation: JsonOperation): void {
  const { file } = operation;
  site.apply({ op: 'edit', file, edits: listMatterEdits(site.get(file), operation) });
}
