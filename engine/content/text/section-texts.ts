import type { ImageView } from '../../generated/concept-views';
import { plain } from './words';

/** Title and picture of a section, by its heading as the file spells it. */
export type SectionTexts = Readonly<
  Record<string, { readonly title?: string; readonly image?: ImageView }>
>;

/** The section of a file as its block wants it shown. */
export const findSection = (sections: SectionTexts | undefined, key: string) =>
  sections && Object.hasOwn(sections, plain(key)) ? sections[plain(key)] : undefined;
