import { basename, dirname, join } from 'node:path';

/** The folder in which a build of an output is staged; after a build it is gone. */
export const workFolderOf = (outDir: string): string =>
  join(dirname(outDir), `.${basename(outDir)}.plinth`);
