// The headers of every response. One description for local servers and all hosts.
import type { Site } from '../../engine/model/site';

/** The origins to which browsers may submit forms natively. */
const findFormOrigins = ({ shell }: Site): string[] => [
  ...new Set(
    Object.values(shell.providers).flatMap((provider) =>
      provider.type === 'emailjs' || provider.origin === '' ? [] : [provider.origin],
    ),
  ),
];

/** Nothing from elsewhere, nothing inline, no string turned into script. */
function buildPolicy(site: Site): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...site.connects],
    'form-action': ["'self'", ...findFormOrigins(site)],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const unused = [
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

export const buildHeaders = (site: Site): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': buildPolicy(site),
  // One year (RFC 6797); browsers apply it only over https.
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unused.map((name) => `${name}=()`).join(', '),
  ...isolation,
});
