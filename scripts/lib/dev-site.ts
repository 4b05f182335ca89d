// What the development server asks of the pipeline behind it.
import type { Issue } from '../../engine/model/issue';
import type { Target } from './local-server';

export interface DevAnswer {
  readonly status: number;
  /** Content type included. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** What an open page has to do about a change; `restart`: the engine has changed, and the server with it. */
export type DevEffect = 'none' | 'css' | 'page' | 'reload' | 'restart';

export interface DevUpdate {
  /** Everything that is wrong now, not only with what changed. */
  readonly issues: readonly Issue[];
  /** `none` while an error keeps the last good site. */
  readonly effect: DevEffect;
}

export interface DevSite {
  /** The path below which the site stands; starts and ends with a slash. */
  readonly base: string;
  /** An answer for a path (base included); `origin` is what forms send to. */
  respond(target: Target): Promise<DevAnswer>;
  /** Takes changed files (absolute) into account. Calls never overlap. */
  update(changed: readonly string[]): Promise<DevUpdate>;
  /** The paths that plain POST providers send to. */
  postPaths(): ReadonlySet<string>;
}

/** Pushed to open pages. */
export type DevEvent =
  | { readonly type: 'hello'; readonly server: string }
  | { readonly type: 'css' | 'page' | 'reload' }
  | { readonly type: 'findings'; readonly issues: readonly Issue[] };

/** The path below which the gallery of blocks stands. */
export const galleryBase = '/_gallery/';

export const devPaths = { events: '/_dev/events', client: '/_dev/client.js' } as const;
