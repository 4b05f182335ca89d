// What the development server needs from the pipeline that it serves.
import { reservedSegments } from '../../engine/content/reserved-names';
import type { Finding, Severity } from '../../engine/model/finding';
import type { ServedSite } from '../serve/served-site';

/** What an open page applies without a reload. */
export interface DevChange {
  /** Style sheets. */
  readonly css: boolean;
  /** What all pages share: menus, footer, labels. */
  readonly shell: boolean;
  /** Anything that was asked for: pages, content files or pictures. */
  readonly page: boolean;
  /** Where pages stand by now, by the address they had; both complete with base path. */
  readonly moved: Readonly<Record<string, string>>;
}

/** What an open page has to do; `restart`: the engine has changed, and the server with it. */
export type DevEffect = 'none' | 'reload' | 'restart' | DevChange;

export interface DevUpdate {
  /** Everything that is wrong now, not only with what changed. */
  readonly findings: readonly Finding[];
  /** Why nothing could be checked at all, in words for a person. */
  readonly error?: string | undefined;
  /** `none` while an error keeps the last good site. */
  readonly effect: DevEffect;
}

export interface DevSite {
  /** The path below which the site stands; starts and ends with a slash. */
  readonly base: string;
  /** What is shown at a path, base included; undefined before the first valid manifest. */
  find(path: string): ServedSite | undefined;
  /** Takes changed files (absolute) into account. Calls never overlap. */
  update(changed: readonly string[]): Promise<DevUpdate>;
  /** The paths that plain POST providers send to. */
  postPaths(): ReadonlySet<string>;
}

/** A finding as an open page shows it. */
export interface DevFinding {
  readonly severity: Severity;
  /** `file:line:column`; empty where nothing could be checked. */
  readonly place: string;
  /** As it stands in the terminal, the place aside. */
  readonly text: string;
}

/** Pushed to open pages. `version` counts the changes, so that a page knows whether it has missed one. */
export type DevEvent =
  | { readonly type: 'hello'; readonly server: string; readonly version: number }
  | { readonly type: 'reload' }
  | ({ readonly type: 'change'; readonly version: number } & DevChange)
  | { readonly type: 'findings'; readonly findings: readonly DevFinding[] };

/** The path below which the gallery of blocks stands. */
export const galleryBase = `/${reservedSegments.gallery}/`;

export const devPaths = {
  events: `/${reservedSegments.dev}/events`,
  client: `/${reservedSegments.dev}/client.js`,
} as const;
