// What the development server needs from the pipeline that it serves.
import { reservedSegments } from '../../engine/content/addresses/reserved-names';
import type { Finding, Severity } from '../../engine/model/finding';
import type { Publication } from '../../engine/model/publication';
import type { Site } from '../../engine/model/site';
import type { ValidSite } from '../../engine/model/valid-site';
import type { Base } from '../edit/base';
import type { PageWords, ToHref } from '../marks/page-words';
import type { Recipient } from '../serve/mailbox-address';
import type { ServedSite } from '../serve/served-site';

/** What an open page applies without a reload. */
export interface DevChange {
  /** Style sheets. */
  readonly css: boolean;
  /** What all pages share: menus, footer, labels. */
  readonly shell: boolean;
  /** Anything that was requested: pages, content files or pictures. */
  readonly page: boolean;
  /** The current addresses of moved pages, by their former ones; both complete with base path. */
  readonly moved: Readonly<Record<string, string>>;
}

/** What an open page has to do; `restart`: the engine has changed, so the server restarts. */
export type DevEffect = 'none' | 'reload' | 'restart' | DevChange;

export interface DevUpdate {
  /** All current findings, not only those about what changed. */
  readonly findings: readonly Finding[];
  /** Why nothing could be checked, as a sentence for a person. */
  readonly error?: string | undefined;
  /** `none` while an error keeps the last valid site. */
  readonly effect: DevEffect;
}

export interface DevSite {
  /** The base path of the site; starts and ends with a slash. */
  readonly base: string;
  /** What is shown at a path, base included; undefined before the first valid manifest. */
  find(path: string): ServedSite | undefined;
  /** What is shown now in the language of the site; undefined before the first valid manifest. */
  readonly shown: Site | undefined;
  /** Those of all pages that are shown now, in every language. */
  readonly addresses: readonly string[];
  /** What would be shown of other values, which are in no file; undefined while the site's own code cannot be used. */
  serve(values: Publication<ValidSite>): ServedSite | undefined;
  /** Takes changed files (absolute) into account. Calls never overlap. */
  update(changed: readonly string[]): Promise<DevUpdate>;
  /** Where the words of the page at a path stand; undefined where that is not in the files of the site. */
  findWords(path: string, toHref: ToHref): PageWords | undefined;
  /** By path, what forms send to this server. */
  recipients(): ReadonlyMap<string, Recipient>;
  /** The site as it is on the disk, drafts included; undefined where its own code cannot be used. */
  readonly onDisk: Base | undefined;
  close(): Promise<void>;
}

/** A finding as an open page shows it. */
export interface DevFinding {
  readonly severity: Severity;
  /** `file:line:column`; empty where nothing could be checked. */
  readonly place: string;
  /** As in the terminal, without the place. */
  readonly text: string;
}

/** Pushed to open pages. `version` counts the changes, so that a page knows whether it has missed one. */
export type DevEvent =
  | { readonly type: 'hello'; readonly server: string; readonly version: number }
  | { readonly type: 'reload'; readonly version: number }
  | ({ readonly type: 'change'; readonly version: number } & DevChange)
  | { readonly type: 'findings'; readonly findings: readonly DevFinding[] };

/** The base path of the gallery of blocks. */
export const galleryBase = `/${reservedSegments.gallery}/`;

/** The addresses of what the development server adds to the site. */
export const devPaths = {
  icons: `${galleryBase}icons`,
  shells: `${galleryBase}shells`,
  events: `/${reservedSegments.dev}/events`,
  client: `/${reservedSegments.dev}/client.js`,
  /** The visual editor, where the server has one. */
  editor: `/${reservedSegments.edit}`,
  /** With the path of a page behind it. */
  words: `/${reservedSegments.dev}/words`,
} as const;
