// A plain link: one listener on the document follows those of this site.
import type { ReactNode } from 'react';
import { isSaved } from '../content/addresses/output-paths';

/** What a link view says of a page in another language. */
interface InLanguage {
  readonly language?: string;
  readonly inLanguage?: true;
}

interface LinkProps {
  readonly href: string;
  readonly className?: string;
  /** It leads to the current page. */
  readonly current?: boolean;
  /** Of what it leads to, where that is not the language of the site. */
  readonly language?: string | undefined;
  /** The same of a link view, whose words may be in that language as well. */
  readonly of?: InLanguage;
  readonly children: ReactNode;
}

/** The attributes that follow from where a link leads. */
export const toLinkAttributes = (href: string) => ({
  href,
  download: isSaved(href),
  rel: /^https?:/.test(href) ? 'noopener noreferrer' : undefined,
});

export function Link({ href, className, current = false, language, of, children }: LinkProps) {
  return (
    <a
      className={className}
      {...toLinkAttributes(href)}
      hrefLang={language ?? of?.language}
      lang={of?.inLanguage && of.language}
      // A place within the page is a part of it.
      aria-current={current && !href.includes('#') ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
