// A site in development → where the words of its pages stand. Nothing is marked before somebody asks, and then what the page shows.

import { listLanguages } from '../../engine/manifest/language';
import { stageSite } from '../../engine/manifest/stage/stage-site';
import type { Contract } from '../../engine/model/contract';
import type { Renderers } from '../../engine/model/document';
import { mainOf, toMaker } from '../../engine/model/publication';
import { makeDocumentOf } from '../../engine/output/outputs';
import { makeScope, type Scope } from '../../engine/output/scope';
import type { BuildOptions } from '../../engine/site/build-page';
import { gatherInCommon } from '../../engine/site/languages';
import { rewordSite } from '../../engine/site/reword-site';
import type { Base } from '../edit/base';
import { manifestFile } from '../journal/site-paths';
import { type MarkedSite, markSite } from '../marks/mark-site';
import { findPageWords, type PageWords, type ToHref } from '../marks/page-words';
import type { ServedDevSite } from './served-dev-site';

/** What is shown was made of it. */
export interface ReadSite extends Pick<Base, 'source' | 'validation' | 'memory'> {}

/** The same of a process that ends: it keeps nothing for the next state. */
type ReadForMarks = Pick<ReadSite, 'source' | 'validation'> & Partial<Pick<ReadSite, 'memory'>>;

interface MarkedPagesOptions extends BuildOptions {
  readonly renderers: Renderers;
  readonly read: ReadSite;
  readonly shown: ServedDevSite;
  readonly toHref: ToHref;
}

/** Marks a site in each of its languages; none where it is not valid. */
export function markSites(
  { source, validation, memory }: ReadForMarks,
  contract: Contract,
): readonly MarkedSite[] {
  const { publication, stage: first } = validation;
  if (publication === undefined) return [];
  const { sites } = publication;
  const languages = listLanguages(mainOf(publication).manifest);
  return sites.map((site, index) => {
    const language = languages.find(({ tag }) => tag === site.manifest.site.language);
    const given = language && {
      language,
      first,
      ...(memory && { memory: memory.of(language.tag) }),
    };
    const stage = given ? stageSite(source, contract, given) : first;
    return markSite(site, { stage, first }, contract, { index, count: sites.length });
  });
}

const stateOf = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );

interface InLanguage {
  readonly marked: MarkedSite;
  readonly scope: Scope;
}

/** Of one state of the site. */
export class MarkedPages {
  readonly #options: MarkedPagesOptions;
  readonly #marked: readonly MarkedSite[];
  readonly #languages: readonly InLanguage[];

  constructor(options: MarkedPagesOptions) {
    const { read, shown, renderers, contract, drafts } = options;
    const all = markSites(read, contract);
    const sites = all.map(({ site }) => site);
    const common = gatherInCommon(sites.map(toMaker), drafts);
    this.#options = options;
    this.#marked = all;
    this.#languages = shown.assets.publication.sites.flatMap(({ open, assets }, index) => {
      const marked = all[index];
      if (marked === undefined) return [];
      const site = rewordSite(open(), marked.site, { ...options, ...common });
      return [{ marked, scope: makeScope({ site, assets }, { renderers }) }];
    });
  }

  /** Undefined where nobody can say. */
  find(path: string): PageWords | undefined {
    const { shown, toHref } = this.#options;
    const found = shown.findDocument(path);
    const language = found && this.#languages[found.site];
    if (found === undefined || language === undefined) return undefined;
    const { marked, scope } = language;
    const { page: id } = found;
    const html = makeDocumentOf(scope, id);
    // What all pages of another language share is on none of these.
    const shared = found.site === 0 ? [scope.site.shell] : [];
    const data = [...stateOf(html), ...shared];
    return findPageWords({ marked, all: this.#marked, html, data, id, manifestFile }, toHref);
  }
}
