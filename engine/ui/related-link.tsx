import { Icon } from './icon';
import { Link } from './link';

interface RelatedLinkProps {
  readonly href: string;
  readonly label: string;
}

/** A way on from a page: its label and an arrow. */
export function RelatedLink({ href, label }: RelatedLinkProps) {
  return (
    <Link className="related-link" href={href}>
      {label}
      <Icon name="arrow-right" />
    </Link>
  );
}
