// The further languages of a manifest.
import type { Language as Entry, Manifest } from '../generated/manifest';

/** A language of the site besides its own. */
export interface Language extends Entry {
  readonly tag: string;
  /** The language of the site itself. */
  readonly source: string;
}

/** Those of a valid manifest; its own, where it is named among them by mistake, is none. */
export const listLanguages = ({ languages = {}, site }: Manifest): Language[] =>
  Object.entries(languages)
    .filter(([tag]) => tag !== site.language)
    .map(([tag, entry]) => ({ ...entry, tag, source: site.language }));
