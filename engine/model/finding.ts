// An author's mistake, as data: found by engine/manifest, printed by scripts/report.

/** An error stops a build, a warning is to be looked at, a note is worth knowing: it never changes an exit code. */
export type Severity = 'error' | 'warning' | 'note';

/** A fact of a finding. */
export type ParameterValue = string | number;

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
  /** The facts that its sentences insert, by name; those that are not known are absent. */
  readonly parameters: Readonly<Record<string, ParameterValue>>;
  /** One sentence: what is wrong. */
  readonly message: string;
  /** One sentence: how to fix it. */
  readonly hint: string;
  /** The other places that are part of it. */
  readonly related: readonly (SourceRange & { readonly message: string })[];
}
