// The shell and what stands in its slots → HTML, in one go or each by itself.
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type BlockSource, BlockSourceContext } from '../app/block-view';
import { Frame, Page, type Surroundings, Switcher } from '../app/frame';
import type { ShellMarks } from '../app/shell/shell-marks';
import type { ShellSlots } from '../app/shell/shell-slots';
import { allBlocks } from '../generated/all-blocks';
import type { DocumentContext } from '../model/document';
import type { PageView } from '../model/site';
import { type ContentState, ServicesContext } from '../ui/services';
import { createVisit } from '../ui/visit';

/** Rendered markup; what React wants to be fetched early belongs to the head. */
interface Rendered {
  readonly preloads: readonly string[];
  readonly html: string;
}

const blockSource: BlockSource = {
  get: (type) => allBlocks[type] as ReturnType<BlockSource['get']>,
  retry: () => undefined,
};

const nothing: ContentState = { nodes: null, slow: false };

const surround = (page: PageView | null): Surroundings => ({
  visit: createVisit(),
  navigate: () => undefined,
  useContent: (file) => {
    const nodes = page?.contents[file];
    return nodes === undefined ? nothing : { nodes, slow: false };
  },
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

const toSlots = (page: PageView): ShellSlots => ({ main: inSwitchers(page) });

/** React puts preloads of pictures first. */
function render(tree: ReactNode): Rendered {
  const html = renderToString(<BlockSourceContext value={blockSource}>{tree}</BlockSourceContext>);
  const [found = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(html) ?? [];
  return { preloads: found.match(/<[^>]*>/g) ?? [], html: html.slice(found.length) };
}

interface ShellParts {
  /** Null around what is no page. */
  readonly marks: ShellMarks | null;
  readonly slots: ShellSlots;
  readonly surroundings?: Surroundings;
}

/** The shell around anything. */
export const renderShell = (
  { site, assets }: DocumentContext,
  { marks, slots, surroundings = surround(null) }: ShellParts,
): Rendered =>
  render(
    <Frame
      shared={{ shell: site.shell, icons: assets.icons }}
      surroundings={surroundings}
      page={marks}
      slots={slots}
    />,
  );

/** Shell and page in one go, as the app renders them. */
export const renderWhole = (context: DocumentContext, page: PageView): Rendered =>
  renderShell(context, { marks: page, slots: toSlots(page), surroundings: surround(page) });

/** What a page puts into the slots, with the services that the shell would give it. */
export function renderSlots(
  { site, assets }: DocumentContext,
  page: PageView,
): Readonly<Record<keyof ShellSlots, Rendered>> {
  const services = { ...surround(page), shell: site.shell, icons: assets.icons, live: false };
  const renderSlot = (slot: ReactNode): Rendered =>
    render(
      <ServicesContext value={{ ...services, alert: services.visit.alert.set }}>
        {slot}
      </ServicesContext>,
    );
  const { main } = toSlots(page);
  return { main: renderSlot(main) };
}
