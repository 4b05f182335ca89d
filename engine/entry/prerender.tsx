// A page view → the whole HTML document: complete, readable and useful before a line of script has run.
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type BlockSource, BlockSourceContext } from '../app/block-view';
import { NotFoundView } from '../app/error-view';
import { Frame, Page, type Surroundings, Switcher } from '../app/frame';
import { allBlocks } from '../blocks/all-blocks';
import type { Assets, DocumentState, PageView, Site } from '../model/site';
import type { ContentState } from '../ui/services';
import { createVisit } from '../ui/visit';

interface DocumentInput {
  readonly site: Site;
  readonly assets: Assets;
}

interface PageInput extends DocumentInput {
  readonly view: PageView;
  readonly jsonLd: unknown;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** JSON that cannot end its script element or a line of script. */
const toScriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const blockSource: BlockSource = {
  get: (type) => allBlocks[type] as ReturnType<BlockSource['get']>,
  retry: () => undefined,
};

const nothing: ContentState = { nodes: null, slow: false };

function renderFrame(
  { site, assets }: DocumentInput,
  page: PageView | null,
  children: ReactNode,
): string {
  const surroundings: Surroundings = {
    visit: createVisit(),
    navigate: () => undefined,
    useContent: (file) => {
      const nodes = page?.contents[file];
      return nodes === undefined ? nothing : { nodes, slow: false };
    },
  };
  return renderToString(
    <BlockSourceContext value={blockSource}>
      <Frame
        shared={{ shell: site.shell, icons: assets.icons }}
        surroundings={surroundings}
        page={page}
      >
        {children}
      </Frame>
    </BlockSourceContext>,
  );
}

const inSwitchers = (page: PageView): ReactNode =>
  page.switchers.reduceRight<ReactNode>(
    (inner, { id }, index) => (
      <Switcher key={id} page={page} index={index}>
        {inner}
      </Switcher>
    ),
    <Page page={page} />,
  );

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** Title, description and what links to the page show of it. */
function buildPageHead({ site, view, jsonLd }: PageInput): string[] {
  const { head } = view;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    head.index
      ? `<link rel="canonical" href="${escapeHtml(head.canonical)}">`
      : meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.shell.name),
    meta('property', 'og:title', view.title),
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

function buildCommonHead({ site, assets }: DocumentInput): string[] {
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
    `<link rel="stylesheet" href="${escapeHtml(assets.styles)}">`,
    `<script type="module" src="${escapeHtml(assets.starter)}"></script>`,
  ];
}

/** The code that the blocks of a page need besides the app. */
const findChunks = ({ chunks }: Assets, page: PageView | null): string[] => [
  ...new Set(
    (page?.blocks ?? []).flatMap(({ type }) =>
      Object.hasOwn(chunks, type) ? [chunks[type] as string] : [],
    ),
  ),
];

function renderDocument(
  input: DocumentInput,
  page: PageView | null,
  own: readonly string[],
  body: string,
): string {
  const { site, assets } = input;
  const { app, modules, shared } = assets;
  const state: DocumentState = {
    page,
    assets: { app, modules, shared, chunks: findChunks(assets, page) },
  };
  // React puts preloads of pictures first; they belong to the head.
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(body) ?? [];
  return [
    `<!doctype html><html lang="${site.shell.language}" dir="${site.direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...own,
    ...buildCommonHead(input),
    preloads,
    `</head><body><div class="app">${body.slice(preloads.length)}</div>`,
    `<script type="application/json">${toScriptJson(state)}</script></body></html>`,
  ].join('');
}

export function renderPage(input: PageInput): string {
  const { view } = input;
  return renderDocument(
    input,
    view,
    buildPageHead(input),
    renderFrame(input, view, inSwitchers(view)),
  );
}

/** The document for unknown addresses. It cannot know the address it is shown at. */
export function renderNotFound(input: DocumentInput): string {
  const { labels, name } = input.site.shell;
  const head = [
    `<title>${escapeHtml(`${labels.notFound} – ${name}`)}</title>`,
    meta('name', 'robots', 'noindex'),
  ];
  return renderDocument(
    input,
    null,
    head,
    renderFrame(input, null, <NotFoundView address={undefined} />),
  );
}

/** For hosts that know no redirects: a document that leads on by itself, and by a link. */
export function renderRedirect({ site }: DocumentInput, to: string): string {
  const { language, name } = site.shell;
  const href = escapeHtml(to);
  return [
    `<!doctype html><html lang="${language}" dir="${site.direction}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(name)}</title>`,
    meta('name', 'robots', 'noindex'),
    `<link rel="canonical" href="${escapeHtml(new URL(to, site.origin).href)}">`,
    `<meta http-equiv="refresh" content="0; url=${href}"></head>`,
    `<body><p><a href="${href}">${href}</a></p></body></html>`,
  ].join('');
}
