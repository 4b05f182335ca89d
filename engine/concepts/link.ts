// A link → where it leads, and its words.
import { plain, said } from '../content/text/words';
import { invariant } from '../model/invariant';
import type { Resolve } from '../model/resolver';
import { toKindWords } from './download-path';
import { toPageAddress } from './page-id';

export interface LinkView {
  readonly href: string;
  readonly label: string;
  /** The page it leads to; absent for addresses elsewhere. */
  readonly page?: string;
}

export const resolveLink: Resolve<'link', LinkView | undefined> = (
  { page: id, anchor, file, href, label },
  resolver,
) => {
  if (id === undefined) {
    invariant(label !== undefined, 'a link has a page or a label');
    if (file === undefined) return { href: plain(href ?? ''), label };
    const download = resolver.resolve('download-path', file);
    return { href: download.href, label: label + said(toKindWords(download), file) };
  }
  const page = resolver.pages.get(id);
  if (page === undefined) return undefined;
  const words = label ?? page.label ?? page.title;
  return { href: toPageAddress(page, resolver, anchor), label: words, page: id };
};
