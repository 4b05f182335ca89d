// What people read in the package: guides of the repository, and some that are written while it is packed.
import { generatePackageCommands } from '../generate/generate-commands';
import { writeParts } from './write-parts';
import { writeStyles } from './write-styles';
import type { PackageFiles } from './write-tarball';

/** Path in the package → path in the repository. */
export const copiedGuides: ReadonlyMap<string, string> = new Map([
  ['CHANGELOG.md', '.github/CHANGELOG.md'],
  ['EDITING.md', 'scripts/package/EDITING.md'],
  ['editor.webp', 'scripts/package/editor.webp'],
  ['FINDINGS.md', 'engine/manifest/FINDINGS.md'],
  ['HOSTING.md', 'scripts/package/HOSTING.md'],
  ['LICENSE', 'LICENSE'],
  ['LIMITS.md', 'scripts/package/LIMITS.md'],
  ['README.md', 'scripts/package/README.md'],
  ['REFERENCE.md', 'schemas/REFERENCE.md'],
]);

interface Written {
  /** The folder of the repository. */
  readonly engine: string;
  /** The types of the package. */
  readonly declarations: PackageFiles;
}

/** Those that follow from code, or of which the repository has another edition. */
export const writtenGuides: readonly (readonly [path: string, write: (from: Written) => string])[] =
  [
    ['COMMANDS.md', generatePackageCommands],
    ['PARTS.md', ({ declarations }) => writeParts(declarations)],
    ['STYLES.md', ({ engine }) => writeStyles(engine)],
  ];
