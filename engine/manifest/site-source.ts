// What validation reads of a site: texts, and facts about its files.
import type { InspectedFile } from '../model/inspected-file';
import type { FileFacts } from './checks/check-context';

export interface FileText {
  readonly text: string;
  /** Where and why the bytes of the file are not text. */
  readonly broken?: { readonly offset: number; readonly reason: string };
}

export interface SiteSource {
  /** What findings call the manifest, and its text. */
  readonly manifest: FileText & { readonly file: string };
  /** The contents of files/, by path relative to it with forward slashes. */
  readonly files: ReadonlyMap<string, FileFacts>;
  /** The text of a content file, or why it cannot be read. Called only for bound files. */
  readonly readContent: (path: string) => FileText | { readonly reason: string };
  /** What the bytes of a file are; undefined if they cannot be read. Called only for files that would be published. */
  readonly inspect?: (path: string) => InspectedFile | undefined;
  /** Names of icons: the engine's and the site's. */
  readonly icons: ReadonlySet<string>;
  /** The text of the ledger of addresses, if there is one. */
  readonly ledger?: string | undefined;
  /** The text of the list of old addresses, if there is one. */
  readonly redirects?: string | undefined;
  /** The year in which it is published. */
  readonly year?: number;
}
