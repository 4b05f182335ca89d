// A change of a value in the front matter of a document → edits of its YAML. Of what it does not concern, every byte is kept.
import {
  Document,
  isCollection,
  isMap,
  isScalar,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
} from 'yaml';
import { findFrontMatter } from '../../engine/manifest/document/front-matter';
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

/** A member as YAML. Lists of words stand in one line, unless they stood in several. */
export function printMember(value: JsonValue, name: string, before?: Node | null): string {
  const document = new Document({ [name]: value });
  const node = document.get(name, true);
  if (isCollection(node)) {
    const isFlat = Array.isArray(value) && !value.some(isContainer);
    node.flow = isCollection(before) ? before.flow === true : isFlat;
  }
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
