// A new site that speaks another language than its look was written in → its fonts have the letters of that, too.
import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Font } from '../../engine/generated/manifest';
import type { CharacterRange } from '../../engine/model/inspected-file';
import { SiteEdit } from '../edit/site-edit';
import { listCharacters } from '../inspect/font-characters';
import { manifestFile } from '../journal/site-paths';

/** A folder beside the site: `nunito-latin.woff2` and `nunito-ext.woff2` have what `files/fonts/nunito.woff2` lacks. */
const letters = 'letters';

const toHex = (character: number): string => character.toString(16).toUpperCase();

/** As `unicode-range` of CSS. */
const toUnicodeRange = (ranges: readonly CharacterRange[]): string =>
  ranges
    .map(([first, last]) => `U+${toHex(first)}${first === last ? '' : `-${toHex(last)}`}`)
    .join(', ');

/** A font of a theme, by the member that names it. */
export type Fonts = Readonly<Record<string, Font | undefined>>;

export const fontMembers = ['textFont', 'displayFont', 'labelFont'] as const;

export function addLetters(root: string, starter: string): void {
  const folder = join(starter, letters);
  if (!existsSync(folder)) return;
  const site = new SiteEdit(root);
  const { theme }: { readonly theme: Fonts } = JSON.parse(site.read(manifestFile) ?? '{}');
  for (const member of fontMembers) {
    const { file, subsets = [] } = theme[member] ?? {};
    if (file === undefined) continue;
    const name = `${basename(file, '.woff2')}-`;
    const further = readdirSync(folder)
      .filter((one) => one.startsWith(name))
      .sort()
      .map((one) => {
        copyFileSync(join(folder, one), join(root, 'files/fonts', one));
        const characters = listCharacters(readFileSync(join(folder, one))) ?? [];
        return { file: `fonts/${one}`, unicodeRange: toUnicodeRange(characters) };
      });
    const value = [...subsets, ...further];
    if (further.length > 0)
      site.apply({ op: 'set', file: manifestFile, path: ['theme', member, 'subsets'], value });
  }
  site.write();
}
