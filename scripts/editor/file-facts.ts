// What the shell of the editor is told of the files of a site.
import type { JsonValue } from '../../engine/model/json';

/** The rows of a data file as a form shows them. */
export interface DataRows {
  /** Of a table; a list in JSON has none. */
  readonly columns?: readonly string[];
  readonly rows: readonly Readonly<Record<string, JsonValue>>[];
}

/** A place of the site that names a file. */
interface FileUse {
  readonly file: string;
  readonly pointer: string;
  readonly line: number;
}

export interface FileFacts {
  readonly bytes: number;
  /** In pixels, of pictures. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly uses: readonly FileUse[];
}
