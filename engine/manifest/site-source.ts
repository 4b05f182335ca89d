// What validation reads of a site: its sources, and facts about its files.
import type { TextKind } from '../content/addresses/text-kind';
import type { DocumentContent } from '../model/document-parser';
import type { InspectedFile } from '../model/inspected-file';
import type { FileFacts } from './checks/context/check-context';

export interface FileText {
  readonly text: string;
  /** Where and why the bytes of the file are not text. */
  readonly broken?: { readonly offset: number; readonly reason: string };
  /** Of its bytes, where somebody needed it. */
  readonly hash?: string;
  /** What it says, where that is known: then its text is asked for only to find places. */
  readonly content?: DocumentContent;
  /** Notes what it says, for the next time. */
  readonly keep?: (content: DocumentContent) => void;
}

/** Why a file cannot be read, in the words of the system. */
export interface Unreadable {
  readonly reason: string;
}

export interface Source {
  /** Stays the same from run to run: its path below the root of the site, where it is a file. */
  readonly id: string;
  /** What findings call it. */
  readonly file: string;
  readonly kind: 'manifest' | 'redirects' | 'ledger' | 'rows' | TextKind;
  /** Called only for what a command or another source names. */
  readonly read: () => FileText | Unreadable;
}

/** Of a large site, each is made for who asks for it. The manifest is the first of them. */
export interface Sources extends Iterable<Source> {
  /** By its id. */
  readonly get: (id: string) => Source | undefined;
}

/** Those that are all at hand, by id. */
export const sourcesById = (byId: ReadonlyMap<string, Source>): Sources => ({
  get: (id) => byId.get(id),
  [Symbol.iterator]: () => byId.values(),
});

/** Of two with one id the last counts. */
export const listSources = (all: Iterable<Source>): Sources =>
  sourcesById(new Map(Array.from(all, (source) => [source.id, source])));

const matter = '#matter';

/** The id of the front matter of a document, as a source of its own. */
export const toMatter = (id: string): string => id + matter;

export const isMatter = (id: string): boolean => id.endsWith(matter);

/** The id of the source that it is in. */
export const withoutMatter = (id: string): string =>
  isMatter(id) ? id.slice(0, -matter.length) : id;

export interface SiteSource {
  readonly sources: Sources;
  /** The contents of files/, by path relative to it with forward slashes. */
  readonly files: ReadonlyMap<string, FileFacts>;
  /** What the bytes of a file are; undefined if they cannot be read. Called only for files that would be published. */
  readonly inspect?: (path: string) => InspectedFile | undefined;
  /** Names of icons: the engine's and the site's. */
  readonly icons: ReadonlySet<string>;
  /** The instant of the build; absent where what is found may not depend on it. */
  readonly now?: Date;
  /** Whether drafts are shown: then a page that is a draft in one language is there in it, whatever it lacks, and so are new words. */
  readonly drafts?: boolean;
}
