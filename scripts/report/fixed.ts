// Repairs that were applied → a line for each, and the files that were written.
import { printable } from '../command/printable';
import type { FixedSite } from '../edit/repairs/fix-site';
import { toShown } from './relocate';

/** `nothing` is what is said where findings are left and none was fixed. */
export function printFixed({ site, fixed }: FixedSite, root: string, nothing: string): string {
  if (fixed.length === 0) return site.findings.length === 0 ? '' : `${nothing}\n`;
  const lines = fixed.map(({ finding: { code, file, line, column }, repair: { title } }) => {
    const place = `${printable(toShown(root, file))}:${line}:${column}`;
    return `${place}  ${code}  ${printable(title)}\n`;
  });
  const count = `${fixed.length} finding${fixed.length === 1 ? '' : 's'}`;
  const files = site.edit.changes().map(({ path }) => printable(toShown(root, path)));
  return `${lines.join('')}Fixed ${count}. Written: ${files.join(', ')}\n`;
}
