// A page view → the whole HTML document: complete, readable and useful before a line of script has run.
import { NotFoundView } from '../app/error-view';
import type { PageView } from '../model/site';
import {
  assembleDocument,
  buildCommonHead,
  buildPageHead,
  type DocumentInput,
  escapeHtml,
  meta,
} from './document';
import { createBodyRenderer, renderWhole, renderWithoutPage } from './render-body';

interface PageInput extends DocumentInput {
  readonly view: PageView;
  readonly jsonLd: unknown;
}

/** One document by itself. */
export function renderPage({ view, jsonLd, ...input }: PageInput): string {
  const own = buildPageHead(input.site, view, jsonLd);
  const body = renderWhole(input, view);
  return assembleDocument(input, { page: view, own, common: buildCommonHead(input), body });
}

/** Many documents of one build: the same bytes as `renderPage` gives, at a fraction of the work. */
export function createPageRenderer(
  input: DocumentInput,
): (page: Pick<PageInput, 'view' | 'jsonLd'>) => string {
  const renderBody = createBodyRenderer(input);
  const common = buildCommonHead(input);
  return ({ view, jsonLd }) => {
    const own = buildPageHead(input.site, view, jsonLd);
    return assembleDocument(input, { page: view, own, common, body: renderBody(view) });
  };
}

/** The document for unknown addresses. It cannot know the address it is shown at. */
export function renderNotFound(input: DocumentInput): string {
  const { labels, name } = input.site.shell;
  const own = [
    `<title>${escapeHtml(`${labels.notFound} – ${name}`)}</title>`,
    meta('name', 'robots', 'noindex'),
  ];
  const body = renderWithoutPage(input, <NotFoundView address={undefined} />);
  return assembleDocument(input, { page: null, own, common: buildCommonHead(input), body });
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
