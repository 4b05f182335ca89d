// The host that a manifest names → what of the site it cannot do.
import { isWithin } from '../../../content/addresses/address-key';
import { parseOldAddress, toOldKey } from '../../../content/addresses/old-address';
import type { Redirect } from '../../../generated/manifest';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import type { SiteOutline } from '../context/check-context';
import {
  type Ability,
  countFiles,
  type Host,
  type HostFacts,
  hosts,
  lacks,
  limitsOf,
} from '../context/hosts';

type Summary = SiteOutline<'redirects' | 'site'>;

/** What a redirect needs of its host, and how to say that the host lacks it. */
const needs: readonly {
  readonly needed: (redirect: Redirect) => boolean;
  readonly cannot: string;
  readonly ability: Ability;
}[] = [
  {
    needed: ({ from }) => parseOldAddress(from).query !== undefined,
    cannot: 'does not read the query of an old address',
    ability: 'query',
  },
  {
    needed: ({ from }) => parseOldAddress(from).below === true,
    cannot: 'cannot redirect everything below a path',
    ability: 'below',
  },
  {
    needed: ({ status }) => status === 410,
    cannot: 'cannot say that an address is gone',
    ability: 'gone',
  },
];

/** The function without its redirects, with room to spare, and the marks around each of them. */
const functionBase = 4200;
const marks = 8;

/** About how long the function becomes; a table of addresses is most of it. */
function estimateFunction({ settings, pages }: Summary): number {
  const { redirects, site } = settings;
  const toLength = ({ from, page, file = '', href = '' }: Redirect): number =>
    Buffer.byteLength(from + site.base + (pages.known.get(page ?? '')?.path ?? '') + file + href) +
    marks;
  return redirects.reduce((sum, redirect) => sum + toLength(redirect), functionBase);
}

const formatCount = (count: number): string => count.toLocaleString('en');

/** Where a site exceeds what its host takes, in words. */
function listExceeded(host: Host, summary: Summary): string[] {
  const { redirects } = summary.settings;
  const limits = limitsOf(host);
  const patterns = redirects.filter(({ from }) => parseOldAddress(from).below).length;
  const exceeds = (count: number, limit = Number.POSITIVE_INFINITY): boolean => count > limit;
  const files = countFiles(summary.pages.known.size);
  const size = limits.functionBytes === undefined ? 0 : estimateFunction(summary);
  return [
    ...(exceeds(redirects.length - patterns, limits.redirects)
      ? [`reads only the first ${limits.redirects} redirects`]
      : exceeds(patterns, limits.patterns)
        ? [`reads only the first ${limits.patterns} redirects from everything below a path`]
        : []),
    ...(exceeds(size, limits.functionBytes)
      ? [`takes functions of ${limits.functionBytes} bytes, and these redirects need about ${size}`]
      : []),
    ...(exceeds(files, limits.files)
      ? [
          `takes ${formatCount(limits.files ?? 0)} files, and this site has more than ${formatCount(files)}`,
        ]
      : []),
  ];
}

/** Pages that such a redirect takes the place of, on a host that follows it wherever it can. */
function checkCovered(host: Host, summary: Summary): RawFinding[] {
  const { file, settings, pages, languages } = summary;
  const facts: HostFacts = hosts[host];
  if (!facts.redirectsFirst) return [];
  const own = Array.from(pages.known, ([id, { path }]) => [id, path] as const);
  const all = [...own, ...languages.flatMap(({ shown }) => [...shown])];
  return settings.redirects.flatMap(({ from }, index): RawFinding[] => {
    const { path, below } = parseOldAddress(from);
    if (!below) return [];
    const above = toOldKey(path);
    const [first, ...others] = all.filter(([, one]) => isWithin(toOldKey(one), above));
    if (first === undefined) return [];
    const params: ParamsOf<'redirect-covers'> = {
      ...{ host: facts.name, from: JSON.stringify(from), id: first[0] },
      others: others.length > 0 ? others.length : undefined,
    };
    return [{ code: 'redirect-covers', file, pointer: `/redirects/${index}/from`, params }];
  });
}

/** One finding for each thing that the host cannot do, at the first redirect that needs it. */
export function checkHost(summary: Summary): readonly RawFinding[] {
  const { file, settings, host } = summary;
  if (host === undefined) return [];
  const lacking = needs.flatMap(({ needed, cannot, ability }) => {
    const index = lacks(host, ability) ? settings.redirects.findIndex(needed) : -1;
    const others = settings.redirects.filter(needed).length - 1;
    return index < 0 ? [] : [{ cannot, pointer: `/redirects/${index}/from`, others }];
  });
  const all = [
    ...lacking,
    ...listExceeded(host, summary).map((cannot) => ({ cannot, pointer: '/build/host', others: 0 })),
  ];
  const { name } = hosts[host];
  const headers: RawFinding = {
    ...{ code: 'host-headers', file, pointer: '/build/host' },
    params: { host: name },
  };
  return [
    ...all.map(({ cannot, pointer, others }): RawFinding => {
      const params: ParamsOf<'host-limit'> = {
        host: name,
        cannot,
        others: others > 0 ? others : undefined,
      };
      return { code: 'host-limit', file, pointer, params };
    }),
    ...checkCovered(host, summary),
    ...(lacks(host, 'headers') ? [headers] : []),
  ];
}
