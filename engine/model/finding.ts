// An author's mistake, as data: found by engine/manifest, printed by scripts/report.

export type Severity = 'error' | 'warning';

/** A place in a file; lines and columns count from 1, columns in UTF-16 units. */
export interface SourceRange {
  readonly file: string;
  /** JSON pointer (RFC 6901) inside the file, empty for the file as a whole. */
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
  /** Its end, exclusive; absent when only the beginning is known. */
  readonly endLine?: number;
  readonly endColumn?: number;
}

export interface Finding extends SourceRange {
  /** A stable name from the catalogue, such as `unknown-page`. */
  readonly code: string;
  readonly severity: Severity;
  /** One sentence: what is wrong. */
  readonly message: string;
  /** One sentence: how to fix it. */
  readonly hint: string;
  /** The other places that are part of it. */
  readonly related: readonly (SourceRange & { readonly message: string })[];
}
