// The one description of how a build is to be answered → the files that hosts read it from.
import type { SiteRedirect } from '../../engine/model/site';
import type { BuildFacts } from './build-listing';
import type { OutputFile } from './build-output';

type Facts = Pick<BuildFacts, 'base' | 'headers' | 'redirects'>;

const forever = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';

const below = (base: string, path: string): string => base.slice(0, -1) + path;

/** Netlify and Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/headers/ */
function buildHeadersFile({ base, headers }: Facts): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [`${base}*`, ...lines, `${base}_site/assets/*`, `  Cache-Control: ${forever}`, ''].join(
    '\n',
  );
}

/**
 * The same hosts' redirects. Netlify prefers an existing file (our fallback page) unless the status has an exclamation
 * mark, which Cloudflare skips with a warning: each redirect stands in both spellings.
 */
function buildRedirectsFile({ base, redirects }: Facts): string {
  const lines = redirects.flatMap(({ from, to, status }) => {
    const path = below(base, from);
    if (to === undefined) return [`${path} ${below(base, '/404.html')} ${status}!`];
    return [`${path} ${to} ${status}!`, `${path} ${to} ${status}`];
  });
  return `${lines.join('\n')}\n`;
}

const quote = (text: string): string =>
  // A dollar sign would begin a variable, and nginx has no way to write it out.
  `"${text.replace(/[\\"]/g, (sign) => `\\${sign}`).replaceAll('$', '%24')}"`;

/** To be included in a `server` block: https://nginx.org/en/docs/http/ngx_http_core_module.html */
function buildNginxFile({ base, headers, redirects }: Facts): string {
  const common = Object.entries(headers).map(
    ([name, value]) => `  add_header ${name} ${quote(value)} always;`,
  );
  const block = (match: string, lines: readonly string[]): string[] => [
    `location ${match} {`,
    ...lines.map((line) => `  ${line}`),
    ...common,
    '}',
  ];
  const toReturn = ({ from, to, status }: SiteRedirect): string =>
    `location = ${quote(below(base, from))} { return ${status}${to === undefined ? '' : ` ${quote(to)}`}; }`;
  return [
    '# Include this in a server block whose root is the folder above the base path.',
    'charset utf-8;',
    'gzip_static on;',
    '# With the module ngx_brotli: brotli_static on;',
    `error_page 404 410 ${below(base, '/404.html')};`,
    ...redirects.map(toReturn),
    ...block(`${below(base, '/_site/assets/')}`, [
      `add_header Cache-Control ${quote(forever)} always;`,
      'try_files $uri =404;',
    ]),
    ...block(`= ${below(base, '/site.webmanifest')}`, [
      'default_type application/manifest+json;',
      `add_header Cache-Control ${quote(revalidated)} always;`,
    ]),
    ...block(base, [
      `add_header Cache-Control ${quote(revalidated)} always;`,
      'try_files $uri $uri.html $uri/index.html =404;',
    ]),
    '',
  ].join('\n');
}

export const buildHostFiles = (facts: Facts): OutputFile[] => [
  ['_headers', buildHeadersFile(facts)],
  ['_redirects', buildRedirectsFile(facts)],
  ['_site/nginx.conf', buildNginxFile(facts)],
];
