// The HTML of a page → the whole document around it: what search engines, browsers and the app are told.
import { findSheet, needsOf } from '../blocks/needs';
import type { Assets, DocumentState, PageView, Site } from '../model/site';

/** What all documents of a build have in common. */
export interface DocumentInput {
  readonly site: Site;
  readonly assets: Assets;
}

/** A rendered body; what React wants to be fetched early belongs to the head. */
export interface Body {
  readonly preloads: readonly string[];
  readonly html: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** JSON that cannot end its script element or a line of script. */
const toScriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** Title, description and what links to the page show of it. */
export function buildPageHead(site: Site, { head, title }: PageView, jsonLd: unknown): string[] {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    head.index
      ? `<link rel="canonical" href="${escapeHtml(head.canonical)}">`
      : meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.shell.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', head.canonical),
    ...(head.share === null
      ? []
      : [
          meta('property', 'og:image', head.share),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]),
    ...(jsonLd === undefined
      ? []
      : [`<script type="application/ld+json">${toScriptJson(jsonLd)}</script>`]),
  ];
}

const linkSheet = (address: string): string =>
  `<link rel="stylesheet" href="${escapeHtml(address)}">`;

/** The part of the head that is the same in every document of a build. */
export function buildCommonHead({ site, assets }: DocumentInput): string {
  const { icon, appIcons, shell, theme } = site;
  const touch = appIcons.find(({ width }) => width === 180) ?? appIcons[0];
  return [
    `<link rel="icon" href="${escapeHtml(icon)}"${icon.endsWith('.svg') ? ' type="image/svg+xml"' : ''}>`,
    ...(touch ? [`<link rel="apple-touch-icon" href="${escapeHtml(touch.src)}">`] : []),
    `<link rel="manifest" href="${escapeHtml(`${shell.base}site.webmanifest`)}">`,
    meta('name', 'theme-color', theme.colours.panel),
    ...assets.fonts.map(
      (font) =>
        `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(font)}" crossorigin>`,
    ),
    linkSheet(assets.styles),
    `<script type="module" src="${escapeHtml(assets.starter)}"></script>`,
  ].join('');
}

interface DocumentParts {
  readonly page: PageView | null;
  /** The head of this document alone. */
  readonly own: readonly string[];
  readonly common: string;
  readonly body: Body;
}

export function assembleDocument(
  { site, assets }: DocumentInput,
  { page, own, common, body }: DocumentParts,
): string {
  const { app, modules, shared } = assets;
  const needs = page && needsOf(page);
  const sheet = needs && findSheet(assets, needs);
  const chunks = needs?.chunks.flatMap((type) => assets.chunks[type] ?? []) ?? [];
  const state: DocumentState = { page, assets: { app, modules, shared, chunks } };
  return [
    `<!doctype html><html lang="${site.shell.language}" dir="${site.direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...own,
    common,
    sheet ? linkSheet(sheet) : '',
    ...body.preloads,
    `</head><body><div class="app">${body.html}</div>`,
    `<script type="application/json">${toScriptJson(state)}</script></body></html>`,
  ].join('');
}
