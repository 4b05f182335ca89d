// The content files of a site → the same in one language: JSON with its words replaced, or another document.

import { isDocument } from '../../content/addresses/text-kind';
import { findAnchors } from '../../content/items/find-headings';
import { contentFile } from '../../content/shape/shape';
import type { ContentItem } from '../../generated/manifest';
import type { Contract } from '../../model/contract';
import { isRecord } from '../../model/json';
import type { WordsNode } from '../../model/words';
import type { ParamsOf } from '../catalogue';
import { toContentName, toContentPath } from '../checks/context/file-part';
import { type TextFile, withValue } from '../text/read-text-file';
import { anchorHeadings } from './anchor-headings';
import { TranslatedDocument } from './translated-document';
import type { TranslatedWords } from './translated-words';
import type { Translations } from './translations';

interface Given {
  readonly tag: string;
  readonly contract: Contract;
  readonly translations: Translations;
  /** A source as it is; undefined where it cannot be read. */
  readonly read: (id: string) => TextFile | undefined;
  /** Of content files, by id: what every language asks for, found for the first of them. */
  readonly anchors: Map<string, readonly string[]>;
}

interface ProjectedFile {
  readonly text: TextFile | undefined;
  /** Absent for what is a document of the language, or could not be translated. */
  readonly words?: TranslatedWords | undefined;
  /** What it was made of, for a document. */
  readonly document?: TranslatedDocument;
}

/** Where the words of the front matter of a document are, of a page. */
const pageNode: WordsNode = { concept: 'page' };

/** Most texts are paragraphs and lists alone. */
const mayHaveHeadings = (value: unknown): value is readonly ContentItem[] =>
  Array.isArray(value) && value.some(isRecord);

export class ContentProjection {
  readonly #given: Given;
  /** By path below files/: where the words of its front matter are. */
  readonly #translated = new Map<string, WordsNode>();
  readonly #known = new Map<string, ProjectedFile>();

  constructor(given: Given) {
    this.#given = given;
  }

  /** The documents that were read in the language. */
  get documents(): TranslatedDocument[] {
    return [...this.#known.values()].flatMap(({ document }) => document ?? []);
  }

  /** Reads all that are translated, whether anybody asks for them or not. */
  readAll(): void {
    for (const path of this.#translated.keys()) this.read(toContentName(path));
  }

  /** From now on the words of that file are translated. `node`: where those of its front matter are. */
  add(path: string, node = pageNode): void {
    this.#translated.set(path, node);
  }

  /** A file that was read in the language; undefined for all others. */
  find(id: string): ProjectedFile | undefined {
    return this.#known.get(id);
  }

  read(id: string): TextFile | undefined {
    const path = this.#findTranslated(id);
    if (path === undefined) return this.#given.read(id);
    const known = this.#known.get(id) ?? this.#readNew(path);
    this.#known.set(id, known);
    return known.text;
  }

  /** The id of the source that is read in the place of another one. */
  whereIs(id: string): string {
    const path = this.#findTranslated(id);
    if (path === undefined || !isDocument(path)) return id;
    return this.#given.translations.find({ kind: 'content', path }) ?? id;
  }

  #findTranslated(id: string): string | undefined {
    const path = toContentPath(id);
    return path !== undefined && this.#translated.has(path) ? path : undefined;
  }

  #readNew(path: string): ProjectedFile {
    return isDocument(path) ? this.#readDocument(path) : this.#readItems(path);
  }

  #readItems(path: string): ProjectedFile {
    const file = toContentName(path);
    const text = this.#given.read(file);
    if (text?.value === undefined) return { text };
    const words = this.#given.translations.translate(
      { kind: 'content', path },
      { name: file, words: { node: contentFile, value: text.value, file, pointer: '' } },
    );
    if (words === undefined) return { text };
    return { text: withValue(text, this.#anchor(file, words.project(), text.value)), words };
  }

  #readDocument(path: string): ProjectedFile {
    const { tag, read, translations, contract } = this.#given;
    const file = toContentName(path);
    const source = read(file);
    const own = translations.find({ kind: 'content', path });
    const expected = toContentName(`languages/${tag}/${path}`);
    const document = new TranslatedDocument({
      ...{ language: tag, contract, node: this.#translated.get(path) ?? pageNode },
      source: { id: file, text: source },
      own: { id: own ?? expected, text: own === undefined ? undefined : read(own) },
    });
    if (own !== undefined) {
      translations.findings.push(...document.findings);
      return { text: document.text, document };
    }
    const params: ParamsOf<'missing-translation'> = { text: file, language: tag, file: expected };
    const place = { file, pointer: '', offset: 0 };
    translations.findings.push({ code: 'missing-translation', ...place, params });
    return { text: source, document };
  }

  /** The sections of a text have the anchors of the text that it is made from: it has the same items, in other words. */
  #anchor(file: string, projected: unknown, source: unknown): unknown {
    if (!mayHaveHeadings(source)) return projected;
    const known = this.#given.anchors.get(file);
    const anchors = known ?? (this.#isValid(source) ? findAnchors(source) : []);
    if (known === undefined) this.#given.anchors.set(file, anchors);
    return anchors.length > 0
      ? anchorHeadings(projected as readonly ContentItem[], anchors)
      : projected;
  }

  /** A copy is validated: what is filled in would count as written. */
  #isValid(items: readonly ContentItem[]): boolean {
    return this.#given.contract.validateContent(JSON.parse(JSON.stringify(items)));
  }
}
