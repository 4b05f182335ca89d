// A plain link: one listener on the document follows those of this site.
import type { ReactNode } from 'react';
import { isSaved } from '../content/addresses/output-paths';

interface LinkProps {
  readonly href: string;
  readonly className?: string;
  /** It leads to the current page. */
  readonly current?: boolean;
  /** Of what it leads to, where that is not the language of the site. */
  readonly language?: string | undefined;
  readonly children: ReactNode;
}

/** The attributes that follow from where a link leads. */
export const toLinkAttributes = (href: string) => ({
  href,
  download: isSaved(href),
  rel: /^https?:/.test(href) ? 'noopener noreferrer' : undefined,
});

export function Link({ href, className, current = false, language, children }: LinkProps) {
  return (
    <a
      className={className}
      {...toLinkAttributes(href)}
      hrefLang={language}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
