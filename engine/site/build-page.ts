import { resolveCardImage } from '../concepts/image';
import { ancestorsOf, type Pages, type Tree } from '../content/pages/page-tree';
import type { Manifest, PageConfig } from '../generated/manifest';
import type { BlockModules, ContentFiles } from '../model/block-module';
import type { Contract } from '../model/contract';
import type { Files } from '../model/files';
import { invariant } from '../model/invariant';
import type { Resolver } from '../model/resolver';
import type { SitePage } from '../model/site';
import type { Theme } from '../model/theme';
import type { ValidSite } from '../model/valid-site';
import { withDrawing } from '../theme/drawings';
import { resolveTheme } from '../theme/resolve-theme';
import { buildBlocks } from './build-blocks';
import { createResolver } from './create-resolver';
import { toAbout } from './facts';
import { findShown } from './find-shown';
import { findAlternates, type SiteLanguage } from './languages';
import { NodeKinds } from './node-kinds';
import { listPageFacts } from './page-facts';
import { findPageItems, type PageItems } from './page-items';
import { findLook } from './page-look';
import { findSearchFacts } from './search-facts';

export interface BuildOptions {
  readonly contract: Contract;
  readonly files: Files;
  /** The time of the build: its year ends the copyright line. */
  readonly now: Date;
  /** The path of code, styles and pictures, if not the base of the pages. */
  readonly assetsBase?: string;
  /** Of all sites of the publication; absent for a site by itself. */
  readonly bases?: readonly string[];
  /** Those of the publication; absent for a site by itself. */
  readonly languages?: readonly SiteLanguage[];
  /** Whether drafts are shown. */
  readonly drafts: boolean;
}

interface PageContext {
  readonly contents: ContentFiles;
  readonly modules: BlockModules;
  readonly manifest: Manifest;
  readonly pages: Pages;
  readonly tree: Pick<Tree, 'get'>;
  readonly resolver: Resolver;
  readonly nodeKinds: NodeKinds;
  readonly theme: Theme;
  readonly languages: readonly SiteLanguage[];
  /** Undefined for a site without collections. */
  readonly items: PageItems | undefined;
}

function findAbove<Value>(
  id: string,
  { pages, tree }: PageContext,
  pick: (page: PageConfig) => Value | undefined,
): Value | undefined {
  for (const above of ancestorsOf(id, (below) => tree.get(below)?.parent ?? null)) {
    const page = pages.get(above);
    const value = page && pick(page);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** A switcher opens at the page that it names, or at its first child. Without shown children it is an ordinary page. */
function toLayout(
  { layout, defaultChild }: PageConfig,
  children: readonly string[],
  pages: Pages,
): Pick<SitePage, 'layout' | 'defaultChild'> {
  if (defaultChild !== undefined && pages.has(defaultChild)) return { layout, defaultChild };
  if (layout !== 'switcher') return { layout };
  const [first] = children;
  return first === undefined ? { layout: 'plain' } : { layout, defaultChild: first };
}

/** The file that stands for a page where it is shared. Messengers and social networks show no drawings. */
function findShareImage({ shareImage, image }: PageConfig): string | undefined {
  if (shareImage !== undefined) return shareImage;
  return image === undefined || /\.svg$/i.test(image.src) ? undefined : image.src;
}

/** The items of the content files that a page shows. */
function findTexts({ blocks }: PageConfig, { contents, modules }: PageContext) {
  const files = blocks.flatMap(
    (block) => modules.get(block.type)?.text?.contentFiles?.(block) ?? [],
  );
  return files.map((file) => contents.get(file));
}

export function buildPage(id: string, page: PageConfig, context: PageContext): SitePage {
  const { manifest, modules, resolver, tree, pages } = context;
  const place = tree.get(id);
  invariant(place !== undefined, `the page "${id}" has a place`);
  const { icon, image, lead, title, label = title, summary, unlisted } = page;
  const cardImage = image && resolveCardImage(image, resolver);
  const { layout, defaultChild } = toLayout(page, place.children, pages);
  const shareImage = findAbove(id, context, findShareImage) ?? manifest.site.shareImage;
  const invitation = findAbove(id, context, (above) => above.callToAction);
  const invited = invitation && resolver.resolve('call-to-action', invitation);
  const callToAction = invited && withDrawing(invited, 'callToAction', context.theme.drawings);
  const { entity, ...found } = context.items?.find(id, page) ?? {};
  const { blocks, taken } = buildBlocks(page.blocks, context);
  const texts = findTexts(page, context);
  const nodes = context.nodeKinds.find(page.blocks, texts);
  const path = encodeURI(page.path);
  const alternates = findAlternates(id, context.languages);
  const about = toAbout(manifest.site, path);
  const company = blocks
    .map((block) => modules.get(block.type)?.jsonLd?.company?.(block, about))
    .find(Boolean);
  return {
    ...{ id, path, title, label, summary, layout, unlisted, ...place },
    lead: lead === undefined ? [] : resolver.resolve('running-text', lead),
    ...(image && { image: resolver.resolve('image', image) }),
    ...(cardImage && { cardImage }),
    ...(icon !== undefined && { icon }),
    shareImage:
      shareImage === undefined
        ? null
        : manifest.site.origin + resolver.resolve('file-path', shareImage),
    ...(defaultChild !== undefined && { defaultChild }),
    ...(alternates && { alternates }),
    ...(callToAction && callToAction.link.page !== id && { callToAction }),
    ...findSearchFacts(page, modules),
    ...found,
    blocks,
    ...findLook(page, { ...context, blocks, texts, isItem: found.item !== undefined }),
    ...(taken && { taken }),
    ...(nodes.length > 0 && { nodes }),
    ...findShown(page, blocks, modules),
    places: blocks.flatMap(
      (block) => modules.get(block.type)?.jsonLd?.places?.(block, about) ?? [],
    ),
    ...(company && { company }),
    facts: listPageFacts(blocks, { modules, about, entity }),
  };
}

/** What pages are made of, besides themselves. */
export function makeContext(
  valid: ValidSite,
  options: BuildOptions,
  { pages, tree }: Pick<PageContext, 'pages' | 'tree'>,
): PageContext {
  const { manifest, contents } = valid;
  const { contract, files, languages = [] } = options;
  const { assetsBase = manifest.site.base } = options;
  const { blocks: modules, shape } = contract;
  const theme = resolveTheme(manifest.theme);
  const around = { manifest, pages, languages, files, scheme: theme.scheme, assetsBase, shape };
  const resolver = createResolver(around);
  return {
    ...{ contents, manifest, modules, pages, tree, resolver, theme, languages },
    nodeKinds: new NodeKinds(shape),
    items: findPageItems(valid, resolver, contract),
  };
}
