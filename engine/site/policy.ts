// A site, and perhaps one of its pages → what browsers allow there: the one source of every header and every <meta>.
import type { PageView, Site } from '../model/site';

/** The parts of a site that its policies follow from. */
export type PolicySite = Pick<Site, 'app' | 'connects' | 'frames' | 'services' | 'shell'>;

export interface Policy {
  /** Directives of a Content-Security-Policy, by name. */
  readonly directives: Readonly<Record<string, readonly string[]>>;
  /** Features of browsers that frames of other origins may use, by name; all others need no allowance. */
  readonly features: Readonly<Record<string, readonly string[]>>;
}

const none = "'none'";
const self = "'self'";

/** The origins to which browsers may submit forms natively. */
const findFormOrigins = ({ shell }: PolicySite): string[] =>
  Object.values(shell.providers).flatMap((provider) =>
    provider.type === 'emailjs' || provider.origin === '' ? [] : [provider.origin],
  );

/** From any page a visitor gets to any other without a document: what they talk to belongs to all of them. */
const findConnects = ({ app, connects, shell }: PolicySite): string[] =>
  app === 'none' ? [none] : [self, ...connects, ...(shell.counter ? [shell.counter.origin] : [])];

/** A site without them has the same documents as before there were any. */
export const hasServices = ({ services }: PolicySite): boolean => Object.keys(services).length > 0;

const unique = (sources: readonly string[]): string[] => [...new Set(sources)];

const toFrameSources = (frames: readonly string[]): string[] =>
  frames.length === 0 ? [none] : unique(frames).sort();

/** The origins that use each feature. */
function findFeatures({ frames }: PolicySite): Policy['features'] {
  const features = unique(frames.flatMap(({ allow }) => allow)).sort();
  return Object.fromEntries(
    features.map((feature) => [
      feature,
      unique(
        frames
          .filter(({ allow }) => (allow as readonly string[]).includes(feature))
          .map(({ source }) => new URL(source).origin),
      ).sort(),
    ]),
  );
}

/**
 * Nothing from elsewhere, nothing inline but the starter, no string turned into script: no service widens that. A page gets its own frames;
 * without a page the policy is that of all pages together, for headers.
 */
export function policyOf(site: PolicySite, page: Pick<PageView, 'frames'> | null): Policy {
  const frames = page === null ? site.frames.map(({ source }) => source) : (page.frames ?? []);
  return {
    directives: {
      'default-src': [none],
      'script-src': [site.app === 'none' ? none : self],
      'style-src': [self],
      'img-src': [self],
      'font-src': [self],
      'media-src': [self],
      'manifest-src': [self],
      'connect-src': unique(findConnects(site)),
      ...(hasServices(site) && { 'frame-src': toFrameSources(frames) }),
      'form-action': [self, ...unique(findFormOrigins(site))],
      'base-uri': [none],
      'frame-ancestors': [none],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': [none],
    },
    features: findFeatures(site),
  };
}

/** With inline scripts of these hashes: the starter of a build, and nothing that a manifest could name. */
export const allowStarters = (
  { directives, features }: Policy,
  hashes: readonly string[],
): Policy => ({
  directives: {
    ...directives,
    'script-src': [
      ...(directives['script-src'] ?? []),
      ...unique(hashes).map((hash) => `'${hash}'`),
    ],
  },
  features,
});

/** The inline scripts that a policy allows, as `allowStarters` takes them. */
export const findStarters = (headerPolicy: string): string[] =>
  headerPolicy.match(/sha256-[\w+/=]+/g) ?? [];

type Directive = readonly [name: string, sources: readonly string[]];

const write = (directives: readonly Directive[], separator: string): string =>
  directives.map(([name, sources]) => `${name} ${sources.join(' ')}`).join(separator);

export const toHeaderPolicy = ({ directives }: Policy): string =>
  write(Object.entries(directives), '; ');

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/**
 * For a document: browsers heed who may frame it in a header alone. Every page carries it, so it is as short as the same can
 * be said. What is loaded from the site alone stands as the default; what no page loads is named instead. Of all that browsers
 * can load, the directives for that are the rest. Equal sources next to each other compress best.
 */
export function toMetaPolicy({ directives }: Policy): string {
  const { 'default-src': _, 'frame-ancestors': __, ...others } = directives;
  const named = Object.entries(others).filter(
    ([name, sources]) => !name.endsWith('-src') || sources.join() !== self,
  );
  const all: Directive[] = [['default-src', [self]], ['object-src', [none]], ...named];
  return write(
    all.toSorted(([, one], [, other]) => compare(one.join(), other.join())),
    ';',
  );
}
