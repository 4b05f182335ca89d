// Of a site in several languages: which there are, and where a page is in each of them.
import type { LinkView } from '../generated/concept-views';
import type { Labels } from '../generated/manifest';

/** A language in which the pages are published. */
export interface LanguageChoice {
  readonly tag: string;
  /** What it calls itself. */
  readonly name: string;
  /** Its home page, in its own words. */
  readonly home: Pick<LinkView, 'href' | 'label'>;
}

/** The pages of one language, by id. */
export interface PagesInLanguage {
  readonly tag: string;
  readonly pages: ReadonlyMap<string, Pick<LinkView, 'href' | 'label'>>;
}

/** The addresses of one page in every language that has it, by tag. */
export type Alternates = Readonly<Record<string, string>>;

/** The labels that pages have in the browser: the name of the choice of languages only where there is one. */
export type ShellLabels = Omit<Labels, 'dates' | 'languages' | 'pictures'> &
  Partial<Pick<Labels, 'languages'>>;
