// Operations → what they do, in a few words each.
import type { JsonPath } from './json-edits';
import type { Operation } from './operations';

const show = (path: JsonPath): string => `/${path.join('/')}`;

/** What can be said of a value in few characters. */
function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function describe(operation: Operation): string {
  switch (operation.op) {
    case 'set':
      return `set ${show(operation.path)} in ${operation.file} to ${shorten(operation.value)}`;
    case 'insert':
      return `put ${shorten(operation.value)} into ${show(operation.path)} in ${operation.file}`;
    case 'unset':
    case 'remove':
      return `remove ${show(operation.path)} from ${operation.file}`;
    case 'move':
      return 'path' in operation
        ? `move ${show(operation.path)} in ${operation.file} to ${show(operation.to)}`
        : `move ${operation.file} to ${operation.to}`;
    case 'put':
      return `put ${operation.file}`;
    case 'delete':
      return `delete ${operation.file}`;
    case 'rename key':
      return `call ${show(operation.path)} in ${operation.file} "${operation.key}"`;
    case 'edit':
      return `change the text of ${operation.file}`;
    case 'write':
      return `${operation.text === null ? 'remove' : 'write'} ${operation.file}`;
    case 'page add':
      return `add the page "${operation.id}" at ${operation.path}`;
    case 'page move':
      return `move the page "${operation.id}" to ${operation.path}`;
    case 'page rename':
      return `call the page "${operation.id}" "${operation.to}"`;
    case 'page remove':
      return `remove the page "${operation.id}"`;
  }
}

/** The first of them, and how many there are besides. */
export function describeOperations(operations: readonly Operation[]): string {
  const [first, ...others] = operations;
  const words = first === undefined ? 'nothing' : describe(first);
  return others.length === 0 ? words : `${words}, and ${others.length} more`;
}
