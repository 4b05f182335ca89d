// The sites of a publication, one in each language → what is common to them, and where each page is in the others.
import { toHref } from '../content/addresses/addresses';
import { indexPages } from '../content/pages/page-index';
import { said } from '../content/text/words';
import type { Manifest } from '../generated/manifest';
import type { Alternates, LanguageChoice, PagesInLanguage } from '../model/languages';
import type { ValidSite } from '../model/valid-site';

/** One language of a publication. */
export type SiteLanguage = LanguageChoice & PagesInLanguage;

/** What a language calls itself, where nobody says it: that of the manifest has no entry. */
export function findLanguageName(tag: string): string {
  const [language = tag] = tag.split('-');
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(language) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** `named` are the languages of the manifest. */
function describeLanguage(
  { manifest: { site, pages, labels } }: ValidSite,
  named: NonNullable<Manifest['languages']>,
  drafts: boolean,
): SiteLanguage {
  const { base, language: tag, home } = site;
  const { shown } = indexPages(pages, { drafts, language: tag });
  const toAddress = (path: string): string => toHref(base, encodeURI(path));
  return {
    tag,
    name: said(named[tag]?.name ?? findLanguageName(tag), named[tag] ?? site),
    home: { href: toAddress(pages[home]?.path ?? '/'), label: labels.home },
    pages: new Map(
      Array.from(shown, ([id, { path, title, label = title }]) => [
        id,
        { href: toAddress(path), label },
      ]),
    ),
  };
}

/** What is common to the sites of a publication. */
export interface InCommon {
  /** In the order of the sites. */
  readonly bases: readonly string[];
  /** In the order of the manifest, its own first; none where a site has but one. */
  readonly languages: readonly SiteLanguage[];
}

/** Has each site made once, the one at the base first, and keeps none: one is there at a time. */
export function gatherInCommon(makers: readonly (() => ValidSite)[], drafts: boolean): InCommon {
  const bases: string[] = [];
  const known: SiteLanguage[] = [];
  let named: Manifest['languages'];
  const addNext = (make: () => ValidSite): void => {
    const valid = make();
    if (bases.length === 0) named = valid.manifest.languages;
    bases.push(valid.manifest.site.base);
    if (named !== undefined) known.push(describeLanguage(valid, named, drafts));
  };
  for (const make of makers) addNext(make);
  return { bases, languages: known.length > 1 ? known : [] };
}

/** Where a page is in every language that has it, its own included; undefined on a site of one language. */
export function findAlternates(
  id: string,
  languages: readonly SiteLanguage[],
): Alternates | undefined {
  const found = languages.flatMap(({ tag, pages }) => {
    const page = pages.get(id);
    return page === undefined ? [] : [[tag, page.href] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
