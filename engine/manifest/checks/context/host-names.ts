// The hosts that a manifest can name.
import type { Manifest } from '../../../generated/manifest';

export type Host = NonNullable<Manifest['build']['host']>;

/** As people know them. */
export const hostNames: Readonly<Record<Host, string>> = {
  nginx: 'nginx',
  netlify: 'Netlify',
  'cloudflare-pages': 'Cloudflare Pages',
  'github-pages': 'GitHub Pages',
  cloudfront: 'CloudFront',
};

/** Those that cannot say that an address is gone. */
export const hostsWithoutGone: readonly Host[] = ['cloudflare-pages', 'github-pages'];
