// A site → the state of everything that it says in one language.
import { walk } from '../../../engine/content/shape/shape';
import type { Manifest, PageConfig } from '../../../engine/generated/manifest';
import { type Language, listLanguages } from '../../../engine/manifest/language';
import { toMainLanguage } from '../../../engine/manifest/languages/main-language';
import type { TranslatedDocument } from '../../../engine/manifest/languages/translated-document';
import type { TranslatedWords } from '../../../engine/manifest/languages/translated-words';
import { findNearest } from '../../../engine/manifest/shape/nearest';
import type { SiteSource } from '../../../engine/manifest/site-source';
import { type Stage, stageSite } from '../../../engine/manifest/stage/stage-site';
import type { Contract } from '../../../engine/model/contract';
import { findLanguageName } from '../../../engine/site/languages';
import { CannotRun } from '../../command/cannot-run';

export interface LanguageState {
  readonly language: Language;
  /** Of the manifest, of pages, of forms and of content files, each in one file of pairs. */
  readonly words: readonly TranslatedWords[];
  readonly documents: readonly TranslatedDocument[];
  /** The ids of pages of the site that are not there in the language. */
  readonly absent: readonly string[];
  /** The ids of pages whose text is a document: they are there where it is translated. */
  readonly ofDocuments: ReadonlySet<string>;
  /** The ids of pages that no language can do without: home, and what the site says of privacy. */
  readonly required: readonly string[];
  /** By id of a page: the content files that it names, by path below files/. */
  readonly contents: ReadonlyMap<string, readonly string[]>;
}

const meant = (near: string | undefined, list: readonly string[]): string =>
  near === undefined ? `Known: ${list.join(', ')}.` : `Did you mean "${near}"?`;

/** @throws CannotRun where nobody knows what the manifest says. */
function getManifest({ manifest, shapeIsValid }: Stage): Manifest {
  if (manifest && shapeIsValid) return manifest;
  throw new CannotRun('The site has errors. Run validate, and fix them first.');
}

/** As the manifest names languages. */
export const isTag = (tag: string): boolean =>
  /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2}|-\d{3})?$/.test(tag);

export const explainTag = (tag: string): string =>
  `"${tag}" is not the tag of a language. Write one such as "de" or "pt-BR".`;

/** @throws CannotRun for a tag that the site does not have. */
function getLanguage(manifest: Manifest, tag: string): Language {
  const languages = listLanguages(manifest);
  const found = languages.find((language) => language.tag === tag);
  if (found) return found;
  if (tag === manifest.site.language)
    throw new CannotRun(
      `"${tag}" is the language of the site itself: there is nothing to translate.`,
    );
  if (!isTag(tag)) throw new CannotRun(explainTag(tag));
  const entry = `"${tag}": { "name": "${findLanguageName(tag)}", "path": "/${tag.toLowerCase()}" }`;
  if (languages.length === 0)
    throw new CannotRun(
      `The site speaks one language. Add to the manifest: "languages": { ${entry} }.`,
    );
  const tags = languages.map((language) => language.tag);
  // Most other tags are one letter away, and of another language.
  const near = tags.find((one) => toMainLanguage(one) === toMainLanguage(tag));
  throw new CannotRun(
    `The site does not speak "${tag}". ${meant(near, tags)} To add it, write in "languages" of the manifest: ${entry}.`,
  );
}

function checkPages(pages: Iterable<string>, manifest: Manifest, { tag }: Language): void {
  const known = Object.keys(manifest.pages);
  for (const id of pages) {
    const page = Object.hasOwn(manifest.pages, id) ? manifest.pages[id] : undefined;
    if (page === undefined)
      throw new CannotRun(`There is no page "${id}". ${meant(findNearest(id, known), known)}`);
    if (page.language !== undefined && page.language !== manifest.site.language)
      throw new CannotRun(
        `The page "${id}" exists in "${page.language}" alone: it has no words to translate into "${tag}".`,
      );
  }
}

function listContents(page: PageConfig, { shape }: Contract): string[] {
  const found: string[] = [];
  walk(shape, { concept: 'page' }, page, '', (kind, value) => {
    if (kind === 'content' && typeof value === 'string') found.push(value);
  });
  return found;
}

export const listTags = (source: SiteSource, contract: Contract): string[] =>
  listLanguages(getManifest(stageSite(source, contract))).map(({ tag }) => tag);

interface Staged {
  readonly manifest: Manifest;
  /** That of the whole site. */
  readonly base: string;
}

/** The manifest in each further language; none where its shape is not valid. */
export function listStaged(source: SiteSource, contract: Contract): Staged[] {
  const first = stageSite(source, contract);
  const { manifest, shapeIsValid } = first;
  if (manifest === undefined || !shapeIsValid) return [];
  return listLanguages(manifest).flatMap((language) => {
    const staged = stageSite(source, contract, { language, first });
    return staged.manifest && staged.shapeIsValid
      ? [{ manifest: staged.manifest, base: manifest.site.base }]
      : [];
  });
}

interface Wanted {
  readonly tag: string;
  /** Pages that are to be there, whether anything of them is translated or not; of an undefined list, all. */
  readonly pages: readonly string[] | undefined;
}

/** @throws CannotRun for a language or a page that the site does not have. */
export function readLanguage(
  source: SiteSource,
  contract: Contract,
  { tag, pages }: Wanted,
): LanguageState {
  const first = stageSite(source, contract);
  const manifest = getManifest(first);
  const language = getLanguage(manifest, tag);
  const own = Object.entries(manifest.pages).filter(
    ([, page]) => (page.language ?? manifest.site.language) === manifest.site.language,
  );
  const wanted = new Set(pages ?? own.map(([id]) => id));
  checkPages(wanted, manifest, language);
  const { manifest: projected, projection } = stageSite(source, contract, {
    ...{ language, first, wanted },
  });
  const isAbsentItem = (id: string): boolean =>
    first.items.items.has(id) && projected?.pages[id] === undefined;
  const absent = own.flatMap(([id]) =>
    projected?.pages[id]?.language === language.source || isAbsentItem(id) ? [id] : [],
  );
  const { home, privacy } = manifest.site;
  return {
    ...{
      language,
      absent,
      required: own.flatMap(([id]) => (id === home || id === privacy ? [id] : [])),
    },
    ofDocuments: new Set(first.documents.keys()),
    words: projection?.words ?? [],
    documents: projection?.documents ?? [],
    contents: new Map(own.map(([id, page]) => [id, listContents(page, contract)])),
  };
}
