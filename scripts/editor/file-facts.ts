// What the shell of the editor is told of the files of a site.

/** A table as a form shows it. */
export interface TableText {
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
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
