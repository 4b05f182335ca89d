// A site in development → where the words of its pages stand. Nothing is marked before somebody asks.

import { listLanguages } from '../../engine/manifest/language';
import { mainOf, mapSites, type Publication } from '../../engine/model/publication';
import { buildPublication, type PublicationOptions } from '../../engine/site/build-publication';
import type { Base } from '../edit/base';
import { manifestFile } from '../journal/site-paths';
import { type MarkedSite, markSite } from '../marks/mark-site';
import { findPageWords, type PageWords, type ToHref } from '../marks/page-words';
import type { SiteFiles } from '../source/site-files';
import type { Code } from './dev-code';
import { ServedDevSite } from './served-dev-site';

interface MarkedPagesOptions extends Pick<PublicationOptions, 'now'> {
  readonly code: Code;
  readonly base: Base;
  readonly files: SiteFiles;
  readonly toHref: ToHref;
}

/** Marks all words of the site as its files are now, in each of its languages; undefined where they are not valid. */
function makeMarked(base: Base): Publication<MarkedSite> | undefined {
  base.refresh();
  const { source, validation, world, memory } = base;
  const { publication } = validation;
  if (publication === undefined) return undefined;
  const languages = listLanguages(mainOf(publication).manifest);
  let first = 0;
  return mapSites(publication, (site) => {
    const language = languages.find(({ tag }) => tag === site.manifest.site.language);
    const marked = markSite(site, source, world.contract, { language, first, memory });
    first += marked.places.length;
    return marked;
  });
}

const languageOf = (html: string): string | undefined =>
  /<html[^>]* lang="([^"]*)"/.exec(html)?.[1];

const stateOf = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => json,
  );

/** Of one state of the site. */
export class MarkedPages {
  readonly #options: MarkedPagesOptions;
  readonly #marked: Publication<MarkedSite> | undefined;
  readonly #served: ServedDevSite | undefined;

  constructor(options: MarkedPagesOptions) {
    this.#options = options;
    const { code, base, files, now } = options;
    const { world, ...parts } = code;
    const { workspace, contract } = world;
    this.#marked = makeMarked(base);
    if (this.#marked === undefined) return;
    const publication = buildPublication(
      mapSites(this.#marked, ({ site }) => site),
      { contract, files, now, drafts: true },
    );
    this.#served = new ServedDevSite({ publication, workspace, files, ...parts });
  }

  /** Undefined where nobody can say. */
  find(path: string): PageWords | undefined {
    const served = this.#served;
    const answer = served?.answer(path, '');
    if (this.#marked === undefined || served === undefined) return undefined;
    if (answer === undefined || answer.type === 'redirect') return undefined;
    const html = served.readText(answer.path);
    const language = languageOf(html);
    const { sites } = this.#marked;
    const isOfPage = ({ site }: MarkedSite): boolean => site.manifest.site.language === language;
    const marked = sites.find(isOfPage) ?? sites[0];
    // What all pages of another language share is on none of these.
    const shared = marked === sites[0] ? [served.readText(served.shared)] : [];
    const data = [...stateOf(html), ...shared];
    const id = served.findPage(answer.path);
    const page = { marked, all: sites, html, data, id, manifestFile };
    return findPageWords(page, this.#options.toHref);
  }
}
