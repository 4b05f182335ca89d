// Which files a site consists of, relative to its root, and which of them commands may write.
import { ledgerFile } from '../../engine/manifest/checks/addresses/ledger';
import { redirectList } from '../../engine/manifest/redirect-list';

export const manifestFile = 'site.manifest.json';

/** What the engine keeps beside a site. */
export const workFolder = '.plinth';
export const lockFile = `${workFolder}/lock`;
export const journalFile = `${workFolder}/commit.json`;
/** Nobody commits what only one machine needs. */
export const ignoreFile = `${workFolder}/.gitignore`;
/** Contents by their hashes. */
export const storeFolder = `${workFolder}/store`;
/** Edits that can be undone. */
export const historyFolder = `${workFolder}/history`;
/** Edits that are not valid yet. */
export const draftsFolder = `${workFolder}/drafts`;

const written: readonly RegExp[] = [
  /^files(?:\/[^./\\][^/\\]*)+$/,
  /^\.plinth\/(?!(?:lock|commit\.json|store|history|drafts)$)[\w.-]*\w$/,
  /^\.vscode\/(?:settings\.json|items\.code-snippets)$/,
  // A block of the site's own, and what its code is checked with.
  /^blocks\/([a-z][a-z\d-]*)\/\1\.(?:schema\.json|block\.ts|tsx|css)$/,
  // A kind of the site's own.
  /^kinds\/[a-z][a-z\d-]*\/(?:kind\.schema\.json|(page|card)\/\1\.(?:block\.ts|tsx|css))$/,
  /^(?:package|tsconfig)\.json$/,
  // The style sheet of the site.
  /^theme\.css$/,
];

/** What a repository from elsewhere brings along must not make a command write anything else, such as hooks of git. */
export const mayWrite = (path: string): boolean =>
  [manifestFile, ledgerFile, redirectList].includes(path) ||
  written.some((pattern) => pattern.test(path));
