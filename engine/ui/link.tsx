// A plain link: one listener on the document follows those of this site.
import type { ReactNode } from 'react';
import { isSaved } from '../content/output-paths';

interface LinkProps {
  readonly href: string;
  readonly className?: string;
  /** It leads to the current page. */
  readonly current?: boolean;
  /** Of what it leads to, where that is not the language of the site. */
  readonly language?: string | undefined;
  readonly children: ReactNode;
}

export function Link({ href, className, current = false, language, children }: LinkProps) {
  return (
    <a
      className={className}
      href={href}
      hrefLang={language}
      download={isSaved(href)}
      rel={/^https?:/.test(href) ? 'noopener noreferrer' : undefined}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
