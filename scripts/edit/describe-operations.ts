// Operations → what they do, in a few words each.
import type { JsonPath } from './json-edits';
import type { MenuPlace, ModelOperation, Operation } from './operations';

const show = (path: JsonPath): string => `/${path.join('/')}`;

/** What can be said of a value in few characters. */
function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

const showBlock = ({ page, block }: { page: string; block: number | string }): string =>
  `the block ${typeof block === 'number' ? block : `"${block}"`} of the page "${page}"`;

const showEntry = (entry: MenuPlace): string =>
  `the menu entry ${typeof entry === 'string' ? `of the page "${entry}"` : entry.join(', ')}`;

function describeModel(operation: ModelOperation): string {
  switch (operation.op) {
    case 'block insert':
      return `put ${shorten(operation.value)} on the page "${operation.page}"`;
    case 'block set':
      return `change ${showBlock(operation)}`;
    case 'block move':
      return operation.to === undefined
        ? `give ${showBlock(operation)} another place`
        : `move ${showBlock(operation)} to the page "${operation.to}"`;
    case 'block remove':
      return `remove ${showBlock(operation)}`;
    case 'menu insert':
      return `put ${shorten(operation.value)} into the menus`;
    case 'menu set':
      return `change ${showEntry(operation.entry)}`;
    case 'menu move':
      return operation.menu === undefined
        ? `give ${showEntry(operation.entry)} another place`
        : `put ${showEntry(operation.entry)} below ${showEntry(operation.menu)}`;
    case 'menu remove':
      return `remove ${showEntry(operation.entry)}`;
    case 'form add':
      return `add the form "${operation.id}"`;
    case 'form set':
      return `change the form "${operation.id}"`;
    case 'form rename':
      return `call the form "${operation.id}" "${operation.to}"`;
    case 'form remove':
      return `remove the form "${operation.id}"`;
    case 'redirect add':
      return `add a redirect from ${operation.value.from}`;
    case 'redirect set':
      return `change the redirect from ${operation.from}`;
    case 'redirect remove':
      return `remove the redirect from ${operation.from}`;
    case 'collection add':
      return `add the collection "${operation.id}"`;
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
    case 'node set':
      return `write ${shorten(operation.text)} at ${show(operation.path)} in ${operation.file}`;
    case 'edit':
      return `change the text of ${operation.file}`;
    case 'write':
      return `${operation.text === null ? 'remove' : 'write'} ${operation.file}`;
    default:
      return describeModel(operation);
  }
}

/** The first of them, and how many there are besides. */
export function describeOperations(operations: readonly Operation[]): string {
  const [first, ...others] = operations;
  const words = first === undefined ? 'nothing' : describe(first);
  return others.length === 0 ? words : `${words}, and ${others.length} more`;
}
