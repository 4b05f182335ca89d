// The answers of a build → the configuration that nginx includes.
import { mediaTypeOf, publishedEndings } from '../../engine/content/addresses/media-types';
import {
  homeName,
  pageEnding,
  toAssetFile,
  toDownloadFile,
  toPageFile,
} from '../../engine/content/addresses/output-paths';
import { listNamedOutputs, rootFiles } from '../../engine/content/addresses/reserved-names';
import { cacheControl } from './cache-control';
import { escapePattern, type HostFacts, hiddenPattern, unknownPage } from './host-facts';
import { listHomeConditions, listRedirects, quoteForNginx, toTarget } from './nginx-redirects';

/** Other spellings, in the order of `precedence`: nginx tries regular expressions in order. */
function listSpellings(
  base: string,
  { below, languageFolders }: { below: readonly string[]; languageFolders: readonly string[] },
): string[] {
  const start = escapePattern(base);
  const ending = escapePattern(pageEnding);
  return [
    ...(base === '/' ? [] : [`location = ${base.slice(0, -1)} { return 308 ${toTarget(base)}; }`]),
    `location ~ "^${start}(?:${hiddenPattern})$" { return 404; }`,
    `location ~ "^${start}${homeName}(?:${ending})?/*$" { return 308 ${toTarget(base)}; }`,
    ...languageFolders.flatMap((folder) => {
      const own = escapePattern(base + folder);
      return [
        `location = ${base + folder.slice(0, -1)} { return 308 ${toTarget(base + folder)}; }`,
        `location ~ "^${own}${unknownPage}(?:${ending})?/*$" { return 404; }`,
        `location ~ "^${own}(?:${homeName}(?:${ending})?/*|/+)$" { return 308 ${toTarget(base + folder)}; }`,
      ];
    }),
    ...below,
    `location ~ "^(?<page>${start}.+?)(?:${ending}/*|/+)$" {`,
    '  set $spelt $page;',
    // As it was sent, where that is encoded.
    `  if ($request_uri ~ "^(?<sent>/[^/?][^?]*?)(?:${ending}/*|/+)(?:\\?.*)?$") { set $spelt $sent; }`,
    `  if (-f "$document_root$page${pageEnding}") { return 308 "$spelt$is_args$args"; }`,
    '  return 404;',
    '}',
  ];
}

/** The types of files that are published under their own names: nginx knows some of them, and differs from release to release. */
const listTypes = (): string[] => [
  'types {',
  ...publishedEndings.map((ending) => `  ${quoteForNginx(mediaTypeOf(`.${ending}`))} ${ending};`),
  '}',
];

type Block = (match: string, caching: string, lines: readonly string[]) => string[];

/** Files whose type nginx does not tell by their names. */
const listTyped = (base: string, block: Block): string[] =>
  listNamedOutputs().flatMap(({ path, type = '' }) =>
    type === ''
      ? []
      : block(`= ${base + path}`, cacheControl.revalidated, [
          `default_type ${type.replace(/;.*/, '')};`,
        ]),
  );

/** The home page of a language, and its page for unknown addresses. */
function listLanguage(base: string, block: Block): string[] {
  const { revalidated } = cacheControl;
  const unknown = base + rootFiles.notFound.path;
  return [
    ...block(`= ${unknown}`, revalidated, ['internal;']),
    ...block(`= ${base}`, revalidated, [`try_files ${base + toPageFile('/')} =404;`]),
    ...block(base, revalidated, [
      `error_page 404 410 ${unknown};`,
      `try_files $uri $uri${pageEnding} =404;`,
    ]),
  ];
}

/** To be included in a `server` block: https://nginx.org/en/docs/http/ngx_http_core_module.html */
export function buildNginxFile({
  base,
  headers,
  redirects,
  languageFolders = [],
}: HostFacts): string {
  const common = Object.entries(headers).map(
    ([name, value]) => `  add_header ${name} ${quoteForNginx(value)} always;`,
  );
  const block: Block = (match, caching, lines) => [
    `location ${match} {`,
    `  add_header Cache-Control ${quoteForNginx(caching)} always;`,
    ...lines.map((line) => `  ${line}`),
    ...common,
    '}',
  ];
  const { immutable, revalidated } = cacheControl;
  const moved = listRedirects(base, redirects, (match, before, otherwise) =>
    block(match, revalidated, [...before, `try_files $uri $uri${pageEnding} ${otherwise};`]),
  );
  const home = base + toPageFile('/');
  return [
    '# Include this in a server block whose root is the folder above the base path.',
    'charset utf-8;',
    'gzip_static on;',
    '# With the module ngx_brotli: brotli_static on;',
    'absolute_redirect off;',
    `error_page 404 410 ${base + rootFiles.notFound.path};`,
    ...moved.exact,
    ...listSpellings(base, { below: moved.below, languageFolders }),
    ...block(`= ${base + rootFiles.notFound.path}`, revalidated, ['internal;']),
    ...block(base + toAssetFile(''), immutable, ['try_files $uri =404;']),
    ...['', ...languageFolders].flatMap((folder) => listTyped(base + folder, block)),
    ...block(`= ${base}`, revalidated, [
      ...listHomeConditions(redirects),
      `try_files ${home} =404;`,
    ]),
    ...languageFolders.flatMap((folder) => listLanguage(base + folder, block)),
    ...block(base + toDownloadFile(''), revalidated, [
      ...listTypes(),
      `try_files $uri $uri${pageEnding} =404;`,
    ]),
    ...block(base, revalidated, [`try_files $uri $uri${pageEnding} =404;`]),
    '',
  ].join('\n');
}
