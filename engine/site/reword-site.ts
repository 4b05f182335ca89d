// A site, and what it was made of in other words, such as marked or changed ones → the same site in these words. A page or a text is made
// when somebody asks for it; what no page shows, such as feeds, stays as it is.
import type { PageConfig } from '../generated/manifest';
import { invariant } from '../model/invariant';
import { LazyMap, lazyMembers } from '../model/lazy-map';
import type { Site } from '../model/site';
import type { TreePlace } from '../model/tree-place';
import type { ValidSite } from '../model/valid-site';
import { findSettings } from './block-settings';
import { type BuildOptions, buildPage, makeContext } from './build-page';
import { buildShell } from './build-shell';
import { isolateInPage, isolateNumbers } from './isolate-numbers';
import { publishContent } from './publish-contents';

/** A site, of whose pages no more is asked for than where they are, and of whose texts no more than their addresses. */
interface WordlessSite extends Omit<Site, 'pages' | 'contents'> {
  readonly pages: Readonly<Record<string, TreePlace>>;
  readonly contents: Readonly<Record<string, unknown>>;
}

export function rewordSite(site: WordlessSite, valid: ValidSite, options: BuildOptions): Site {
  const { assetsBase } = site;
  const { manifest, contents } = valid;
  const { pages: given, labels } = manifest;
  const shown = new Map(Object.entries(site.pages));
  const tree = new LazyMap(shown, ({ parent, children, menu, order }) => ({
    ...{ parent, children, menu },
    ...(order !== undefined && { order }),
  }));
  const pageOf = (id: string): PageConfig => {
    const page = given[id];
    invariant(page !== undefined, `there is a page "${id}"`);
    return page;
  };
  const pages = new LazyMap(shown, (_, id) => pageOf(id));
  const context = makeContext(valid, { ...options, assetsBase }, { pages, tree });
  const { modules, resolver } = context;
  const { elsewhere = [], blockSettings: shownSettings } = site.shell;
  const types = new Set(Object.keys(shownSettings));
  const blockSettings = findSettings(types, manifest, modules);
  const shell = buildShell({ ...context, blockSettings, elsewhere, now: options.now });
  const pathOf = new Map(
    [...contents.keys()].map((path) => [resolver.resolve('content-path', path), path]),
  );
  const isolates = site.direction === 'rtl';
  return {
    ...site,
    shell: isolates ? isolateNumbers(shell) : shell,
    pages: lazyMembers(site.pages, (_, id) => {
      const built = buildPage(id, pageOf(id), context);
      return isolates ? isolateInPage(built) : built;
    }),
    contents: lazyMembers(site.contents, (_, address) => {
      const text = publishContent(contents.get(pathOf.get(address) ?? '') ?? [], resolver);
      return isolates ? isolateNumbers(text) : text;
    }),
    pictures: {
      ...site.pictures,
      ...(site.pictures.creditsLabel && { creditsLabel: labels.pictures }),
    },
  };
}
