// Of a site in several languages: which there are, and where a page is in each of them.
import type { LinkView } from '../generated/concept-views';

/** A language in which the pages are published. */
export interface LanguageChoice {
  readonly tag: string;
  /** What it calls itself. */
  readonly name: string;
  /** Its home page, in its own words. */
  readonly home: Pick<LinkView, 'href' | 'label'>;
}

/** The addresses of one page in every language that has it, by tag. */
export type Alternates = Readonly<Record<string, string>>;
