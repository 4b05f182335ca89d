// The HTML of a page → the whole document around it: everything for search engines, browsers and the app.
import type {
  DocumentContext,
  DocumentNeeds,
  DocumentState,
  NotFoundDocument,
  PageDocument,
} from '../model/document';
import type { PageView } from '../model/site';
import type { Theme } from '../model/theme';
import { allowStarters, hasServices, policyOf, toMetaPolicy } from '../site/policy';
import { toWebManifestHref } from '../site/site-facts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);

/** JSON that cannot close its script element or break a line of script. */
const toScriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** Where a host sends no headers it is the only policy; where it does, both hold. */
export function buildPolicy(
  { site, assets }: DocumentContext,
  page: Pick<PageView, 'frames'> = {},
): string {
  if (!hasServices(site)) return '';
  const starters = site.app === 'none' ? [] : [assets.starter.hash];
  const policy = allowStarters(policyOf(site, page), starters);
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(toMetaPolicy(policy))}">`;
}

const verificationNames = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  yandex: 'yandex-verification',
  pinterest: 'p:domain_verify',
  facebook: 'facebook-domain-verification',
} as const;

/** Whoever asks looks at the home page. */
const buildVerification = ({ site }: DocumentContext, { id }: PageView): string[] =>
  id === site.shell.home.page
    ? Object.entries(verificationNames).flatMap(([who, name]) => {
        const proof = site.verification?.[who as keyof typeof verificationNames];
        return proof === undefined ? [] : [meta('name', name, proof)];
      })
    : [];

/** Whether the head of its document says in which languages it is. */
const isInSeveral = ({ head, alternates = {} }: PageView): boolean =>
  head.index && Object.keys(alternates).length > 1;

/** Where the page is in other languages: for search engines, and for who shares it. */
function buildAlternates({ site }: DocumentContext, view: PageView): string[] {
  const { languages, language } = site.shell;
  if (languages === undefined) return [];
  // A language without a region is none of Open Graph's, which would take the others of the page for its own.
  const toLocale = (tag: string): string[] =>
    [language, tag].every((one) => /^[a-z]+-[A-Z]{2}$/.test(one)) ? [tag.replace('-', '_')] : [];
  const [first] = languages;
  const found = isInSeveral(view) ? Object.entries(view.alternates ?? {}) : [];
  const standard = found.find(([tag]) => tag === first?.tag)?.[1];
  const links = [...found, ...(standard === undefined ? [] : [['x-default', standard] as const])];
  return [
    ...links.map(
      ([tag, address]) =>
        `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(site.origin + address)}">`,
    ),
    ...toLocale(language).map((locale) => meta('property', 'og:locale', locale)),
    ...found
      .filter(([tag]) => tag !== language)
      .flatMap(([tag]) => toLocale(tag))
      .map((locale) => meta('property', 'og:locale:alternate', locale)),
  ];
}

/** Title, description, and how shared links present the page. */
export function buildPageHead({ context, view, jsonLd }: PageDocument): string {
  const { head, title } = view;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    head.index
      ? `<link rel="canonical" href="${escapeHtml(head.canonical)}">`
      : meta('name', 'robots', 'noindex'),
    ...buildAlternates(context, view),
    ...(head.feeds ?? []).map(
      ({ type, href, title: name }) =>
        `<link rel="alternate" type="${type}" href="${escapeHtml(href)}" title="${escapeHtml(name)}">`,
    ),
    ...buildVerification(context, view),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', context.site.shell.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', head.canonical),
    ...(head.shareImage === null
      ? []
      : [
          meta('property', 'og:image', head.shareImage),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]),
    ...(jsonLd === null
      ? []
      : [`<script type="application/ld+json">${toScriptJson(jsonLd)}</script>`]),
  ].join('');
}

/** The colour of the browser around a page, for each scheme that the page may be shown in. */
const buildThemeColours = ({ palettes }: Theme): string[] =>
  palettes.map(({ scheme, colours }) =>
    palettes.length === 1
      ? meta('name', 'theme-color', colours.panel)
      : `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${colours.panel}">`,
  );

/** The part of the head that is the same in every document of a build. */
function buildCommonHead({ site }: DocumentContext): string {
  const { favicon, appIcons, theme } = site;
  const touch = appIcons.find(({ width }) => width === 180) ?? appIcons[0];
  return [
    `<link rel="icon" href="${escapeHtml(favicon)}"${favicon.endsWith('.svg') ? ' type="image/svg+xml"' : ''}>`,
    ...(touch ? [`<link rel="apple-touch-icon" href="${escapeHtml(touch.src)}">`] : []),
    `<link rel="manifest" href="${escapeHtml(toWebManifestHref(site))}">`,
    ...buildThemeColours(theme),
  ].join('');
}

/** What a document fetches before its first paint. */
export function buildLinks({ styles, preloads }: DocumentNeeds): string {
  return [
    ...preloads.map(
      (font) =>
        `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(font)}" crossorigin>`,
    ),
    ...styles.map((sheet) => `<link rel="stylesheet" href="${escapeHtml(sheet)}">`),
  ].join('');
}

/** What the head of a document says already, its state does not say again. */
function toStated(page: PageView | null): PageView | null {
  if (page === null || !isInSeveral(page)) return page;
  const { alternates: _, ...stated } = page;
  return stated;
}

/** The state of a document for the app, as the text of its script element. */
export function buildState({ context, needs }: NotFoundDocument, view: PageView | null): string {
  const { app, modules, shared } = context.assets;
  const { chunks } = needs;
  const page = toStated(view);
  return toScriptJson({ page, assets: { app, modules, shared, chunks } } satisfies DocumentState);
}

/** The starter, and what it passes to the app. */
const buildScripts = ({ site, assets }: DocumentContext, state: string): string =>
  site.app === 'none'
    ? ''
    : `<script type="application/json">${state}</script><script type="module">${assets.starter.code}</script>`;

const linkPrint = (sheet: string): string =>
  sheet === '' ? '' : `<link rel="stylesheet" href="${escapeHtml(sheet)}" media="print">`;

/** What differs from document to document, apart from the shell. */
export interface DocumentParts {
  /** First of all: what stands before it would not be held to it. */
  readonly policy: string;
  readonly head: string;
  readonly links: string;
  readonly preloads: string;
  readonly state: string;
}

export function assembleDocument(
  context: DocumentContext,
  { policy, head, links, preloads, state, shell }: DocumentParts & { readonly shell: string },
): string {
  const { site, assets } = context;
  return [
    `<!doctype html><html lang="${site.shell.language}" dir="${site.direction}"><head><meta charset="utf-8">`,
    policy,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    buildCommonHead(context),
    links,
    linkPrint(assets.print),
    preloads,
    `</head><body><div class="app">${shell}</div>`,
    buildScripts(context, state),
    '</body></html>',
  ].join('');
}
