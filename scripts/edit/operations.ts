// What can be done to a site, as data: commands, editors and assistants say the same. Each has an inverse of this kind.
import type { JsonValue } from '../../engine/model/json';
import type { Edit } from './edits';
import { isSortedMap } from './format-json';
import type { JsonPath, JsonText } from './json-edits';

interface At {
  /** Relative to the root of the site, with forward slashes. */
  readonly file: string;
  /** To a value that is there; of `set` the last key may be new. */
  readonly path: JsonPath;
}

/** A change of a value in a JSON file. */
export type JsonOperation =
  | (At & { readonly op: 'set'; readonly value: JsonValue })
  /** Takes a member out of an object. */
  | (At & { readonly op: 'unset' })
  /** The path leads to the list, which is made where it is missing. Without an index: as the last. */
  | (At & { readonly op: 'insert'; readonly value: JsonValue; readonly index?: number })
  /** Takes an item out of a list. */
  | (At & { readonly op: 'remove' })
  /** To an index of the same list, or of another: its path, then the index. Paths are those before the move. */
  | (At & { readonly op: 'move'; readonly to: JsonPath })
  | (At & { readonly op: 'rename key'; readonly key: string });

/** A change of a text. */
export type TextOperation =
  | { readonly op: 'edit'; readonly file: string; readonly edits: readonly Edit[] }
  /** The whole file; null where it is not to be there. */
  | { readonly op: 'write'; readonly file: string; readonly text: string | null };

/** The bytes of a file: its text, or what they are in base64. */
export type PutOperation = { readonly op: 'put'; readonly file: string } & (
  | { readonly text: string; readonly base64?: undefined }
  | { readonly base64: string; readonly text?: undefined }
);

/** The same as it is given to a command, which reads the file. */
export interface PutFrom {
  readonly op: 'put';
  readonly file: string;
  /** Relative to the folder of the operations. */
  readonly from: string;
}

/** What every other operation comes to, and what brings every byte back. */
export type PrimitiveOperation = TextOperation | PutOperation;

/** A file under another path, and everything that names it. */
export interface FileMove {
  readonly op: 'move';
  readonly file: string;
  /** Its new path, below the root as well. */
  readonly to: string;
}

/** A change of a file of any bytes, such as a picture. */
export type FileOperation =
  | PutOperation
  | FileMove
  | { readonly op: 'delete'; readonly file: string };

/** A page with its path, its place in the menus and its words. */
export interface NewPage {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** Absent for the default. */
  readonly layout?: string | undefined;
  /** The page below which it is put, as the last entry; absent for none. */
  readonly menu?: string | undefined;
  /** The page behind which it is put, in that menu or in any. */
  readonly after?: string | undefined;
  /** Whether its text is a document. */
  readonly markdown?: boolean | undefined;
}

/** A page with its new path. */
export interface PageMove {
  readonly id: string;
  readonly path: string;
  /** Whether the pages whose paths start with that of the page keep theirs. */
  readonly only?: boolean | undefined;
}

/** A change of a page and of everything that names it. */
export type PageOperation =
  | (NewPage & { readonly op: 'page add' })
  | (PageMove & { readonly op: 'page move' })
  | { readonly op: 'page rename'; readonly id: string; readonly to: string }
  /** Its address leads to another page from then on, or is gone. */
  | { readonly op: 'page remove'; readonly id: string; readonly redirectTo?: string | undefined };

export type Operation = JsonOperation | TextOperation | FileOperation | PageOperation;

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

/** The edits of the text that an operation comes to. */
export function toEdits(json: JsonText, operation: JsonOperation): Edit[] {
  const { path } = operation;
  switch (operation.op) {
    case 'set':
      return set(json, path, operation.value);
    case 'insert':
      return json.find(path) === undefined
        ? set(json, path, [operation.value])
        : json.addItem(path, operation.value, operation.index);
    case 'unset':
    case 'remove':
      return json.remove(path);
    case 'move':
      return move(json, path, operation.to);
    case 'rename key':
      return json.renameKey(path, operation.key);
  }
}
