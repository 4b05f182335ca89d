// The style sheet of a site, theme.css → the rules that it adds to every page, in a layer above the theme.
import { join } from 'node:path';
import type { Message } from 'esbuild';
import type { Finding } from '../../engine/model/finding';
import { InvalidCode, toCodeFinding } from '../command/invalid-code';
import { readIfThere } from '../files/read-if-there';
import type { Workspace } from '../files/workspace';
import { checkSheet } from './check-sheet';
import { targets } from './targets';

export const siteStylesFile = 'theme.css';

/** The bundler only warns of what a browser would pass over. */
export function toSheetFinding(file: string, { text, location }: Message): Finding {
  const place = { file, line: location?.line ?? 1, column: (location?.column ?? 0) + 1 };
  const reason = `has a mistake: ${text.replace(/\.$/, '')}`;
  return toCodeFinding('site-styles', place, { reason });
}

/**
 * Undefined where a site has none.
 * @throws InvalidCode for a mistake in it, or where it would load something.
 */
export async function readSiteStyles(
  { root }: Workspace,
  { minify }: { readonly minify: boolean },
): Promise<string | undefined> {
  const text = readIfThere(join(root, siteStylesFile));
  if (text === undefined || text.trim() === '') return undefined;
  const refused = checkSheet(siteStylesFile, text);
  if (refused.length > 0) throw new InvalidCode(refused);
  const { transform } = await import('esbuild');
  const options = { loader: 'css', target: targets, charset: 'utf8', logLevel: 'silent' } as const;
  const { code, warnings } = await transform(text, { ...options, minify });
  const findings = warnings.map((warning) => toSheetFinding(siteStylesFile, warning));
  if (findings.length > 0) throw new InvalidCode(findings);
  return `@layer site{${code.trimEnd()}}`;
}
