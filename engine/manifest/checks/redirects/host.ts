// The host that a manifest names → which of its redirects that host cannot do.
import { parseOldAddress } from '../../../content/addresses/old-address';
import type { Redirect } from '../../../generated/manifest';
import type { RawFinding } from '../../raw-finding';
import type { SiteOutline } from '../context/check-context';
import { type Host, hostNames, hostsWithoutGone } from '../context/host-names';

/** What a redirect needs of its host, in words, and the hosts that cannot do it. */
const needs: readonly {
  readonly needed: (redirect: Redirect) => boolean;
  readonly cannot: string;
  readonly hosts: readonly Host[];
}[] = [
  {
    needed: ({ from }) => parseOldAddress(from).query !== undefined,
    cannot: 'does not read the query of an old address',
    hosts: ['cloudflare-pages', 'github-pages'],
  },
  {
    needed: ({ from }) => parseOldAddress(from).below === true,
    cannot: 'cannot redirect everything below a path',
    hosts: ['github-pages'],
  },
  {
    needed: ({ status }) => status === 410,
    cannot: 'cannot say that an address is gone',
    hosts: hostsWithoutGone,
  },
];

/** https://developers.cloudflare.com/pages/configuration/redirects/ */
const maxExact = 2000;
const maxPatterns = 100;

/** In bytes: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const maxFunction = 10_240;
/** The function without its redirects, with room to spare, and the marks around each of them. */
const functionBase = 4200;
const marks = 8;

/** About how long the function becomes; a table of addresses is most of it. */
function estimateFunction({ settings, pages }: SiteOutline<'redirects' | 'site'>): number {
  const { redirects, site } = settings;
  const toLength = ({ from, page, file = '', href = '' }: Redirect): number =>
    Buffer.byteLength(from + site.base + (pages.known.get(page ?? '')?.path ?? '') + file + href) +
    marks;
  return redirects.reduce((sum, redirect) => sum + toLength(redirect), functionBase);
}

function findLimit(host: Host, summary: SiteOutline<'redirects' | 'site'>): string | undefined {
  const { redirects } = summary.settings;
  const patterns = redirects.filter(({ from }) => parseOldAddress(from).below).length;
  if (host === 'cloudflare-pages' && redirects.length - patterns > maxExact)
    return `reads only the first ${maxExact} redirects`;
  if (host === 'cloudflare-pages' && patterns > maxPatterns)
    return `reads only the first ${maxPatterns} redirects from everything below a path`;
  const size = host === 'cloudfront' ? estimateFunction(summary) : 0;
  return size > maxFunction
    ? `takes functions of ${maxFunction} bytes, and these redirects need about ${size}`
    : undefined;
}

/** One finding for each thing that the host cannot do, at the first redirect that needs it. */
export function checkHost(summary: SiteOutline<'redirects' | 'site'>): readonly RawFinding[] {
  const { file, settings, host } = summary;
  if (host === undefined) return [];
  const limit = findLimit(host, summary);
  const lacking = needs.flatMap(({ needed, cannot, hosts }) => {
    const index = hosts.includes(host) ? settings.redirects.findIndex(needed) : -1;
    const others = settings.redirects.filter(needed).length - 1;
    return index < 0 ? [] : [{ cannot, pointer: `/redirects/${index}/from`, others }];
  });
  const all = [
    ...lacking,
    ...(limit ? [{ cannot: limit, pointer: '/build/host', others: 0 }] : []),
  ];
  return all.map(({ cannot, pointer, others }) => ({
    ...{ code: 'host-limit', file, pointer },
    params: { host: hostNames[host], cannot, others: others > 0 ? others : undefined },
  }));
}
