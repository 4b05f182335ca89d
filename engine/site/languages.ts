// The sites of a publication, one in each language → where each page is in the others.
import { toHref } from '../content/addresses/addresses';
import { indexPages } from '../content/pages/page-index';
import { said } from '../content/text/words';
import type { Alternates, LanguageChoice, PagesInLanguage } from '../model/languages';
import type { Publication } from '../model/publication';
import type { ValidSite } from '../model/valid-site';

/** One language of a publication. */
export type SiteLanguage = LanguageChoice & PagesInLanguage;

/** What a language calls itself, where nobody says it: that of the manifest has no entry. */
export function findLanguageName(tag: string): string {
  const [language = tag] = tag.split('-');
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(language) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** In the order of the manifest, its own first; none where a site has but one. */
export function listSiteLanguages(
  { sites: [main, ...others] }: Publication<ValidSite>,
  drafts: boolean,
): readonly SiteLanguage[] {
  const { languages } = main.manifest;
  if (languages === undefined || others.length === 0) return [];
  return [main, ...others].map(({ manifest: { site, pages, labels } }) => {
    const { base, language: tag, home } = site;
    const { shown } = indexPages(pages, { drafts, language: tag });
    const toAddress = (path: string): string => toHref(base, encodeURI(path));
    return {
      tag,
      name: said(languages[tag]?.name ?? findLanguageName(tag), languages[tag] ?? site),
      home: { href: toAddress(pages[home]?.path ?? '/'), label: labels.home },
      pages: new Map(
        Array.from(shown, ([id, { path, title, label = title }]) => [
          id,
          { href: toAddress(path), label },
        ]),
      ),
    };
  });
}

/** Where a page is in every language that has it, its own included; undefined where there is but one. */
export function findAlternates(
  id: string,
  languages: readonly SiteLanguage[],
): Alternates | undefined {
  const found = languages.flatMap(({ tag, pages }) => {
    const page = pages.get(id);
    return page === undefined ? [] : [[tag, page.href] as const];
  });
  return found.length > 1 ? Object.fromEntries(found) : undefined;
}
