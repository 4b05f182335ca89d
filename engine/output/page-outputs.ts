// The pages of a site → their documents, and the data that the app fetches to show them.
import { needsOf } from '../blocks/needs';
import { toPageData, toPageFile } from '../content/addresses/output-paths';
import type { NotFoundDocument, Renderers } from '../model/document';
import type { Stated } from '../model/fact-views';
import type { PageFile, PageView } from '../model/site';
import type { PublishedText } from '../model/views';
import { buildJsonLd, findStated } from '../site/json-ld';
import {
  contentsOf,
  findSwitcherTarget,
  getPage,
  outlineOf,
  parseContents,
  withStyles,
} from '../site/view-of';
import { type Output, type Owner, once, toJson, toOutput } from './output';
import type { Scope } from './scope';

export interface DocumentInput extends NotFoundDocument {
  /** Without the text of its content files. */
  readonly view: PageView;
  readonly stated: Stated;
  /** Content files by address: the same objects as in their own outputs. */
  readonly [address: `/${string}`]: PublishedText;
}

export function makeDocument(input: DocumentInput, { page }: Pick<Renderers, 'page'>): string {
  const { context, needs, view, stated, ...contents } = input;
  const whole = { ...view, contents: parseContents(contents) };
  const jsonLd = buildJsonLd(context.site, whole, stated);
  return page({ context, needs, view: whole, jsonLd });
}

interface DataInput {
  readonly view: PageView;
  /** Without the shell's sheet, which is in every document. */
  readonly styles: readonly string[];
}

const makeData = ({ view, styles }: DataInput): string =>
  JSON.stringify({ ...view, styles } satisfies PageFile);

/** The document of a page, and its data. */
export function listPage(scope: Scope, id: string): Output[] {
  const { site, assets, context, common, renderers } = scope;
  const { path } = getPage(site, id);
  const owner: Owner = { page: id };
  const contents = contentsOf(site, id);
  const redirect = findSwitcherTarget(site, id);
  const derive = once(() => {
    const view = outlineOf(site, id);
    return { view, needs: needsOf(withStyles(site, view), assets) };
  });
  const toDocumentInput = () => {
    const { view, needs } = derive();
    return { context, needs, view, stated: findStated(site, view.id), ...contents };
  };
  const toDataInput = (): DataInput => {
    const { view, needs } = derive();
    return { view, styles: needs.styles.slice(1) };
  };
  const document = toOutput(toPageFile(decodeURI(path)), {
    owner,
    sources: [...common, ...Object.values(contents)],
    input: toDocumentInput,
    make: (input) => makeDocument(input, renderers),
    isDocument: true,
  });
  // Only the app asks for data.
  if (site.app === 'none') return [document];
  return [
    document,
    redirect === undefined
      ? toOutput(decodeURI(toPageData(path)), {
          owner,
          sources: common,
          input: toDataInput,
          make: makeData,
        })
      : toOutput(decodeURI(toPageData(path)), { owner, input: () => ({ redirect }), make: toJson }),
  ];
}
