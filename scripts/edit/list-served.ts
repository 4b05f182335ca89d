// The valid sites of a publication → the addresses that it promises, in every language.
import { indexPages } from '../../engine/content/pages/page-index';
import {
  findServed,
  type LanguageAddresses,
  withLanguages,
} from '../../engine/manifest/checks/addresses/ledger';
import type { Publication } from '../../engine/model/publication';
import type { ValidSite } from '../../engine/model/valid-site';

type Pages = Pick<ValidSite['manifest'], 'pages' | 'site'>;

const indexShown = ({ pages, site }: Pages) =>
  indexPages(pages, { drafts: false, language: site.language });

/** The pages of a further language; `base` is that of the whole site. */
export const listInLanguage = (manifest: Pages, base: string): LanguageAddresses => ({
  tag: manifest.site.language,
  shown: new Map(
    Array.from(indexShown(manifest).shown, ([id, { path }]) => [
      id,
      `/${manifest.site.base.slice(base.length, -1)}${path}`,
    ]),
  ),
});

export function listServed({
  sites: [first, ...others],
}: Publication<Pick<ValidSite, 'manifest' | 'downloads'>>): ReadonlyMap<string, string> {
  const { base } = first.manifest.site;
  return withLanguages(
    findServed(indexShown(first.manifest), first.downloads),
    others.map(({ manifest }) => listInLanguage(manifest, base)),
  );
}
