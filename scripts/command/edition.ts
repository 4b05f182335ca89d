// How a command is started where this code runs: by npm in the repository of the engine, by name in a site with its package.

/** Set while the package is bundled. */
export const isPackage: boolean = process.env.PLINTH_EDITION === 'package';

/** `npm run urls -- --accept` → the words that start the same in a site with the package. */
export const toPackageCall = (npm: string): string =>
  npm.replace(/^npm (?:run )?/, 'npx plinth ').replace(' -- ', ' ');

/** The same for where this code runs. */
export const toCall = (npm: string): string => (isPackage ? toPackageCall(npm) : npm);
