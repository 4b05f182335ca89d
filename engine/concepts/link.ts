// A link → where it leads, and its words.
import { plain, said } from '../content/text/words';
import { invariant } from '../model/invariant';
import type { Resolve } from '../model/resolver';
import { toKindWords } from './download-path';
import { findPageElsewhere, toPageAddress } from './page-id';

export interface LinkView {
  readonly href: string;
  readonly label: string;
  /** The page it leads to; absent for addresses elsewhere. */
  readonly page?: string;
  /** Of a page in another language: which one that is. */
  readonly language?: string;
  /** Whether its words are in that language, too. */
  readonly inLanguage?: true;
}

export const resolveLink: Resolve<'link', LinkView | undefined> = (
  { page: id, anchor, language, file, href, label },
  resolver,
) => {
  if (id === undefined) {
    invariant(label !== undefined, 'a link has a page or a label');
    if (file === undefined) return { href: plain(href ?? ''), label };
    const download = resolver.resolve('download-path', file);
    return { href: download.href, label: label + said(toKindWords(download), file) };
  }
  const isElsewhere = language !== undefined && language !== resolver.manifest.site.language;
  const page = isElsewhere ? undefined : resolver.pages.get(id);
  if (page === undefined) {
    const found = findPageElsewhere({ id, anchor, language }, resolver);
    if (found === undefined || label === undefined) return found && { ...found, inLanguage: true };
    return { ...found, label };
  }
  const words = label ?? page.label ?? page.title;
  return { href: toPageAddress(page, resolver, anchor), label: words, page: id };
};
