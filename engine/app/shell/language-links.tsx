// The languages of a site, each in its own words: where the page is there, or else its home page.
import type { PageView } from '../../model/site';
import { Link } from '../../ui/link';
import { useServices } from '../../ui/services';

interface LanguageLinksProps {
  /** Null for an address without a page. */
  readonly page: Pick<PageView, 'alternates'> | null;
}

export function LanguageLinks({ page }: LanguageLinksProps) {
  const { language, languages = [] } = useServices().shell;
  return (
    <ul className="languages">
      {languages.map(({ tag, name, home }) => {
        const own = tag === language;
        const href = page?.alternates?.[tag];
        return (
          <li key={tag} lang={own ? undefined : tag}>
            <Link href={href ?? home.href} current={own && href !== undefined}>
              {own || href !== undefined ? name : `${name} – ${home.label}`}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
