// Sites that are looked at and never used: as one was at the last commit, as it is, as it would be. Their pages have no scripts.
import type { ServerResponse } from 'node:http';
import { isImmutable } from '../../../engine/content/addresses/output-paths';
import type { Target } from '../../serve/local-server';
import { respond } from '../../serve/respond';
import type { ServedSite } from '../../serve/served-site';
import { editPaths } from '../wire';

/** What is at a path, base included; undefined for nothing. */
type FindSite = (path: string) => ServedSite | undefined;

const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');

/** Several may try something at once. */
const maxTrials = 4;

export class StillSites {
  readonly #sites: Readonly<Record<'former' | 'now', FindSite>>;
  /** By their names; the last ones. */
  #trials: readonly (readonly [name: string, site: ServedSite])[] = [];
  #count = 0;

  constructor(sites: Readonly<Record<'former' | 'now', FindSite>>) {
    this.#sites = sites;
  }

  /** The address before those of its pages. */
  keep(trial: ServedSite): string {
    this.#count += 1;
    const name = String(this.#count);
    this.#trials = [...this.#trials, [name, trial] as const].slice(-maxTrials);
    return `${editPaths.trial}/${name}`;
  }

  /** Answers with a page; false where the path is not that of one. */
  async sendPage(response: ServerResponse, target: Target): Promise<boolean> {
    const finders: readonly (readonly [string, FindSite])[] = [
      [editPaths.former, this.#sites.former],
      [editPaths.now, this.#sites.now],
      ...this.#trials.map(([name, site]) => [`${editPaths.trial}/${name}`, () => site] as const),
    ];
    for (const [start, find] of finders) {
      if (!target.path.startsWith(`${start}/`)) continue;
      const page = { ...target, path: target.path.slice(start.length) };
      const shown = find(page.path);
      if (shown === undefined) return false;
      await respond(shown, {
        ...{ response, target: page },
        ...{ rewritePage: withoutScripts, framed: true },
      });
      return true;
    }
    return false;
  }

  /** The same with a file of its pages, whose name says what is in it: the site of now may lack it. */
  async sendFile(response: ServerResponse, target: Target): Promise<boolean> {
    const { path, query } = target;
    const sites = [this.#sites.former(path), ...this.#trials.map(([, site]) => site)];
    for (const shown of sites) {
      if (shown === undefined || !isImmutable(path.slice(shown.base.length))) continue;
      const answer = shown.answer(path, query);
      // A site answers with what it has now to names that it never had.
      if (answer.type !== 'file' || !path.endsWith(`/${answer.path}`)) continue;
      await respond(shown, { response, target });
      return true;
    }
    return false;
  }
}
