import { toOptionId } from '../../content/addresses/search-ids';
import type { FoundPage } from '../../search/query/read-chunk';

interface SearchResultsProps {
  readonly id: string;
  readonly label: string;
  readonly pages: readonly FoundPage[];
  /** The place of the page that the arrow keys have reached; -1 for none. */
  readonly active: number;
}

/** Pages as choices of the field above: the focus stays there. */
export function SearchResults({ id, label, pages, active }: SearchResultsProps) {
  return (
    <div className="search-results" id={id} role="listbox" aria-label={label}>
      {pages.map(({ href, title, label, above, heading, summary }, index) => {
        const where = [...above, ...(label === undefined ? [] : [label])];
        return (
          <a
            key={href}
            href={href}
            className="search-result"
            id={toOptionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
          >
            {where.length > 0 && <span className="search-above">{where.join(' › ')}</span>}
            <span className="search-title">{title}</span>
            {heading !== undefined && <span className="search-heading">{heading}</span>}
            <span className="search-summary">{summary}</span>
          </a>
        );
      })}
    </div>
  );
}
