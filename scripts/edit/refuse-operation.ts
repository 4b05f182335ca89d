// An operation that the files of a site do not allow → the reason, before anything is changed.
import { ledgerFile } from '../../engine/manifest/checks/addresses/ledger';
import { redirectList } from '../../engine/manifest/redirect-list';
import { findNearest } from '../../engine/manifest/shape/nearest';
import { CannotRun } from '../command/cannot-run';
import { manifestFile } from '../journal/site-paths';
import type { JsonPath, JsonText } from './json-edits';
import type { KnownText } from './known-text';
import type { JsonOperation } from './operations';

type Node = NonNullable<ReturnType<JsonText['find']>>;

const texts: readonly string[] = [manifestFile, ledgerFile, redirectList];

/** What a site says, and nothing else: neither what the engine keeps beside it nor settings of other programs. */
export function checkFile(file: string): void {
  if (texts.includes(file) || /^files(?:\/[^./\\\0][^/\\\0]*)+$/.test(file)) return;
  throw new CannotRun(
    `An operation cannot change "${file}". Name ${texts.join(', ')}, or a file below files/.`,
  );
}

const show = (path: JsonPath): string => `/${path.join('/')}`;

const contents = ['text', 'base64', 'from'];

/** What a file is to hold is said once. */
export function checkPut(operation: { readonly file: string }): void {
  if (contents.filter((name) => Object.hasOwn(operation, name)).length === 1) return;
  throw new CannotRun(
    `What ${operation.file} is to hold must be said by exactly one of "text", "base64" and "from".`,
  );
}

/** Where a tree of positions is not certain, nothing is changed by it. */
export function checkJson({ path: file, findings }: KnownText): void {
  if (findings.length > 0)
    throw new CannotRun(
      `${file} is not valid JSON, so that nothing in it has a place. Fix that first, or write the whole file.`,
    );
}

/** The value of a file, which others may just be merging. @throws CannotRun where it is not JSON. */
export function readValue(known: KnownText): unknown {
  try {
    return known.value;
  } catch (error) {
    checkJson(known);
    throw error;
  }
}

const keysOf = ({ children = [] }: Node): string[] =>
  children.map(({ children: [key] = [] }) => String(key?.value));

/** The value at a path that must be there. */
function getNode(json: JsonText, { file }: JsonOperation, path: JsonPath): Node {
  const node = json.find(path);
  if (node !== undefined) return node;
  const length = path.findIndex((_, index) => json.find(path.slice(0, index + 1)) === undefined);
  const holder = json.find(path.slice(0, length));
  const near =
    holder?.type === 'object' ? findNearest(String(path[length]), keysOf(holder)) : undefined;
  const step = path[length];
  const isQuoted = holder?.type === 'array' && typeof step === 'string' && /^\d+$/.test(step);
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  if (isQuoted)
    throw new CannotRun(
      `${file} has a list at ${show(path.slice(0, length))}: write the index without quotes, ${step}.`,
    );
  throw new CannotRun(`${file} has nothing at ${show(path.slice(0, length + 1))}.${hint}`);
}

interface Wanted {
  readonly type: 'object' | 'array';
  readonly what: string;
}

const object: Wanted = { type: 'object', what: 'an object' };
const list: Wanted = { type: 'array', what: 'a list' };

const showKey = (key: string | number | undefined): string =>
  typeof key === 'string' ? `"${key}"` : String(key);

/** Why an operation does not go with the list, or the object, that is there; undefined where another value is. */
function explainHolder({ type, children = [] }: Node, { op, path }: JsonOperation) {
  if (type === 'object' && op === 'remove')
    return 'is an object. To take a member out of it, use "unset".';
  if (type !== 'array') return undefined;
  if (op === 'unset') return 'is a list. To take an item out of it, use "remove".';
  if (op === 'rename key') return 'is a list, whose items have no keys.';
  const known = listIndexes(children.length);
  return `is a list, which has ${known}, not ${showKey(path.at(-1))}. To add an item, use "insert".`;
}

function getHolder(
  json: JsonText,
  operation: JsonOperation,
  [path, { type, what }]: readonly [JsonPath, Wanted],
): Node {
  const node = getNode(json, operation, path);
  if (node.type === type) return node;
  const reason = explainHolder(node, operation) ?? `is not ${what}.`;
  throw new CannotRun(`In ${operation.file}, the value at ${show(path)} ${reason}`);
}

/**
 * The list at the path of an operation.
 * @throws CannotRun where anything else is there
 */
export const getList = (json: JsonText, operation: JsonOperation): Node =>
  getHolder(json, operation, [operation.path, list]);

const listIndexes = (count: number): string => {
  if (count === 0) return 'no indexes yet';
  return count === 1 ? 'only the index 0' : `the indexes 0 to ${count - 1}`;
};

/** Up to `max`: behind the last item of a list there is room for another. */
function checkIndex(index: unknown, max: number, operation: JsonOperation): void {
  if (Number.isInteger(index) && Number(index) >= 0 && Number(index) <= max) return;
  throw new CannotRun(
    `In ${operation.file}, the index ${index} is not in the list, which has ${listIndexes(max + 1)}.`,
  );
}

function checkMove(json: JsonText, operation: JsonOperation & { readonly op: 'move' }): void {
  const { path, to } = operation;
  const [from, into] = [path.slice(0, -1), to.slice(0, -1)];
  getHolder(json, operation, [from, list]);
  getNode(json, operation, path);
  const count = getHolder(json, operation, [into, list]).children?.length ?? 0;
  if (show(to).startsWith(`${show(path)}/`))
    throw new CannotRun(`In ${operation.file}, ${show(path)} cannot be moved into itself.`);
  checkIndex(to.at(-1), show(from) === show(into) ? count - 1 : count, operation);
}

/** @throws CannotRun */
export function checkJsonOperation(json: JsonText, operation: JsonOperation): void {
  const { op, path } = operation;
  const above = path.slice(0, -1);
  if (op === 'insert') {
    if (json.find(path) === undefined) getHolder(json, operation, [above, object]);
    else {
      const count = getList(json, operation).children?.length ?? 0;
      if (operation.index !== undefined) checkIndex(operation.index, count, operation);
    }
    return;
  }
  if (path.length === 0)
    throw new CannotRun(`The path is empty: it must lead to a part of ${operation.file}.`);
  if (op === 'move') checkMove(json, operation);
  if (op === 'set' && json.find(path) === undefined) getHolder(json, operation, [above, object]);
  if (op === 'move' || op === 'set') return;
  getHolder(json, operation, [above, op === 'remove' ? list : object]);
  getNode(json, operation, path);
  if (op === 'rename key' && json.find([...above, operation.key]) !== undefined)
    throw new CannotRun(
      `${operation.file} has ${show([...above, operation.key])} already. Choose another key.`,
    );
}
