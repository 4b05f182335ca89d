// The package.json beside a manifest, which the bundler reads for a site's own blocks → a finding where it is not JSON.
import { join } from 'node:path';
import { InvalidCode, toCodeFinding } from '../command/invalid-code';
import { readIfThere } from '../files/read-if-there';
import type { Workspace } from '../files/workspace';

const file = 'package.json';

/** @throws InvalidCode where it cannot be read: packages are looked for by it. */
export async function checkPackage({ root }: Pick<Workspace, 'root'>): Promise<void> {
  const text = readIfThere(join(root, file))?.replace(/^\ufeff/, '');
  if (text === undefined) return;
  try {
    JSON.parse(text);
  } catch {
    // Needed only here: most sites have one that is right.
    const { explainSyntax } = await import('../../engine/manifest/text/explain-syntax');
    const { findPosition } = await import('../../engine/manifest/text/find-position');
    const { offset, reason, remedy } = explainSyntax(text, file);
    const why = `its packages cannot be found without ${file}: ${reason.replace(/\.$/, '')}`;
    const place = { file, ...findPosition(text, offset) };
    throw new InvalidCode([toCodeFinding('block-code', place, { reason: why, remedy })]);
  }
}
