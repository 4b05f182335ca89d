// The files of one language, each read when somebody asks for it.

import type { Translation } from '../../generated/manifest';
import type { Contract } from '../../model/contract';
import type { ParamsOf } from '../catalogue';
import { toContentName } from '../checks/context/file-part';
import type { Language } from '../language';
import {
  isTranslationFile,
  languagesFolder,
  type Scope,
  toLanguageFile,
  toLanguagePath,
} from '../language-files';
import type { RawFinding } from '../raw-finding';
import { findNearest } from '../shape/nearest';
import { toShapeFindings } from '../shape/shape-findings';
import type { SiteSource } from '../site-source';
import type { TextFile } from '../text/read-text-file';
import { type Entry, listOwn } from './raw-manifest';
import { TranslatedWords } from './translated-words';
import type { InLanguage, Words } from './words-findings';

export interface OfLanguage {
  readonly language: Language;
  readonly contract: Contract;
  readonly files: SiteSource['files'];
  readonly inspect: SiteSource['inspect'];
  /** A source as it is; undefined where it cannot be read. */
  readonly read: (id: string) => TextFile | undefined;
  /** The same for a file with pairs, which nobody else reads. */
  readonly readPairs: (id: string) => TextFile | undefined;
  /** Whether what is read of pairs is let go as soon as it can be. */
  readonly forgets: boolean;
}

interface Given extends OfLanguage {
  /** Words that stay as they are in every language. */
  readonly names: readonly string[];
}

/** The name of a file without its ending. */
const toStem = (name: string): string => name.replace(/\.[^./]*$/, '').toLowerCase();

/** A file that nothing asks for, and the path of the one that it was probably meant to be. */
interface Unasked {
  readonly finding: RawFinding;
  readonly near: string | undefined;
}

export class Translations {
  /** What is wrong with them. */
  readonly findings: RawFinding[] = [];
  /** All words that were translated, in files of pairs. */
  readonly words: TranslatedWords[] = [];
  readonly #given: Given;
  readonly #within: InLanguage;
  /** The files that were looked for, by path below files/. */
  readonly #asked = new Set<string>();

  /** What to do about files that nobody looks for, by the same. */
  readonly #aside = new Map<string, string>();

  constructor(given: Given) {
    const { contract, language, names } = given;
    this.#given = given;
    this.#within = {
      ...{ names, language: language.tag, from: language.source, table: contract.words },
      ...{ schemas: contract.schemas, fingerprint: contract.fingerprint },
      fingerprintOf: (path) => this.#findFingerprint(path),
    };
  }

  /** A page as it is: it is there in one language alone, and whatever translates it is not looked for. */
  leave(id: string, page: Entry): Entry {
    const { contract, language } = this.#given;
    const remedy = `The page "${id}" is there in "${page.language}" alone: remove the file, or "language" of the page.`;
    const { contents } = listOwn(page, contract);
    const scopes = contents.map((path): Scope => ({ kind: 'content', path }));
    for (const scope of [{ kind: 'page', id } as const, ...scopes])
      this.#aside.set(toLanguagePath(language.tag, scope), remedy);
    return page;
  }

  /** The id of the source of that scope; undefined where there is none. */
  find(scope: Scope): string | undefined {
    const { language, files } = this.#given;
    const path = toLanguagePath(language.tag, scope);
    this.#asked.add(path);
    return files.get(path)?.kind === 'file' ? toContentName(path) : undefined;
  }

  /** A file with pairs; undefined where there is none, null where nobody knows what it says. */
  read(scope: Scope): Translation | null | undefined {
    const file = this.find(scope);
    if (file === undefined) return undefined;
    const found = this.#given.readPairs(file);
    if (found?.value === undefined) return null;
    // Nobody else reads it: what is filled in may stay.
    const { value } = found;
    const { validateTranslation } = this.#given.contract;
    if (validateTranslation(value)) return value as Translation;
    this.findings.push(...toShapeFindings(file, validateTranslation.errors ?? []));
    return null;
  }

  /** The words of a scope; undefined where nobody knows what its file says. */
  translate(
    scope: Scope,
    { name, words }: { readonly name: string; readonly words: Words },
    translation = this.read(scope),
  ): TranslatedWords | undefined {
    if (translation === null) return undefined;
    const { language, forgets } = this.#given;
    const file = toLanguageFile(language.tag, scope);
    const toTranslate = { name, words, file, within: this.#within };
    const readAgain = () => this.read(scope) ?? undefined;
    const made = new TranslatedWords(toTranslate, translation, forgets ? readAgain : undefined);
    this.findings.push(...made.listFindings());
    this.words.push(made);
    return made;
  }

  #findFingerprint(path: string): string | undefined {
    const { files, inspect } = this.#given;
    return files.get(path)?.kind === 'file' ? inspect?.(path)?.hash.slice(0, 8) : undefined;
  }

  /** One that was looked for, and is not there: with another ending, by a name like it, or in another folder. */
  #findMeant(path: string): string | undefined {
    const missing = [...this.#asked].filter((one) => !this.#given.files.has(one));
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const name = path.slice(folder.length);
    const names = missing.flatMap((one) =>
      one.startsWith(folder) ? [one.slice(folder.length)] : [],
    );
    const near = names.find((one) => toStem(one) === toStem(name)) ?? findNearest(name, names);
    if (near !== undefined) return folder + near;
    const [elsewhere, another] = missing.filter((one) => one.endsWith(`/${name}`));
    return another === undefined ? elsewhere : undefined;
  }

  /** Files that nothing of the site asks for: of a page that is gone, or under a wrong name. */
  listUnasked(): Unasked[] {
    const { language, files } = this.#given;
    const folder = `${languagesFolder}${language.tag}/`;
    return [...files].flatMap(([path, { kind }]): Unasked[] => {
      if (kind !== 'file' || !path.startsWith(folder) || this.#asked.has(path)) return [];
      if (!isTranslationFile(path)) return [];
      const file = toContentName(path);
      const aside = this.#aside.get(path);
      const near = aside === undefined ? this.#findMeant(path) : undefined;
      const params: ParamsOf<'unused-file'> = {
        path,
        remedy: near
          ? `Did you mean "${near}"?`
          : (aside ??
            `Call it like what it translates, such as "${folder}pages/ID.json" for a page, or remove it.`),
      };
      return [{ finding: { code: 'unused-file', file, pointer: '', params }, near }];
    });
  }
}

/** Where a file stands in the place of one that is missing, one finding says both. */
export function joinMisplaced(
  findings: readonly RawFinding[],
  unasked: readonly Unasked[],
): readonly RawFinding[] {
  const byMeant = new Map(
    unasked.flatMap(({ finding, near }) =>
      near === undefined ? [] : [[toContentName(near), finding.file] as const],
    ),
  );
  const joined = new Set<string>();
  const all = findings.map((finding): RawFinding => {
    if (finding.code !== 'missing-translation') return finding;
    const there = byMeant.get(String(finding.params.file));
    if (there === undefined) return finding;
    joined.add(there);
    return { ...finding, params: { ...finding.params, there } };
  });
  return [...all, ...unasked.flatMap(({ finding }) => (joined.has(finding.file) ? [] : [finding]))];
}
