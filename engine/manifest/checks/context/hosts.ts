// The hosts that a manifest can name, as their documentation described them on a day: what they cannot do, and where they stop.
import type { Manifest } from '../../../generated/manifest';

export type Host = NonNullable<Manifest['build']['host']>;

/** What only some hosts do for a site. */
export type Ability =
  /** Redirects by the query of an old address, and of everything below a path. */
  | 'query'
  | 'below'
  /** The status 410. */
  | 'gone'
  /** Headers that a site asks for, with its security policy. */
  | 'headers'
  /** A program that takes forms. */
  | 'programs';

export interface HostLimits {
  /** Of a whole site. */
  readonly files?: number;
  readonly megabytes?: number;
  /** Of one file. */
  readonly fileMegabytes?: number;
  /** Files directly in one folder. */
  readonly filesInFolder?: number;
  /** Redirects from one address; and from everything below a path. */
  readonly redirects?: number;
  readonly patterns?: number;
  /** Of the function that answers requests, in bytes. */
  readonly functionBytes?: number;
  /** Of one line of the file of headers, in characters. */
  readonly headerCharacters?: number;
}

export interface HostFacts {
  /** As people know it. */
  readonly name: string;
  readonly cannot: readonly Ability[];
  readonly limits: HostLimits;
  /** It follows a redirect even where a page is. */
  readonly redirectsFirst?: true;
  /** Where that is said, and the day when it was looked up. */
  readonly sources: readonly string[];
  readonly read: `${number}-${number}-${number}`;
}

/** Of the cheapest plan. */
export const hosts = {
  nginx: {
    name: 'nginx',
    cannot: [],
    limits: {},
    sources: ['https://nginx.org/en/docs/http/ngx_http_core_module.html'],
    read: '2026-11-24',
  },
  netlify: {
    name: 'Netlify',
    cannot: [],
    limits: { filesInFolder: 54_000 },
    sources: ['https://docs.netlify.com/deploy/create-deploys/'],
    read: '2026-11-21',
  },
  'cloudflare-pages': {
    name: 'Cloudflare Pages',
    cannot: ['query', 'gone'],
    limits: {
      ...{ files: 20_000, fileMegabytes: 25 },
      ...{ redirects: 2000, patterns: 100, headerCharacters: 2000 },
    },
    redirectsFirst: true,
    sources: [
      'https://developers.cloudflare.com/pages/platform/limits/',
      'https://developers.cloudflare.com/pages/configuration/redirects/',
      'https://developers.cloudflare.com/pages/configuration/headers/',
    ],
    read: '2026-11-24',
  },
  'github-pages': {
    name: 'GitHub Pages',
    cannot: ['query', 'below', 'gone', 'headers', 'programs'],
    limits: { megabytes: 1000, fileMegabytes: 100 },
    sources: [
      'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
    ],
    read: '2026-11-21',
  },
  'gitlab-pages': {
    name: 'GitLab Pages',
    cannot: ['query', 'gone', 'headers', 'programs'],
    // 1,000 lines, and the build writes two for each.
    limits: { megabytes: 1000, redirects: 500, patterns: 500 },
    sources: ['https://docs.gitlab.com/user/project/pages/redirects/'],
    read: '2026-11-24',
  },
  s3: {
    name: 'S3',
    cannot: ['query', 'below', 'gone', 'headers', 'programs'],
    limits: {},
    sources: ['https://docs.aws.amazon.com/AmazonS3/latest/userguide/WebsiteEndpoints.html'],
    read: '2026-11-24',
  },
  cloudfront: {
    name: 'CloudFront',
    cannot: [],
    limits: { functionBytes: 10_240 },
    sources: [
      'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html',
    ],
    read: '2026-11-21',
  },
} as const satisfies Readonly<Record<Host, HostFacts>>;

export const lacks = (host: Host, ability: Ability): boolean =>
  (hosts[host].cannot as readonly Ability[]).includes(ability);

export const limitsOf = (host: Host): HostLimits => hosts[host].limits;

/** A document and its data for each page: what else there is, only a build knows. */
export const countFiles = (pages: number): number => 2 * pages;
