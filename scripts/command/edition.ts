// How a command is started where this code runs: by npm in the repository of the engine, by name in a site with its package.

/** Set while the package is bundled. */
export const isPackage: boolean = process.env.PLINTH_EDITION === 'package';

/** `npm run urls -- --accept` → the words that start the same here. */
export const toCall = (npm: string): string =>
  isPackage ? npm.replace(/^npm (?:run )?/, 'npx plinth ').replace(' -- ', ' ') : npm;
