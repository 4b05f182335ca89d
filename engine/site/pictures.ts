// What the pictures of a site need in its sheets: the points that stay in view, and the sheets of what only some have. Markup has no
// styles of its own.
import { findCardFile, findFocus, findPicture, listSources } from '../concepts/image';
import { contentFile, walk, walkSite } from '../content/shape/shape';
import type { ImageConfig, PageConfig } from '../generated/manifest';
import type { Resolver } from '../model/resolver';
import type { SitePictures } from '../model/site-pictures';
import type { ValidSite } from '../model/valid-site';

const unique = (values: readonly string[]): string[] => [...new Set(values)].sort();

function listImages(site: ValidSite, { shape }: Resolver): ImageConfig[] {
  const found: ImageConfig[] = [];
  walkSite(shape, site, (kind, value) => {
    if (kind === 'image') found.push(value as ImageConfig);
  });
  return found;
}

type Described = Pick<PageConfig, 'image' | 'blocks'>;

/** The sheets that pictures of a page need for their ratios and edges, with the texts that it shows. */
export function listPictureStyles(
  page: Described,
  texts: readonly unknown[],
  { shape }: Pick<Resolver, 'shape'>,
): string[] {
  const found = new Set<string>();
  const visit = (kind: string, value: unknown): void => {
    if (kind !== 'image') return;
    const { edge, ratio } = value as ImageConfig;
    if (ratio) found.add('axis.image.ratio');
    if (edge) found.add('axis.image-clear.edge').add(`axis.image-edge.${edge}`);
  };
  const { image, blocks } = page;
  walk(shape, { concept: 'page' }, { image, blocks }, '', visit);
  for (const items of texts) walk(shape, contentFile, items, '', visit);
  return [...found].sort();
}

export function findPictures(site: ValidSite, resolver: Resolver): SitePictures {
  const images = listImages(site, resolver);
  const files = unique(images.map(({ src }) => src));
  const focuses = images.flatMap((image) => [
    findFocus(image, resolver),
    findFocus({ src: findCardFile(image.src, resolver) }, resolver),
  ]);
  const hasCredits = files.some((file) => findPicture(resolver, file).credit !== undefined);
  const hasSources = files.some((file) => listSources(file, resolver).length > 0);
  return {
    focuses: unique(focuses.flatMap(({ focus }) => focus ?? [])),
    narrowFocuses: unique(focuses.flatMap(({ narrowFocus }) => narrowFocus ?? [])),
    sheets: [...(hasSources ? ['image.sources'] : []), ...(hasCredits ? ['credits.shown'] : [])],
    ...(hasCredits && { creditsLabel: resolver.manifest.labels.pictures }),
  };
}

/** Of several sites, as if they were one. */
export const joinPictures = (all: readonly SitePictures[]): SitePictures => ({
  focuses: unique(all.flatMap(({ focuses }) => focuses)),
  narrowFocuses: unique(all.flatMap(({ narrowFocuses }) => narrowFocuses)),
  sheets: [...new Set(all.flatMap(({ sheets }) => sheets))],
});

/** Above the rules of blocks, which crop pictures where most of them are best cropped. */
export function buildPictureCss({ focuses, narrowFocuses }: SitePictures): string {
  const usual = focuses.map((at) => `[data-focus="${at}"]{object-position:${at}}`);
  const narrow = narrowFocuses.map((at) => `[data-narrow="${at}"]{object-position:${at}}`);
  const rules = [
    ...usual,
    ...(narrow.length > 0 ? [`@media (width < 48rem){${narrow.join('')}}`] : []),
  ];
  return rules.length === 0 ? '' : `@layer axes{${rules.join('')}}`;
}
