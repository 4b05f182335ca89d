import { type ComponentType, useEffect, useState } from 'react';
import type { LinkView } from '../../generated/concept-views';
import { Link } from '../../ui/link';
import type { SearchInPageProps } from '../../ui/search/search-places';
import { useServices } from '../../ui/services';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';

const AreaLink = ({ link }: { readonly link: LinkView }) => (
  <Link className="search-pages-area" href={link.href}>
    {link.label}
  </Link>
);

/** The field comes with the code that answers; without scripts the list below is all that there is. */
export function SearchBlock({ block, blockId, page, settings: { labels } }: BlockProps<'search'>) {
  const [Field, setField] = useState<ComponentType<SearchInPageProps>>();
  const [failed, setFailed] = useState(false);
  const { search } = useServices().shell;
  const isWhole = search !== undefined && block.area === undefined;
  useEffect(() => {
    if (!isWhole) return;
    import('../../ui/search/search-places').then(
      ({ SearchInPage }) => setField(() => SearchInPage),
      () => setFailed(true),
    );
  }, [isWhole]);
  const { areas = [] } = page;
  const wide = areas.filter(({ pages }) => pages.length > 0);
  const single = areas.filter(({ pages }) => pages.length === 0);
  return (
    <BlockSection block={block} label={labels.title}>
      {isWhole && (
        <div className="search-place">
          {Field && <Field block={blockId} />}
          {failed && <p role="alert">{labels.failed}</p>}
        </div>
      )}
      {areas.length > 0 && (
        <nav className="search-pages" aria-label={labels.map}>
          <h2 className="search-pages-heading">{labels.map}</h2>
          <ul className="search-pages-areas">
            {wide.map(({ link, pages }) => (
              <li key={link.href}>
                <AreaLink link={link} />
                <ul>
                  {pages.map(({ href, label }) => (
                    <li key={href}>
                      <Link href={href}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
            {/* Those of one page are one below the other. */}
            {single.length > 0 && (
              <li>
                {single.map(({ link }) => (
                  <AreaLink key={link.href} link={link} />
                ))}
              </li>
            )}
          </ul>
        </nav>
      )}
    </BlockSection>
  );
}
