// The language of a file → its name for readers.
import { toLocale } from '../content/text/locale';
import { plain, said } from '../content/text/words';
import type { Resolve } from '../model/resolver';

/** The language of a file. */
export interface LanguageView {
  readonly code: string;
  /** In the language of the site. */
  readonly name: string;
}

export const resolveFileLanguage: Resolve<'file-language', LanguageView> = (
  written,
  { manifest },
) => {
  const code = plain(written);
  const names = new Intl.DisplayNames([toLocale(manifest.site.language)], { type: 'language' });
  return { code, name: said(names.of(code) ?? code, written) };
};
