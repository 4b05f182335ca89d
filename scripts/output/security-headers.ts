// The headers of every response. One description for local servers and all hosts.
import type { SiteFacts } from '../../engine/model/site-facts';
import { allowStarters, type PolicySite, policyOf, toHeaderPolicy } from '../../engine/site/policy';

const unused: readonly string[] = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
];

/** Pages of other sites get neither a window nor a file of this one. */
export const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** What no page uses, and what frames of services use and nothing else may. */
function buildPermissions(features: Readonly<Record<string, readonly string[]>>): string {
  const used = Object.entries(features).map(
    ([name, origins]) => `${name}=(self ${origins.map((origin) => `"${origin}"`).join(' ')})`,
  );
  return [...unused.map((name) => `${name}=()`), ...used].join(', ');
}

type Headers = Readonly<Record<string, string>>;

/** Lets pages of the same server show these in frames; the names of headers may be in any case. */
export const allowFrames = (headers: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'x-frame-options')
      .map(([name, value]) => [
        name,
        value.replace(/frame-ancestors [^;]*/, "frame-ancestors 'self'"),
      ]),
  );

interface HeadedSite extends PolicySite, Pick<SiteFacts, 'feeds' | 'unlisted'> {}

/** `starters` are the hashes of the inline scripts that pages may have. */
export function buildHeaders(site: HeadedSite, starters: readonly string[]): Headers {
  const policy = allowStarters(policyOf(site, null), starters);
  return {
    'Content-Security-Policy': toHeaderPolicy(policy),
    // One year (RFC 6797); browsers apply it only over https.
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': buildPermissions(policy.features),
    ...isolation,
    // Readers of feeds show pictures on pages of their own.
    ...(site.feeds?.some(({ form }) => form !== 'calendar') && {
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
    // https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#xrobotstag
    ...(site.unlisted && { 'X-Robots-Tag': 'noindex' }),
  };
}
