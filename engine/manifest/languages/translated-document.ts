// A document of the site + the same in a language → what the second says in the place of the first, and what is wrong with it.
import { findAnchors } from '../../content/items/find-headings';
import type { DocumentPart, DocumentTranslation } from '../../generated/manifest';
import type { Contract } from '../../model/contract';
import { isRecord } from '../../model/json';
import type { WordsNode } from '../../model/words';
import type { ParamsOf } from '../catalogue';
import type { RawFinding } from '../raw-finding';
import { toShapeFindings } from '../shape/shape-findings';
import { toMatter } from '../site-source';
import type { TextFile } from '../text/read-text-file';
import { anchorHeadings } from './anchor-headings';
import { type DocumentText, isHeading, isMember, listParts, type Part } from './document-parts';
import { matchParts, type PartMatching } from './match-parts';
import { listPartFindings, type PartState } from './part-findings';
import { findMatter, partsMember, readDocumentText } from './read-document-text';
import { findTrace, type Traces } from './traces';
import { toWrittenParts, type WrittenPart } from './written-parts';

/** A document, as a source. */
interface Read {
  readonly id: string;
  readonly text: TextFile | undefined;
}

interface ToTranslate {
  readonly source: Read;
  readonly own: Read;
  readonly language: string;
  readonly contract: Contract;
  /** Where the words of its front matter are: those of a page. */
  readonly node: WordsNode;
}

export class TranslatedDocument {
  readonly file: string;
  /** What is read in the place of the document of the site. */
  readonly text: TextFile | undefined;
  readonly findings: RawFinding[] = [];
  readonly sourceParts: readonly Part[];
  readonly ownParts: readonly Part[];
  readonly #given: ToTranslate;
  readonly #source: DocumentText | undefined;
  readonly #own: DocumentText | undefined;
  /** What it says that it was made from; undefined where nobody knows. */
  readonly #written: readonly WrittenPart[] | undefined;
  /** The same without where each comes from. */
  readonly entries: readonly DocumentPart[] | undefined;
  readonly #matching: PartMatching | undefined;

  constructor(given: ToTranslate) {
    const { own, source } = given;
    this.#given = given;
    this.file = own.id;
    this.#source = readDocumentText(source.text, given);
    this.#own = readDocumentText(own.text, given);
    this.sourceParts = this.#source ? listParts(this.#source) : [];
    this.ownParts = this.#own ? listParts(this.#own) : [];
    this.#written = this.#readWritten();
    this.entries = this.#written?.map(({ entry }) => entry);
    this.#matching = this.#source && this.entries && matchParts(this.sourceParts, this.entries);
    if (this.#matching) this.findings.push(...this.#listFindings(this.#matching));
    this.#checkWords();
    this.text = own.text && this.#withoutParts(this.#anchor(own.text));
  }

  /** The document of the site. */
  get source(): string {
    return this.#given.source.id;
  }

  get isThere(): boolean {
    return this.#given.own.text !== undefined;
  }

  /** The same document, where that of the language says something else. */
  withText(text: TextFile): TranslatedDocument {
    const { own } = this.#given;
    return new TranslatedDocument({ ...this.#given, own: { ...own, text } });
  }

  /** The words before the text, of the document of the site and of this one, by pointer. */
  get words(): { readonly source: DocumentText['words']; readonly own: DocumentText['words'] } {
    return { source: this.#source?.words ?? [], own: this.#own?.words ?? [] };
  }

  /** The same document, where that of the site says something else. */
  withSource(text: TextFile): TranslatedDocument {
    const { source } = this.#given;
    return new TranslatedDocument({ ...this.#given, source: { ...source, text } });
  }

  /** The part of this document that an entry is about. */
  findOwn(index: number): Part | undefined {
    const entry = this.entries?.[index];
    return entry && this.#findOwnPart(index, entry);
  }

  listStates(): PartState[] {
    if (this.#matching === undefined) return [];
    const { matches, missing } = this.#matching;
    return [
      ...matches.map(({ entry, part, index }): PartState => {
        const state = this.#findState(entry, part);
        const { at } = this.#written?.[index] ?? {};
        return { name: part.name, state, part, index, at, ...this.#findTraces(index, entry) };
      }),
      ...missing.map(
        (part): PartState => ({
          ...{ name: part.name, state: 'missing', part, index: undefined, at: undefined },
        }),
      ),
    ];
  }

  #findState({ is }: DocumentPart, part: Part): PartState['state'] {
    if (is === '' || this.#lacks(part)) return 'missing';
    return is === this.#given.contract.fingerprint(part.content) ? 'done' : 'stale';
  }

  /** The nth entry is about the nth part of this document, of those that it has. */
  #findTraces(index: number, entry: DocumentPart): Traces {
    if (entry.kept === undefined && entry.machine === undefined) return {};
    const own = this.#findOwnPart(index, entry);
    return own ? findTrace(entry, this.#given.contract.fingerprint(own.content)) : {};
  }

  #findOwnPart(index: number, { part }: DocumentPart): Part | undefined {
    if (!isHeading(part)) return this.ownParts.find(({ name }) => name === part);
    const before = (this.entries ?? []).slice(0, index).filter((one) => isHeading(one.part));
    return this.ownParts.filter(({ name }) => isHeading(name))[before.length];
  }

  /** Whether this document says nothing in the place of a member of the other. */
  #lacks({ name }: Part): boolean {
    return isMember(name) && !this.ownParts.some((own) => own.name === name);
  }

  #readWritten(): readonly WrittenPart[] | undefined {
    const { own, contract, language } = this.#given;
    const value = findMatter(own.text?.matter)[partsMember];
    if (value === undefined) {
      const place = { file: own.id, pointer: '', offset: 0 };
      // Where nothing stands before the text, that is told of its words.
      const isTold = own.text?.matter === undefined && (this.#source?.words.length ?? 0) > 1;
      if (this.#own && this.#source && !isTold)
        this.findings.push({ code: 'untraced-translation', ...place, params: { language } });
      return undefined;
    }
    const copy: unknown = JSON.parse(JSON.stringify({ [partsMember]: value }));
    const { validateDocumentTranslation: validate } = contract;
    if (validate(copy)) {
      const { of = [] } = copy as DocumentTranslation;
      const [source, translated] = [this.#source, this.#own];
      const { fingerprint } = contract;
      return source && translated
        ? toWrittenParts(of, { source, own: translated, fingerprint })
        : of.map((entry, at) => ({ entry, at }));
    }
    this.findings.push(...toShapeFindings(toMatter(own.id), validate.errors ?? []));
    return undefined;
  }

  #listFindings({ unused }: PartMatching): RawFinding[] {
    const gone = unused.flatMap((index) => this.#written?.[index] ?? []);
    // What it lacks is told as such.
    const states = this.listStates().filter(({ part }) => !this.#lacks(part));
    const { language, source } = this.#given;
    return listPartFindings({ states, gone, language, file: this.file, source: source.id });
  }

  /** Words before the text that the document of the site has, and this one lacks. */
  #checkWords(): void {
    const { own, language } = this.#given;
    if (!this.#source || !this.#own) return;
    const known = new Set(this.#own.words.map(([pointer]) => pointer));
    const matter = findMatter(own.text?.matter);
    const lacking = this.#source.words.filter(([pointer]) => !known.has(pointer));
    if (lacking.length > 1 && own.text?.matter === undefined) {
      const members = lacking.map(([pointer]) => pointer.slice(1).replaceAll('/', '.'));
      const params: ParamsOf<'missing-translation'> = {
        ...{ text: 'What stands before the text', language, count: lacking.length },
        member: members.join('" and "'),
      };
      const place = { file: own.id, pointer: '', offset: 0 };
      this.findings.push({ code: 'missing-translation', ...place, params });
      return;
    }
    for (const [pointer, text] of lacking) {
      const names = pointer.slice(1).split('/');
      const [whole = ''] = names;
      const params: ParamsOf<'missing-translation'> = {
        ...{ text: JSON.stringify(text), language },
        // Of what is merged, a member of a member is the last that may be there without the others.
        ...(names.length > 2 && !Object.hasOwn(matter, whole)
          ? { whole }
          : { member: names.join('.') }),
      };
      const place = { file: toMatter(own.id), pointer: '' };
      this.findings.push({ code: 'missing-translation', ...place, params });
    }
  }

  /** The sections have the anchors of those that they were made from: by "of", else by their order. */
  #anchor(text: TextFile): TextFile {
    if (!this.#own || !this.#source) return text;
    const { items } = this.#own;
    const count = findAnchors(items).length;
    const anchors = this.#listAnchors(count);
    if (anchors) return { ...text, value: anchorHeadings(items, anchors) };
    const expected = findAnchors(this.#source.items).length;
    if (!this.#isToldOfParts()) {
      const params: ParamsOf<'translation-structure'> = { count, expected };
      const place = { file: this.file, pointer: '', offset: 0 };
      this.findings.push({ code: 'translation-structure', ...place, params });
    }
    return text;
  }

  #listAnchors(count: number): readonly (string | undefined)[] | undefined {
    if (!this.#source) return undefined;
    const { matches = [] } = this.#matching ?? {};
    const known = new Map(matches.map(({ index, part }) => [index, part.anchor]));
    const entries = (this.entries ?? []).flatMap(({ part }, index) =>
      isHeading(part) ? [known.get(index)] : [],
    );
    if (this.#matching && entries.length === count) return entries;
    const anchors = findAnchors(this.#source.items);
    return anchors.length === count ? anchors : undefined;
  }

  /** Whether there are other parts by now: then it has other headings, too. */
  #isToldOfParts(): boolean {
    const { missing = [], unused = [] } = this.#matching ?? {};
    return missing.length + unused.length > 0;
  }

  /** Nobody but the translation asks for them. */
  #withoutParts(text: TextFile): TextFile {
    const { matter } = text;
    if (matter === undefined || !isRecord(matter.value)) return text;
    const { [partsMember]: _, ...value } = matter.value;
    const names = matter.names.filter((name) => name !== partsMember);
    const { matter: _matter, ...rest } = text;
    if (names.length === 0) return rest;
    return { ...text, matter: { ...matter, names, value } };
  }
}
