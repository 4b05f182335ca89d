// A page view → the HTML of its body, as a whole or spliced into a frame that was rendered before.
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type BlockSource, BlockSourceContext } from '../app/block-view';
import { Frame, Page, type Surroundings, Switcher } from '../app/frame';
import type { ShellMarks } from '../app/shell/shell-marks';
import { allBlocks } from '../generated/all-blocks';
import { invariant } from '../model/invariant';
import type { PageView } from '../model/site';
import { type ContentState, ServicesContext } from '../ui/services';
import { createVisit } from '../ui/visit';
import type { Body, DocumentInput } from './document';

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

/** React puts preloads of pictures first. */
function toBody(html: string): Body {
  const [found = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(html) ?? [];
  return { preloads: found.match(/<[^>]*>/g) ?? [], html: html.slice(found.length) };
}

const renderFrame = (
  { site, assets }: DocumentInput,
  surroundings: Surroundings,
  marks: ShellMarks | null,
  children: ReactNode,
): Body =>
  toBody(
    renderToString(
      <BlockSourceContext value={blockSource}>
        <Frame
          shared={{ shell: site.shell, icons: assets.icons }}
          surroundings={surroundings}
          page={marks}
        >
          {children}
        </Frame>
      </BlockSourceContext>,
    ),
  );

/** Frame and page in one go, as the app renders them. */
export const renderWhole = (input: DocumentInput, page: PageView): Body =>
  renderFrame(input, surround(page), page, inSwitchers(page));

/** The frame around something that is no page. */
export const renderWithoutPage = (input: DocumentInput, children: ReactNode): Body =>
  renderFrame(input, surround(null), null, children);

/** The page alone, with the services that its frame would give it. */
function renderInner({ site, assets }: DocumentInput, page: PageView): Body {
  const services = { ...surround(page), shell: site.shell, icons: assets.icons, live: false };
  return toBody(
    renderToString(
      <BlockSourceContext value={blockSource}>
        <ServicesContext value={{ ...services, alert: services.visit.alert.set }}>
          {inSwitchers(page)}
        </ServicesContext>
      </BlockSourceContext>,
    ),
  );
}

/** The ids of all pages that the frame links to. */
function findLinked(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  if ('page' in value && typeof value.page === 'string') found.add(value.page);
  for (const inner of Object.values(value)) findLinked(inner, found);
  return found;
}

/** More preloads than these React orders in another way: such a page is rendered as a whole. */
const mostPreloads = 10;

/** The place of the page in a frame: words that the frame itself does not hold. */
const findMarker = (text: string, marker = 'the-page'): string =>
  text.includes(marker) ? findMarker(text, `${marker}-`) : marker;

/**
 * Renders bodies for all pages of a build. Header, panels and footer are most of a page and differ by their marks alone:
 * each set of marks is rendered once.
 */
export function createBodyRenderer(input: DocumentInput): (page: PageView) => Body {
  const linked = findLinked(input.site.shell);
  const marker = findMarker(JSON.stringify(input.site.shell));
  const frames = new Map<string, { preloads: readonly string[]; parts: readonly string[] }>();
  const getFrame = (page: PageView) => {
    const key = JSON.stringify([page.menu, linked.has(page.id) ? page.id : null]);
    const known = frames.get(key);
    if (known) return known;
    const { html, preloads } = renderFrame(input, surround(null), page, marker);
    const parts = html.split(marker);
    invariant(parts.length === 2, 'the frame holds one page');
    const frame = { preloads, parts };
    frames.set(key, frame);
    return frame;
  };
  return (page) => {
    const { parts, preloads } = getFrame(page);
    const inner = renderInner(input, page);
    const all = [...new Set([...preloads, ...inner.preloads])];
    if (all.length > mostPreloads) return renderWhole(input, page);
    return { preloads: all, html: parts[0] + inner.html + parts[1] };
  };
}
