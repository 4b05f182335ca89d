// A new site in languages that its look was not written in → without the fonts that lack their letters, and without files that nothing uses.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Font } from '../../engine/generated/manifest';
import type { Finding } from '../../engine/model/finding';
import { listWords } from '../command/list-words';
import { SiteEdit } from '../edit/site-edit';
import { listCharacters } from '../inspect/font-characters';
import { manifestFile } from '../journal/site-paths';
import { type Fonts, fontMembers } from './add-letters';

/** A font of the look that the site does without. */
export interface LeftFont {
  readonly family: string;
  /** What names it in the theme. */
  readonly member: string;
  /** The tag of the words whose letters it lacks. */
  readonly language: string;
  /** One of these. */
  readonly letter: string;
}

/** Whether none of the files of a font has a letter. */
const lacks = (root: string, { file, subsets = [] }: Font, letter: number): boolean =>
  [...(file === undefined ? [] : [file]), ...subsets.map((subset) => subset.file)]
    .flatMap((path) => listCharacters(readFileSync(join(root, 'files', path))) ?? [])
    .every(([first, last]) => letter < first || last < letter);

const findMissing = (findings: readonly Finding[]): Finding | undefined =>
  findings.find(({ code }) => code === 'missing-letters');

/** A name may have letters that are none of its language. */
export const lacksLetters = (findings: readonly Finding[]): boolean =>
  findMissing(findings) !== undefined;

/** Takes out the font that a finding is about, and those that lack the same letters: the first words may have no heading. */
export function leaveFonts(root: string, findings: readonly Finding[]): readonly LeftFont[] {
  const found = findMissing(findings);
  if (found === undefined) return [];
  const { language, letters } = found.parameters;
  const [letter = ''] = String(letters);
  const site = new SiteEdit(root);
  const { theme }: { readonly theme: Fonts } = JSON.parse(site.read(manifestFile) ?? '{}');
  const left = fontMembers.flatMap((member): LeftFont[] => {
    const font = theme[member];
    if (font === undefined || !lacks(root, font, letter.codePointAt(0) ?? 0)) return [];
    site.edit(manifestFile, (json) => json.remove(['theme', member]));
    return [{ family: font.family, member, language: String(language), letter }];
  });
  site.write();
  return left;
}

/** The languages that the look itself has: the site speaks those that it was asked for. */
export function leaveLanguages(root: string): void {
  const site = new SiteEdit(root);
  const { languages } = JSON.parse(site.read(manifestFile) ?? '{}');
  if (languages === undefined) return;
  site.edit(manifestFile, (json) => json.remove(['languages']));
  site.write();
  rmSync(join(root, 'files/languages'), { recursive: true, force: true });
}

/** Such as fonts that were taken out, and pictures of another language. */
export function leaveUnused(root: string, findings: readonly Finding[]): void {
  for (const { code, file } of findings) if (code === 'unused-file') rmSync(join(root, file));
}

/** Nothing for a site with the fonts of its look. */
export function describeFonts(left: readonly LeftFont[]): string {
  if (left.length === 0) return '';
  const [quoted, members, tags, letters] = (
    ['family', 'member', 'language', 'letter'] as const
  ).map((name) => listWords([...new Set(left.map((font) => `"${font[name]}"`))], 'and'));
  const [fonts, lack, them, others] =
    left.length === 1
      ? ['The font', 'lacks', 'it', 'another, put its file']
      : ['The fonts', 'lack', 'them', 'others, put their files'];
  return (
    `\n${fonts} ${quoted} of this look ${lack} letters of its words in ${tags}, such as ${letters}: the site does without ${them}.\n` +
    `To give it ${others} into files/fonts, and write ${members} of "theme" in site.manifest.json.\n`
  );
}
