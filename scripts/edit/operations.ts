// What can be done to a site, as data: commands, editors and assistants say the same. Each has an inverse of this kind.
import type { JsonValue } from '../../engine/model/json';
import type { Edit } from './edits';
import type { JsonPath } from './json-edits';

/** Values of members by their names; null takes one out. */
export type Members = Readonly<Record<string, JsonValue>>;

interface At {
  /** Relative to the root of the site, with forward slashes. */
  readonly file: string;
  /** To a value that is there; of `set` the last key may be new. */
  readonly path: JsonPath;
}

/** A change of a value in a JSON file, or in the front matter of a document (Markdown). */
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

/** A change of one part of a document (Markdown). */
export interface NodeOperation {
  readonly op: 'node set';
  readonly file: string;
  /** To a paragraph, a heading, an item of a list or a cell, among the items that the document is read as. */
  readonly path: JsonPath;
  /** Markdown, without the marks before it. */
  readonly text: string;
}

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
  /** Absent for an item of a collection, whose address follows from its name. */
  readonly path?: string | undefined;
  readonly title: string;
  readonly summary: string;
  /** Of an item: the first words of its text; absent where its summary says all. */
  readonly text?: string | undefined;
  /** Of an item: its day or minute; several, with commas between them, for a series. */
  readonly date?: string | undefined;
  /** Of an item: ids of tags, with commas between them. */
  readonly tags?: string | undefined;
  /** Whether tags that its collection lacks are declared there. */
  readonly declare?: boolean | undefined;
  /** Absent for the default. */
  readonly layout?: string | undefined;
  /** The page below which it is put, as the last entry; absent for none. */
  readonly menu?: string | undefined;
  /** The page behind which it is put, in that menu or in any. */
  readonly after?: string | undefined;
  /** Whether its text is a document. */
  readonly markdown?: boolean | undefined;
  /** A further language in which it is to be there: its texts are written beside empty translations. */
  readonly language?: string | undefined;
}

/** A page with its new path. */
export interface PageMove {
  readonly id: string;
  readonly path: string;
  /** Whether the pages whose paths start with that of the page keep theirs. */
  readonly only?: boolean | undefined;
  /** Whether nobody has ever been at its old address: then nothing leads on from there. */
  readonly unpublished?: boolean | undefined;
  /** A further language in which it gets the path, below that of the language, and no other page does. */
  readonly language?: string | undefined;
}

/** A collection with the page that lists its items. */
export interface NewCollection {
  /** That of the page, too: one that is there becomes the list. */
  readonly id: string;
  /** Absent: the one that `id` is the plural of, else articles. */
  readonly kind?: string | undefined;
  readonly title?: string | undefined;
  readonly summary?: string | undefined;
  /** A data file below files/ whose rows are its items; absent: one file each. */
  readonly rows?: string | undefined;
  /** The page below which its page is put, as the last entry. */
  readonly menu?: string | undefined;
  /** The page behind which it is put. Absent, as `menu`: the last of all menus. */
  readonly after?: string | undefined;
}

type CollectionOperation = NewCollection & { readonly op: 'collection add' };

/** A change of a page and of everything that names it. */
export type PageOperation =
  | (NewPage & { readonly op: 'page add' })
  | (PageMove & { readonly op: 'page move' })
  | { readonly op: 'page rename'; readonly id: string; readonly to: string }
  /** Its address leads to another page from then on, or is gone. */
  | {
      readonly op: 'page remove';
      readonly id: string;
      readonly redirectTo?: string | undefined;
      /** A further language that loses the page, if not all do. */
      readonly language?: string | undefined;
    };

interface OfBlock {
  /** The id of its page. */
  readonly page: string;
  /** Its index on the page, from 0, or its id. */
  readonly block: number | string;
}

/** A change of a block of a page, with the content file that is its own. */
export type BlockOperation =
  /** Without an index: as the last. */
  | {
      readonly op: 'block insert';
      readonly page: string;
      readonly value: JsonValue;
      readonly index?: number;
    }
  | (OfBlock & { readonly op: 'block set'; readonly members: Members })
  /** To another place of its page, or to another page; the index counts without it. */
  | (OfBlock & { readonly op: 'block move'; readonly to?: string; readonly index?: number })
  | (OfBlock & { readonly op: 'block remove' });

/** An entry of the menus: by its page, or by its index in each list from the top. */
export type MenuPlace = string | readonly number[];

/** Below an entry, else at the top; without an index as the last. */
interface InMenu {
  readonly menu?: MenuPlace;
  readonly index?: number;
}

/** A change of an entry of the menus. */
export type MenuOperation =
  | (InMenu & { readonly op: 'menu insert'; readonly value: JsonValue })
  | { readonly op: 'menu set'; readonly entry: MenuPlace; readonly members: Members }
  /** With what is below it; the index counts without it. */
  | (InMenu & { readonly op: 'menu move'; readonly entry: MenuPlace })
  | { readonly op: 'menu remove'; readonly entry: MenuPlace };

/** A change of a form. */
export type FormOperation =
  | { readonly op: 'form add'; readonly id: string; readonly value: JsonValue }
  | { readonly op: 'form set'; readonly id: string; readonly members: Members }
  /** In the blocks that show it, too. */
  | { readonly op: 'form rename'; readonly id: string; readonly to: string }
  | { readonly op: 'form remove'; readonly id: string };

type NewRedirect = Members & { readonly from: string };

/** A change of a redirect, which is known by its old address. `inList`: it becomes a row of redirects.csv. */
export type RedirectOperation =
  | { readonly op: 'redirect add'; readonly value: NewRedirect; readonly inList?: boolean }
  | { readonly op: 'redirect set'; readonly from: string; readonly members: Members }
  | { readonly op: 'redirect remove'; readonly from: string };

/** A change that speaks of what a site consists of, wherever that is written. */
export type ModelOperation =
  | PageOperation
  | CollectionOperation
  | BlockOperation
  | MenuOperation
  | FormOperation
  | RedirectOperation;

export type Operation =
  | JsonOperation
  | TextOperation
  | NodeOperation
  | FileOperation
  | ModelOperation;
