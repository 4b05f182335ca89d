// A page view → the whole HTML document: complete, readable and useful before any script has run.
import { NotFoundView } from '../app/error-view';
import type { ShellSlots } from '../app/shell/shell-slots';
import type {
  DocumentContext,
  NotFoundDocument,
  PageDocument,
  RedirectDocument,
  Renderers,
} from '../model/document';
import type { PageView } from '../model/site';
import {
  assembleDocument,
  buildLinks,
  buildPageHead,
  buildPolicy,
  buildState,
  type DocumentParts,
  escapeHtml,
  meta,
} from './document';
import { renderShell, renderSlots, renderWhole, toLanguages } from './render-body';
import { cutAt, fill, makeMarks, type Template } from './template';

/** Renders one document on its own. */
export function renderPage(page: PageDocument): string {
  const { context, view } = page;
  const { html, preloads } = renderWhole(context, view);
  return assembleDocument(context, {
    policy: buildPolicy(context, view),
    head: buildPageHead(page),
    links: buildLinks(page.needs),
    preloads: preloads.join(''),
    state: buildState(page, view),
    shell: html,
  });
}

/** The slots of a document: those of the shell, and those around it. */
type Slot = keyof ShellSlots | keyof DocumentParts;

const slots = {
  policy: true,
  head: true,
  links: true,
  preloads: true,
  main: true,
  languages: true,
  state: true,
} satisfies Record<Slot, true>;

interface CutDocument {
  readonly template: Template<Slot>;
  readonly preloads: readonly string[];
}

/** The ids of all pages that the shell links to. */
function findLinked(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  if ('page' in value && typeof value.page === 'string') found.add(value.page);
  for (const inner of Object.values(value)) findLinked(inner, found);
  return found;
}

/** Shells differ only in the marks of their page: each is rendered once, and cut at its slots. */
function createCutter(context: DocumentContext): (page: PageView) => CutDocument {
  const linked = findLinked(context.site.shell);
  const names = Object.keys(slots) as Slot[];
  const { app, shell } = context.site;
  const absent: readonly Slot[] = [
    ...(shell.languages ? [] : (['languages'] as const)),
    ...(app === 'none' ? (['state'] as const) : []),
  ];
  const used = names.filter((name) => !absent.includes(name));
  const marks = makeMarks(used, JSON.stringify(context));
  const known = new Map<string, CutDocument>();
  return (page) => {
    const key = JSON.stringify([page.menu, linked.has(page.id) ? page.id : null]);
    const found = known.get(key);
    if (found) return found;
    const { html, preloads } = renderShell(context, { marks: page, slots: marks });
    const text = assembleDocument(context, {
      ...marks,
      shell: html,
    });
    const cut = { template: cutAt(text, marks), preloads };
    known.set(key, cut);
    return cut;
  };
}

/** React orders more preloads than these differently: such a page is rendered as a whole. */
const maxPreloads = 10;

/** The same bytes as from `renderPage`, with a fraction of the work. */
function fillDocument({ template, preloads }: CutDocument, page: PageDocument): string {
  const { context, view } = page;
  const rendered = renderSlots(context, view);
  const ofSlots = Object.values(rendered).flatMap((slot) => slot.preloads);
  const all = [...new Set([...preloads, ...ofSlots])];
  if (all.length > maxPreloads) return renderPage(page);
  return fill(template, {
    policy: buildPolicy(context, view),
    head: buildPageHead(page),
    links: buildLinks(page.needs),
    preloads: all.join(''),
    main: rendered.main.html,
    languages: rendered.languages.html,
    state: buildState(page, view),
  });
}

function renderNotFound(document: NotFoundDocument): string {
  const { context, needs } = document;
  const { labels, name } = context.site.shell;
  const view = {
    marks: null,
    slots: { main: <NotFoundView address={undefined} />, languages: toLanguages(context, null) },
  };
  const { html, preloads } = renderShell(context, view);
  return assembleDocument(context, {
    policy: buildPolicy(context),
    head: `<title>${escapeHtml(`${labels.notFoundHeading} – ${name}`)}</title>${meta('name', 'robots', 'noindex')}`,
    links: buildLinks(needs),
    preloads: preloads.join(''),
    state: buildState(document, null),
    shell: html,
  });
}

/** For hosts without redirects: a document that redirects by itself, and has a link. */
function renderRedirect({ context, to }: RedirectDocument): string {
  const { origin, direction, shell } = context.site;
  const href = escapeHtml(to);
  return [
    `<!doctype html><html lang="${shell.language}" dir="${direction}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(shell.name)}</title>`,
    meta('name', 'robots', 'noindex'),
    `<link rel="canonical" href="${escapeHtml(new URL(to, origin).href)}">`,
    `<meta http-equiv="refresh" content="0; url=${href}"></head>`,
    `<body><p><a href="${href}">${href}</a></p></body></html>`,
  ].join('');
}

/** Renderers that do the work that documents of a context have in common only once. */
export function createRenderers(): Renderers {
  const cutters = new WeakMap<DocumentContext, ReturnType<typeof createCutter>>();
  const getCutter = (context: DocumentContext) => {
    const known = cutters.get(context) ?? createCutter(context);
    cutters.set(context, known);
    return known;
  };
  return {
    page: (page) => fillDocument(getCutter(page.context)(page.view), page),
    notFound: renderNotFound,
    redirect: renderRedirect,
  };
}
