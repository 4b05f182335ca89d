import type { LinkView } from '../generated/concept-views';
import { Link } from './link';
import { useServices } from './services';

/** The breadcrumbs from home to the parent of a page; nothing where there is no parent. */
export function Breadcrumbs({ links }: { readonly links: readonly LinkView[] }) {
  const { labels } = useServices().shell;
  if (links.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={labels.breadcrumbs}>
      <ol className="breadcrumbs-list">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
