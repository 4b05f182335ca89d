// An operation on a value in a JSON file → the edits of its text.
import type { JsonValue } from '../../engine/model/json';
import type { Edit } from './edits';
import { isSortedMap } from './format-json';
import type { JsonPath, JsonText } from './json-edits';
import type { JsonOperation } from './operations';
import { getList } from './refuse-operation';

function set(json: JsonText, path: JsonPath, value: JsonValue): Edit[] {
  if (json.find(path) !== undefined) return json.replace(path, value);
  const container = path.slice(0, -1);
  const key = String(path.at(-1));
  return isSortedMap(container)
    ? json.addEntry(container, key, value)
    : json.addMember(container, key, value);
}

function move(json: JsonText, path: JsonPath, to: JsonPath): Edit[] {
  const list = to.slice(0, -1);
  const index = Number(to.at(-1));
  return list.join('/') === path.slice(0, -1).join('/')
    ? json.reorder(path, index)
    : json.moveTo(path, list, index);
}

/**
 * The edits of the text that an operation comes to.
 * @throws CannotRun for an item to insert into anything but a list
 */
export function toEdits(json: JsonText, operation: JsonOperation): Edit[] {
  const { path } = operation;
  switch (operation.op) {
    case 'set':
      return set(json, path, operation.value);
    case 'insert':
      if (json.find(path) === undefined) return set(json, path, [operation.value]);
      getList(json, operation);
      return json.addItem(path, operation.value, operation.index);
    case 'unset':
    case 'remove':
      return json.remove(path);
    case 'move':
      return move(json, path, operation.to);
    case 'rename key':
      return json.renameKey(path, operation.key);
  }
}
