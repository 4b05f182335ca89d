// Where the words of other languages are: below files/, in one folder per language; and which file has which words.
import { toContentName } from './checks/context/file-part';

/** Below files/. */
export const languagesFolder = 'languages/';

/** Whether a file there holds words: files with pairs, and documents. */
export const isTranslationFile = (path: string): boolean =>
  /\.(?:json|txt|md|markdown|mdx)$/i.test(path);

/** Whether a file, by its id, may hold pairs. */
export const isPairsFile = (file: string): boolean =>
  /^files\/languages\/[^/]+\/.*\.(?:json|txt)$/s.test(file);

/** The language whose file it is, by its id. */
export const findTag = (file: string): string | undefined =>
  /^files\/languages\/([^/]+)\//.exec(file)?.[1];

/** What a file of a language is about; a content file or a document has the same path there. */
export type Scope =
  | { readonly kind: 'site' }
  | { readonly kind: 'page' | 'form' | 'block' | 'kind'; readonly id: string }
  | { readonly kind: 'content'; readonly path: string };

function toPathInFolder(scope: Scope): string {
  if (scope.kind === 'site') return 'site.json';
  return scope.kind === 'content' ? scope.path : `${scope.kind}s/${scope.id}.json`;
}

/** Below files/, of a file there: `languages/de/`. */
const findFolder = (path: string): string | undefined => /^languages\/[^/]+\//.exec(path)?.[0];

/** The folder of a language, where it is there in other letters alone: `languages/DE/`. */
export function findMisspeltFolder(tag: string, paths: Iterable<string>): string | undefined {
  const folder = `${languagesFolder}${tag}/`;
  let misspelt: string | undefined;
  for (const path of paths) {
    if (path.startsWith(folder)) return undefined;
    const other = findFolder(path);
    if (other?.toLowerCase() === folder.toLowerCase()) misspelt ??= other;
  }
  return misspelt;
}

/** The path below files/. */
export const toLanguagePath = (tag: string, scope: Scope): string =>
  `${languagesFolder}${tag}/${toPathInFolder(scope)}`;

/** The id of the source. */
export const toLanguageFile = (tag: string, scope: Scope): string =>
  toContentName(toLanguagePath(tag, scope));
