// The shell and the contents of its slots → HTML, together or separately.
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { AppShell, Page, type ShellServices, Switcher } from '../app/app-shell';
import { type BlockSource, BlockSourceContext, LoadedBlock } from '../app/page-block';
import { LanguageLinks } from '../app/shell/language-links';
import type { ShellMarks } from '../app/shell/shell-marks';
import type { ShellSlots } from '../app/shell/shell-slots';
import { allBlocks } from '../generated/all-blocks';
import type { DocumentContext } from '../model/document';
import type { PageView } from '../model/site';
import { policyOf } from '../site/policy';
import { AnyNode } from '../ui/nodes/any-node';
import { type ContentState, ServicesContext } from '../ui/services';
import { createVisit } from '../ui/visit';
import { PagePolicy } from './guard-addresses';
import { RefusedMarkup, ShowsErrors } from './guard-elements';
import { RenderFailure } from './render-failure';

/** Rendered markup; the preloads that React emits belong in the head. */
interface Rendered {
  readonly preloads: readonly string[];
  readonly html: string;
}

const components: Readonly<Record<string, unknown>> = allBlocks;

const blockSource: BlockSource = {
  get: (type) => {
    const found = Object.hasOwn(components, type) ? components[type] : undefined;
    if (found === undefined) throw new Error(`there is no component for blocks of type "${type}"`);
    return found as ReturnType<BlockSource['get']>;
  },
  retry: () => undefined,
};

const nothing: ContentState = { nodes: null, slow: false };

const makeShellServices = (page: PageView | null): ShellServices => ({
  visit: createVisit(),
  navigate: () => undefined,
  useContent: (file) => {
    const nodes = page?.contents[file];
    return nodes === undefined ? nothing : { nodes, slow: false };
  },
  getNode: () => AnyNode,
});

const inSwitchers = (page: PageView): ReactNode =>
  page.switchers.reduceRight<ReactNode>(
    (inner, { id }, index) => (
      <Switcher key={id} page={page} index={index}>
        {inner}
      </Switcher>
    ),
    <Page page={page} />,
  );

export const toLanguages = ({ site }: DocumentContext, page: PageView | null): ReactNode =>
  site.shell.languages && <LanguageLinks page={page} />;

const toSlots = (context: DocumentContext, page: PageView): ShellSlots => ({
  main: underPolicy(context, page, inSwitchers(page)),
  languages: toLanguages(context, page),
});

/** With what browsers allow on it, for what blocks of a site render. */
function underPolicy({ site }: DocumentContext, page: PageView, tree: ReactNode): ReactNode {
  const { directives } = policyOf(site, page);
  return <PagePolicy value={{ directives, origin: site.origin }}>{tree}</PagePolicy>;
}

const toHtml = (tree: ReactNode): string =>
  renderToString(<BlockSourceContext value={blockSource}>{tree}</BlockSourceContext>);

/** What React writes where a block threw: it leaves the rest to the browser, where the block would throw again. */
const leftOut = '<!--$!-->';

/** React puts preloads of pictures first. */
function render(tree: ReactNode): Rendered {
  const html = toHtml(tree);
  const [found = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(html) ?? [];
  return { preloads: found.match(/<[^>]*>/g) ?? [], html: html.slice(found.length) };
}

interface ShellParts {
  /** Null where there is no page. */
  readonly marks: ShellMarks | null;
  readonly slots: ShellSlots;
  readonly shellServices?: ShellServices;
}

/** The shell around anything. */
export const renderShell = (
  { site, assets }: DocumentContext,
  { marks, slots, shellServices = makeShellServices(null) }: ShellParts,
): Rendered =>
  render(
    <AppShell
      shared={{ shell: site.shell, icons: assets.icons, late: assets.late }}
      shellServices={shellServices}
      page={marks}
      slots={slots}
    />,
  );

/** One block of a page by itself; its errors go on. */
function renderBlock(context: DocumentContext, page: PageView, index: number): string {
  const block = page.blocks[index];
  if (block === undefined) return '';
  const placed = <LoadedBlock block={block} page={page} blockId={`${index}`} />;
  const services = toServices(context, page);
  const inside = <ServicesContext value={services}>{placed}</ServicesContext>;
  return toHtml(underPolicy(context, page, <ShowsErrors value={true}>{inside}</ShowsErrors>));
}

const mainHeadings = /<h1[\s>]/g;

/** Where a page has more than one: the last block with one. */
function findSecondHeading(
  context: DocumentContext,
  page: PageView,
  html: string,
): RenderFailure | undefined {
  if ((html.match(mainHeadings)?.length ?? 0) < 2) return undefined;
  const index = page.blocks.findLastIndex((_, at) =>
    new RegExp(mainHeadings).test(renderBlock(context, page, at)),
  );
  const block = page.blocks[index];
  const cause = new RefusedMarkup([
    'a second main heading, <h1>',
    'Render an <h2>: the page has its heading already. A block that has that heading says so with "isHead".',
  ]);
  return block && new RenderFailure({ type: block.type, page: page.id, index }, cause);
}

/** The first block of a page that throws, with its error. */
function findFailure(context: DocumentContext, page: PageView): RenderFailure | undefined {
  for (const [index, block] of page.blocks.entries()) {
    try {
      renderBlock(context, page, index);
    } catch (error) {
      return new RenderFailure({ type: block.type, page: page.id, index }, error);
    }
  }
  return undefined;
}

/** @throws RenderFailure where anything of the page throws. */
function renderPart(context: DocumentContext, page: PageView, part: () => Rendered): Rendered {
  let rendered: Rendered | undefined;
  let cause: unknown = new Error('React left out a part of it');
  try {
    rendered = part();
  } catch (error) {
    cause = error;
  }
  if (rendered !== undefined && !rendered.html.includes(leftOut)) {
    const second = findSecondHeading(context, page, rendered.html);
    if (second) throw second;
    return rendered;
  }
  throw findFailure(context, page) ?? new RenderFailure(page.id, cause);
}

/** Shell and page together, as the app renders them. */
export const renderWhole = (context: DocumentContext, page: PageView): Rendered =>
  renderPart(context, page, () =>
    renderShell(context, {
      marks: page,
      slots: toSlots(context, page),
      shellServices: makeShellServices(page),
    }),
  );

function toServices({ site, assets }: DocumentContext, page: PageView) {
  const around = makeShellServices(page);
  const { shell } = site;
  return { ...around, shell, icons: assets.icons, alert: around.visit.alert.set };
}

/** The contents of the slots for a page, with the services that the shell would provide. */
export function renderSlots(
  context: DocumentContext,
  page: PageView,
): Readonly<Record<keyof ShellSlots, Rendered>> {
  const services = toServices(context, page);
  const renderSlot = (slot: ReactNode): Rendered =>
    renderPart(context, page, () =>
      render(<ServicesContext value={services}>{slot}</ServicesContext>),
    );
  const { main, languages } = toSlots(context, page);
  return { main: renderSlot(main), languages: renderSlot(languages) };
}
