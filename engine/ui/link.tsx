// A plain link: one listener on the document follows those of this site.
import type { ReactNode } from 'react';
import { isSaved } from '../content/output-paths';

interface LinkProps {
  readonly href: string;
  readonly className?: string;
  /** It leads to the current page. */
  readonly current?: boolean;
  readonly children: ReactNode;
}

export function Link({ href, className, current = false, children }: LinkProps) {
  return (
    <a
      className={className}
      href={href}
      download={isSaved(href)}
      rel={/^https?:/.test(href) ? 'noopener noreferrer' : undefined}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
