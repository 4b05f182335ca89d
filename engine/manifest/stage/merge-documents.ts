// Pages whose text is a document + the front matter of these documents → the pages as if the manifest had said it all.

import { isDocument } from '../../content/addresses/text-kind';
import { toPointer } from '../../content/shape/shape';
import type { FrontMatter } from '../../model/document-parser';
import { isRecord } from '../../model/json';
import type { Shape } from '../../model/shape';
import type { ParamsOf } from '../catalogue';
import { toContentName } from '../checks/context/file-part';
import { findTag, toLanguageFile } from '../language-files';
import type { RawFinding } from '../raw-finding';
import { findInstead } from '../shape/absent-members';
import { findNearest } from '../shape/nearest';
import { type SiteSource, toMatter } from '../site-source';
import { type Rename, renameFormer, toDeprecations } from '../text/former-names';
import { toFindings } from '../text/read-text-file';
import { documentMembers, isDocumentMember } from './document-members';
import type { Origin } from './origins';
import type { SourceReader } from './source-reader';

type Entry = Readonly<Record<string, unknown>>;

interface Documents {
  readonly reader: SourceReader;
  readonly shape: Shape;
  readonly files: SiteSource['files'];
}

/** A page in the manifest, and the document that it names, as a source. */
interface DocumentPage {
  readonly pointer: string;
  readonly entry: Entry;
  readonly file: string;
  /** The source of the front matter. */
  readonly matter: string;
  /** Of a document of another language: the one of the site. */
  readonly original: string | undefined;
}

export class DocumentMerge {
  readonly origins = new Map<string, Origin>();
  readonly renames = new Map<string, readonly Rename[]>();
  /** By id of the page: the path of its document below files/. */
  readonly documents = new Map<string, string>();
  /** By pointers of pages: of which members nobody knows what the front matter says. */
  readonly #unknown = new Map<string, readonly string[]>();
  /** By the members that a document answers for. */
  readonly #tables = new Map<string, { readonly members: ReadonlySet<string> }>();
  readonly #of: Documents;

  constructor(documents: Documents) {
    this.#of = documents;
  }

  /** The manifest with its pages merged; the same one where no page has a document. */
  merge(manifest: unknown): unknown {
    const pages = isRecord(manifest) ? manifest.pages : undefined;
    if (!isRecord(manifest) || !isRecord(pages)) return manifest;
    const merged = Object.entries(pages).map(([id, entry]) => [id, this.#mergePage(id, entry)]);
    return this.documents.size === 0
      ? manifest
      : { ...manifest, pages: Object.fromEntries(merged) };
  }

  /** Whether what a page lacks may stand in a document that cannot be read, or by a misspelt name. */
  isUnknown({ pointer, missing }: RawFinding): boolean {
    const unknown = this.#unknown.get(pointer);
    return unknown !== undefined && missing?.every((name) => unknown.includes(name)) === true;
  }

  #mergePage(id: string, entry: unknown): unknown {
    const path = isRecord(entry) ? entry.document : undefined;
    // No path is opened that is not listed: then the page stays as it is, and the file is missing.
    if (!isRecord(entry) || typeof path !== 'string') return entry;
    const pointer = toPointer('/pages', id);
    if (!isDocument(path) || this.#of.files.get(path)?.kind !== 'file') {
      this.#unknown.set(pointer, documentMembers);
      return entry;
    }
    this.documents.set(id, path);
    const own = toContentName(path);
    const file = this.#of.reader.whereIs(own);
    const original = file === own ? undefined : own;
    const page = { pointer, entry, file, matter: toMatter(file), original };
    const said = this.#readMatter(page);
    const inherited = this.#inherit(page, said);
    this.#addOrigin(
      page,
      Object.keys(inherited).filter((name) => !Object.hasOwn(said, name)),
    );
    const { document: _, blocks = [], ...rest } = entry;
    const block = { type: 'content', file: path };
    return {
      ...{ ...said, ...inherited, ...rest },
      blocks: Array.isArray(blocks) ? [block, ...blocks] : blocks,
    };
  }

  #addOrigin({ pointer, entry, matter, original }: DocumentPage, inherited: string[]): void {
    const members = documentMembers.filter((name) => !Object.hasOwn(entry, name));
    const key = members.join();
    const table = this.#tables.get(key) ?? { members: new Set<string>(members) };
    this.#tables.set(key, table);
    if (original === undefined || inherited.length === 0)
      this.origins.set(pointer, { source: matter, table });
    else {
      const from = { source: toMatter(original), members: new Set(inherited) };
      this.origins.set(pointer, { source: matter, table: { ...table, inherited: from } });
    }
  }

  /** What a document of another language need not repeat; words among it are missing, and reported as such. */
  #inherit({ original, entry }: DocumentPage, said: Entry): Entry {
    const value = original && this.#of.reader.readAsIs(original)?.matter?.value;
    if (!isRecord(value)) return {};
    const copy = JSON.parse(JSON.stringify(value)) as Entry;
    const left = Object.entries(copy).filter(
      ([name]) =>
        isDocumentMember(name) && !Object.hasOwn(entry, name) && !Object.hasOwn(said, name),
    );
    const both = isRecord(copy.image) && isRecord(said.image);
    return {
      ...Object.fromEntries(left),
      ...(both && { image: { ...(copy.image as object), ...(said.image as object) } }),
    };
  }

  /** What the front matter says of the page. */
  #readMatter(page: DocumentPage): Entry {
    const { reader } = this.#of;
    const read = reader.read(page.original ?? page.file);
    const { matter } = read ?? {};
    if (matter === undefined) {
      if (read?.value === undefined) this.#unknown.set(page.pointer, documentMembers);
      return {};
    }
    const value = this.#findValue(matter, page);
    if (value === undefined) {
      this.#unknown.set(page.pointer, documentMembers);
      return {};
    }
    this.#unknown.set(page.pointer, findMisspelt(value));
    const renames = renameFormer(this.#of.shape, 'page', value);
    if (renames.length > 0) this.renames.set(page.matter, renames);
    this.#report([...toDeprecations(page.matter, renames), ...findRefused(page, value, reader)]);
    return Object.fromEntries(Object.entries(value).filter(([name]) => isDocumentMember(name)));
  }

  /** A copy of what it says: what was read is left as it is. */
  #findValue({ value, mistakes }: FrontMatter, page: DocumentPage): Entry | undefined {
    this.#report(toFindings(page.file, mistakes));
    if (mistakes.length > 0) return undefined;
    return isRecord(value) ? (JSON.parse(JSON.stringify(value)) as Entry) : {};
  }

  #report(findings: readonly RawFinding[]): void {
    for (const finding of findings) this.#of.reader.findings.push(finding);
  }
}

/** Where a page says what is said of it elsewhere than in its document. */
const ofEntry: ReadonlySet<string> = new Set([
  ...['path', 'layout', 'parent', 'blocks', 'tone', 'accent', 'callToAction', 'related'],
  ...['defaultChild', 'language', 'search', 'searchTerms'],
]);

/** The path of a page in a language is said with its words there. */
function findInEntry(name: string, { file, original, pointer }: DocumentPage): string | undefined {
  const tag = original === undefined ? undefined : findTag(file);
  if (tag !== undefined && name === 'path') {
    const id = pointer.slice(pointer.lastIndexOf('/') + 1);
    return `Say it as "path" in ${toLanguageFile(tag, { kind: 'page', id })}.`;
  }
  return ofEntry.has(name) ? 'Say it in the entry of the page in the manifest.' : undefined;
}

/** Of a name that leads into a member, such as "image.src". */
function findDotted(name: string): string | undefined {
  const [outer = '', ...inner] = name.split('.');
  return inner.length > 0 && isDocumentMember(outer)
    ? `Write "${outer}:", and "${inner.join('.')}: …" in the line below it, behind two spaces.`
    : undefined;
}

/** The members that were meant by names that are none. */
const findMisspelt = (value: Entry): string[] =>
  Object.keys(value).flatMap((name) =>
    isDocumentMember(name) ? [] : (findNearest(name, documentMembers) ?? []),
  );

/** What no document says, and what the entry of the page says already. */
function findRefused(page: DocumentPage, value: Entry, { manifest }: SourceReader): RawFinding[] {
  const { pointer, entry, matter: file } = page;
  return Object.keys(value).flatMap((name): RawFinding[] => {
    const place = { file, pointer: toPointer('', name), part: 'key' } as const;
    if (!isDocumentMember(name)) {
      const own = findNearest(name, documentMembers);
      const isSaid = own !== undefined && Object.hasOwn(value, own);
      const near = isSaid ? undefined : own;
      const params: ParamsOf<'unknown-field'> = {
        concept: 'Front matter',
        field: name,
        near,
        remedy:
          findInstead(name, 'Page') ??
          findInEntry(name, page) ??
          findDotted(name) ??
          (isSaid ? `Remove it: "${own}" is there already.` : undefined),
        known: documentMembers.join(', '),
      };
      return [{ ...place, code: 'unknown-field', params }];
    }
    if (!Object.hasOwn(entry, name)) return [];
    const own = { file: manifest.id, pointer: toPointer(pointer, name), part: 'key' } as const;
    const related = [{ ...own, message: 'The entry of the page says it here.' }];
    return [{ ...place, code: 'said-twice', params: { member: name }, related }];
  });
}
