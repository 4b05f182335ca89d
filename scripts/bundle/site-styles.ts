// The style sheet of a site, theme.css → the rules that it adds to every page, in a layer above the theme.
import { join } from 'node:path';
import { InvalidCode } from '../command/invalid-code';
import type { Workspace } from '../files/workspace';
import { checkSheet } from './check-sheet';
import { readSheet, transformSheet } from './own-sheet';

export const siteStylesFile = 'theme.css';

/**
 * Undefined where a site has none.
 * @throws InvalidCode for a mistake in it, or where it would load something.
 */
export async function readSiteStyles(
  { root }: Workspace,
  { minify }: { readonly minify: boolean },
): Promise<string | undefined> {
  const text = readSheet(join(root, siteStylesFile), siteStylesFile);
  if (text === undefined || text.trim() === '') return undefined;
  const refused = checkSheet(siteStylesFile, text);
  if (refused.length > 0) throw new InvalidCode(refused);
  const { code } = await transformSheet(siteStylesFile, text, { minify });
  return `@layer site{${code.trimEnd()}}`;
}
