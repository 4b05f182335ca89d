// What a manifest and its texts name → its addresses on the site: pages, content files, pictures, downloads.

import { toSizeWords } from '../concepts/download-path';
import { resolvePublishedTarget } from '../content/addresses/address';
import { toFileAddress, toFileHref, toHref } from '../content/addresses/addresses';
import { toDownloadFile } from '../content/addresses/output-paths';
import type { Pages } from '../content/pages/page-tree';
import {
  type NewTarget,
  parseFileTarget,
  parsePageTarget,
  replaceLinkTargets,
} from '../content/text/rich-text';
import { plain, said } from '../content/text/words';
import type { Manifest, PageConfig } from '../generated/manifest';
import type { Files } from '../model/files';
import type { DownloadView } from '../model/views';
import { keepTogether } from './keep-together';
import type { LinkTarget } from './text-parts';

export interface AddressContext {
  readonly manifest: Manifest;
  /** The pages that are shown; links to other pages are omitted. */
  readonly pages: Pages;
  readonly files: Files;
  /** The path below which code, styles and pictures are; starts and ends with a slash. */
  readonly assetsBase: string;
}

/** What a link to a file says of it, behind its own words. */
export const toKindWords = ({ kind, size }: Pick<DownloadView, 'kind' | 'size'>): string =>
  ` (${kind}, ${size})`;

export class AddressResolver {
  readonly #context: AddressContext;
  readonly #base: string;

  constructor(context: AddressContext) {
    this.#context = context;
    this.#base = context.manifest.site.base;
  }

  /** The text as it is published. A link to a page that is not shown keeps its target, which leads nowhere. */
  readonly publish = (text: string): string =>
    keepTogether(replaceLinkTargets(text, this.#publishLink));

  /** Where a link of a text in parts leads; undefined where a page may not lead there. */
  readonly target = (written: string): LinkTarget | undefined => {
    const { target, words } = this.#publishLink(written);
    const href = resolvePublishedTarget(target);
    return href === undefined ? undefined : { href, ...(words !== undefined && { words }) };
  };

  file = (path: string): string =>
    this.#context.assetsBase + toFileAddress(this.#context.files.placeOf(path));

  /** A file that is published under its own name. */
  download = (written: string): DownloadView => {
    const path = plain(written);
    const { files, manifest } = this.#context;
    return {
      href: this.#base + toFileAddress(toDownloadFile(path)),
      kind: said(path.slice(path.lastIndexOf('.') + 1).toUpperCase(), written),
      size: said(toSizeWords(files.bytesOf(path), manifest.site.language), written),
    };
  };

  content = (path: string): string => toFileHref(this.#base, path);

  toPage = ({ path }: PageConfig, anchor?: string): string =>
    toHref(this.#base, encodeURI(path), anchor);

  pageHref = (id: string, anchor?: string): string | undefined => {
    const page = this.#context.pages.get(id);
    return page && this.toPage(page, anchor);
  };

  readonly #publishLink = (written: string): NewTarget => {
    const target = plain(written);
    const page = parsePageTarget(target);
    if (page) return { target: this.pageHref(page.id, page.anchor) ?? target };
    const file = parseFileTarget(target);
    if (file === undefined) return { target };
    const { href, kind, size } = this.download(file);
    return { target: href, words: toKindWords({ kind, size }) };
  };
}
