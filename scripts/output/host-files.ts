// The one description of how a build is to be answered → the files that hosts read it from.
import { toHref } from '../../engine/content/addresses';
import { homeName, hostFiles, pageEnding, toAssetFile } from '../../engine/content/output-paths';
import { rootFiles } from '../../engine/content/reserved-names';
import type { SiteRedirect } from '../../engine/model/site';
import type { BuildFacts } from './build-listing';
import type { OutputFile } from './output-file';

type Facts = Pick<BuildFacts, 'base' | 'headers' | 'redirects'>;

const forever = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';

/** Netlify and Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/headers/ */
function buildHeadersFile({ base, headers }: Facts): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    `${base}*`,
    ...lines,
    `${base}${toAssetFile('*')}`,
    `  Cache-Control: ${forever}`,
    '',
  ].join('\n');
}

/**
 * The same hosts' redirects. Netlify prefers an existing file (our fallback page) unless the status has an exclamation
 * mark, which Cloudflare skips with a warning: each redirect stands in both spellings.
 */
function buildRedirectsFile({ base, redirects }: Facts): string {
  const lines = redirects.flatMap(({ from, to, status }) => {
    const path = toHref(base, from);
    if (to === undefined) return [`${path} ${base + rootFiles.notFound} ${status}!`];
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
    `location = ${quote(toHref(base, from))} { return ${status}${to === undefined ? '' : ` ${quote(to)}`}; }`;
  return [
    '# Include this in a server block whose root is the folder above the base path.',
    'charset utf-8;',
    'gzip_static on;',
    '# With the module ngx_brotli: brotli_static on;',
    `error_page 404 410 ${base + rootFiles.notFound};`,
    ...redirects.map(toReturn),
    ...block(`${base + toAssetFile('')}`, [
      `add_header Cache-Control ${quote(forever)} always;`,
      'try_files $uri =404;',
    ]),
    ...block(`= ${base + rootFiles.webManifest}`, [
      'default_type application/manifest+json;',
      `add_header Cache-Control ${quote(revalidated)} always;`,
    ]),
    ...block(base, [
      `add_header Cache-Control ${quote(revalidated)} always;`,
      `try_files $uri $uri${pageEnding} $uri/${homeName}${pageEnding} =404;`,
    ]),
    '',
  ].join('\n');
}

/** CloudFront, a function at the viewer's request: it knows neither regular redirects nor files without their ending. */
function buildCloudFrontFile({ base, redirects }: Facts): string {
  const moved = redirects.map(({ from, to, status }) => [toHref(base, from), { status, to }]);
  // An old dialect: the function's host understands little that is newer.
  return `// Associate this with the distribution's viewer requests (runtime 2.0).
var moved = ${JSON.stringify(Object.fromEntries(moved))};
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var known = Object.prototype.hasOwnProperty.call(moved, uri) ? moved[uri] : null;
  if (known && !known.to) return { statusCode: known.status, statusDescription: 'Gone' };
  if (known) {
    var headers = { location: { value: known.to } };
    return { statusCode: known.status, statusDescription: 'Moved', headers: headers };
  }
  if (uri.charAt(uri.length - 1) === '/') request.uri = uri + '${homeName}${pageEnding}';
  else if (!/\\.[^/.]+$/.test(uri)) request.uri = uri + '${pageEnding}';
  return request;
}
`;
}

export const buildHostFiles = (facts: Facts): OutputFile[] => [
  [rootFiles.noJekyll, ''],
  [rootFiles.headers, buildHeadersFile(facts)],
  [rootFiles.redirects, buildRedirectsFile(facts)],
  [hostFiles.nginx, buildNginxFile(facts)],
  [hostFiles.cloudFront, buildCloudFrontFile(facts)],
];
