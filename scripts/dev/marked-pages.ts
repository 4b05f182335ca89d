// A site in development → where the words of its pages stand. Nothing is marked before somebody asks.
import { validateSite } from '../../engine/manifest/validate-site';
import { mainOf } from '../../engine/model/publication';
import { buildPublication, type PublicationOptions } from '../../engine/site/build-publication';
import { manifestFile } from '../journal/site-paths';
import { type MarkedSite, markSite } from '../marks/mark-site';
import { findPageWords, type PageWords, type ToHref } from '../marks/page-words';
import { readSite } from '../source/read-site';
import type { SiteFiles } from '../source/site-files';
import type { Code } from './dev-code';
import { ServedDevSite } from './served-dev-site';

interface MarkedPagesOptions extends Pick<PublicationOptions, 'now'> {
  readonly code: Code;
  readonly files: SiteFiles;
  readonly toHref: ToHref;
}

/** Marks all words of the site as its files are now; undefined where they are not valid. */
function makeMarked({ code, files, now }: MarkedPagesOptions): MarkedSite | undefined {
  const { workspace, contract } = code.world;
  const source = readSite(workspace, { store: files.store, now });
  const { publication } = validateSite(source, contract);
  return publication && markSite(mainOf(publication), source, contract);
}

const stateOf = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => json,
  );

/** Of one state of the site. */
export class MarkedPages {
  readonly #options: MarkedPagesOptions;
  readonly #marked: MarkedSite | undefined;
  readonly #served: ServedDevSite | undefined;

  constructor(options: MarkedPagesOptions) {
    this.#options = options;
    const { code, files, now } = options;
    const { world, ...parts } = code;
    const { workspace, contract } = world;
    this.#marked = makeMarked(options);
    if (this.#marked === undefined) return;
    const publication = buildPublication(
      { sites: [this.#marked.site] },
      { contract, files, now, drafts: true },
    );
    this.#served = new ServedDevSite({ publication, workspace, files, ...parts });
  }

  /** Undefined where nobody can say. */
  find(path: string): PageWords | undefined {
    const [marked, served] = [this.#marked, this.#served];
    const answer = served?.answer(path, '');
    if (marked === undefined || served === undefined) return undefined;
    if (answer === undefined || answer.type === 'redirect') return undefined;
    const html = served.readText(answer.path);
    const data = [...stateOf(html), served.readText(served.shared)];
    const page = { marked, html, data, id: served.findPage(answer.path), manifestFile };
    return findPageWords(page, this.#options.toHref);
  }
}
