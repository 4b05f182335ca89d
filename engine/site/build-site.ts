// A valid manifest with its content → the whole site: every page in its place, nothing left to resolve.

import { indexPages } from '../content/pages/page-index';
import { buildTree } from '../content/pages/page-tree';
import type { Manifest } from '../generated/manifest';
import type { Receivers } from '../model/provider-view';
import type { Resolver } from '../model/resolver';
import type { Site, SitePage } from '../model/site';
import type { ValidSite } from '../model/valid-site';
import { findAround } from './around-pages';
import { findSettings, findTokens, findTypes } from './block-settings';
import { type BuildOptions, buildPage, makeContext } from './build-page';
import { listReceivers } from './build-providers';
import { buildRedirects } from './build-redirects';
import { buildShell } from './build-shell';
import { collectReferences } from './collect-references';
import { findDelivery } from './delivery';
import { listElsewhere, listFeedPrefixes } from './elsewhere';
import { describeOrganization } from './facts';
import { addFeedTexts } from './feed-texts';
import { isolateInSite } from './isolate-numbers';
import { findUsedServices } from './outside-hosts';
import { toPageFrames } from './page-frames';
import { findPictures } from './pictures';
import { publishContents } from './publish-contents';

const findSiteIcons = (
  { favicon, appIcons }: Manifest['site'],
  { files, resolve }: Resolver,
): Pick<Site, 'favicon' | 'appIcons'> => ({
  favicon: resolve('file-path', favicon),
  appIcons: appIcons.map((path) => ({ src: resolve('file-path', path), ...files.sizeOf(path) })),
});

interface OutsideParts extends Pick<Site, 'shell'> {
  readonly pages: readonly SitePage[];
  /** The ids of services that something refers to. */
  readonly services: readonly string[];
}

/** What the site has to do with other hosts. */
const findOutside = (
  manifest: Manifest,
  { shell, pages, services }: OutsideParts,
): Receivers & Pick<Site, 'services' | 'frames'> => ({
  ...listReceivers(manifest, shell),
  services: findUsedServices(manifest.services, services),
  frames: toPageFrames(pages.flatMap(({ frames = [] }) => frames)),
});

export const buildSite = (valid: ValidSite, options: BuildOptions): Site => {
  const site = addFeedTexts(deriveSite(valid, options), options.contract.blocks);
  return site.direction === 'rtl' ? isolateInSite(site) : site;
};

function deriveSite(valid: ValidSite, options: BuildOptions): Site {
  const { manifest, contents, downloads } = valid;
  const { site } = manifest;
  const { assetsBase = site.base, bases = [], drafts } = options;
  const { blocks: modules, shape } = options.contract;
  const { shown: pages } = indexPages(manifest.pages, { drafts, language: site.language });
  const tree = buildTree(manifest, pages);
  const context = makeContext(valid, options, { pages, tree });
  const { resolver, theme } = context;
  const built = [...tree.keys()].flatMap((id) => {
    const page = pages.get(id);
    return page === undefined ? [] : [buildPage(id, page, context)];
  });
  const shown = Object.fromEntries(built.map((page) => [page.id, page]));
  const blockSettings = findSettings(findTypes(shown), manifest, modules);
  const elsewhere = [
    ...listElsewhere(valid, { shape, bases }),
    ...listFeedPrefixes(context.items?.feeds ?? [], site.base),
  ];
  const shell = buildShell({ ...context, blockSettings, elsewhere, theme, now: options.now });
  const published = { ...valid, manifest: { ...manifest, pages: Object.fromEntries(pages) } };
  const named = collectReferences(published, shape, 'icon', 'file', 'service');
  return {
    origin: site.origin,
    ...(site.organization && {
      organization: describeOrganization(site.organization, manifest.contacts),
    }),
    assetsBase,
    direction: site.direction,
    theme,
    tokens: findTokens(blockSettings, modules),
    ...findSiteIcons(site, resolver),
    shell,
    pages: shown,
    redirects: buildRedirects(manifest, resolver, pages),
    contents: publishContents(contents, resolver),
    icons: shell.search ? [...named.icon, 'search'] : named.icon,
    ...findAround(site),
    ...findOutside(manifest, { shell, pages: built, services: named.service }),
    files: named.file,
    downloads,
    pictures: findPictures(published, resolver),
    ...(context.items?.feeds.length && { feeds: context.items.feeds }),
    ...findDelivery(manifest),
  };
}
