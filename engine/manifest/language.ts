// The further languages of a manifest.
import type { Language as Entry, Manifest } from '../generated/manifest';

/** A language of the site besides its own. */
export interface Language extends Entry {
  readonly tag: string;
  /** The language of the site itself. */
  readonly source: string;
  /** Pages that say they are in that one alone. */
  readonly own: readonly string[];
}

/** Those of a valid manifest; its own, where it is named among them by mistake, is none. */
export function listLanguages({ languages = {}, pages, site }: Manifest): Language[] {
  const { language: source } = site;
  const own = Object.keys(pages).filter((id) => pages[id]?.language === source);
  return Object.entries(languages)
    .filter(([tag]) => tag !== source)
    .map(([tag, entry]) => ({ ...entry, tag, source, own }));
}
