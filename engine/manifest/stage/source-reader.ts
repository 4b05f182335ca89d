// The sources of a site → their values, each read once, when something names it.

import type { ParseDocument } from '../../model/document-parser';
import { invariant } from '../../model/invariant';
import type { ParamsOf } from '../catalogue';
import { type Memory, noMemory } from '../memory';
import type { RawFinding } from '../raw-finding';
import {
  type SiteSource,
  type Source,
  type Sources,
  toMatter,
  withoutMatter,
} from '../site-source';
import { type PlacedText, readManifest, readSource, type TextFile } from '../text/read-text-file';

/** What is read in the place of the sources, for one of several languages. */
interface SourceProjection {
  readonly read: (id: string) => TextFile | undefined;
  readonly whereIs: (id: string) => string;
}

interface Reading {
  readonly parse: ParseDocument;
  readonly memory: Memory;
  /** Who has read the sources already, and reports what is wrong with their texts; the manifest is read by each. */
  readonly first?: SourceReader | undefined;
}

/** Looked at only where a place in it is sought. */
class MatterText implements PlacedText {
  readonly file: string;
  readonly #document: Pick<TextFile, 'text' | 'matterTree'>;

  constructor(file: string, document: Pick<TextFile, 'text' | 'matterTree'>) {
    this.file = file;
    this.#document = document;
  }

  get text(): string {
    return this.#document.text;
  }

  tree = () => this.#document.matterTree?.();
}

/** A text by its id, and of a document its front matter. */
function listPlaced({ id, file, kind }: Source, text: TextFile): [string, PlacedText][] {
  const whole: [string, PlacedText] = [id, file === id ? text : { ...text, file }];
  return kind === 'document' ? [whole, [toMatter(id), new MatterText(file, text)]] : [whole];
}

/** What a text says, without the text: that is read again where a place in it is sought. */
const keepValue = (
  { kind, value, findings }: TextFile,
  readAgain: () => TextFile | undefined,
): TextFile => ({
  ...{ kind, value, findings },
  get text() {
    return readAgain()?.text ?? '';
  },
  tree: () => readAgain()?.tree(),
});

export interface ReadSource {
  /** Undefined where it cannot be read. */
  readonly text: TextFile | undefined;
  readonly findings: readonly RawFinding[];
}

export class SourceReader {
  /** What is wrong with the texts as such. */
  readonly findings: RawFinding[] = [];
  /** The texts that were read, by id. */
  readonly texts = new Map<string, PlacedText>();
  /** The anchors of content files, by id, as far as a further language has asked for them. */
  readonly anchors: Map<string, readonly string[]>;
  readonly #reading: Reading;
  readonly #sources: Sources;
  readonly manifest: Source;
  readonly #read = new Map<string, TextFile | undefined>();
  readonly #forgotten = new Set<string>();
  /** What the ids of further ones begin with. */
  readonly #forgottenFolders: string[] = [];
  #projection: SourceProjection | undefined;

  constructor({ sources }: SiteSource, reading: Reading) {
    const [manifest] = sources;
    invariant(manifest?.kind === 'manifest', 'the manifest is the first source');
    this.#reading = reading;
    this.anchors = reading.first?.anchors ?? new Map();
    this.#sources = sources;
    this.manifest = manifest;
  }

  readManifest(): TextFile | undefined {
    return this.#take(this.manifest);
  }

  /** Undefined where the site has no source of that id, or it cannot be read. */
  readIfThere(id: string): TextFile | undefined {
    const source = this.#sources.get(id);
    return source && this.#take(source);
  }

  /** From now on `read` answers in a language. */
  projectBy(projection: SourceProjection): void {
    this.#projection = projection;
  }

  /** The id of the source that is read in the place of another one. */
  whereIs(id: string): string {
    return this.#projection?.whereIs(id) ?? id;
  }

  /** Undefined where it cannot be read. */
  read(id: string): TextFile | undefined {
    return this.#projection ? this.#projection.read(id) : this.readAsIs(id);
  }

  /** The same, whatever the language. */
  readAsIs(id: string): TextFile | undefined {
    const source = this.#sources.get(id);
    invariant(source !== undefined, `${id} is a source`);
    return this.#take(source);
  }

  /** The same for one that nobody else reads: where a place in it is sought, it is read again. */
  readOnce(id: string): TextFile | undefined {
    const source = this.#sources.get(id);
    invariant(source !== undefined, `${id} is a source`);
    return (this.#reading.first ?? this).#readAndForget(source);
  }

  #readAndForget(source: Source): TextFile | undefined {
    const { text, findings } = this.readApart(source);
    this.#tell(source, findings);
    this.#forgotten.add(source.id);
    return text;
  }

  /** The rows of a data file, which are the same in all languages; undefined where the site does not have that file. */
  readRows(id: string): TextFile | undefined {
    const source = this.#sources.get(id);
    return source && this.#take({ ...source, kind: 'rows' });
  }

  /** The source that is read under that id; undefined where a language decides. */
  findSource(id: string): Source | undefined {
    return this.#projection || this.#reading.first ? undefined : this.#sources.get(id);
  }

  #take(source: Source): TextFile | undefined {
    const { id, kind } = source;
    if (!this.#read.has(id)) {
      const { first } = this.#reading;
      if (first && kind !== 'manifest') this.#read.set(id, first.#take(source));
      else this.adopt(source, this.readApart(source));
    }
    return this.#read.get(id);
  }

  /** Forgets the sources whose ids begin so: there may be very many, and their ids are not kept either. */
  forgetAll(beginning: string): void {
    for (const id of this.#read.keys()) if (id.startsWith(beginning)) this.forget(id);
    for (const id of this.#forgotten) if (id.startsWith(beginning)) this.#forgotten.delete(id);
    this.#forgottenFolders.push(beginning);
  }

  #isForgotten(id: string): boolean {
    return (
      this.#forgotten.has(id) ||
      this.#forgottenFolders.some((beginning) => id.startsWith(beginning))
    );
  }

  /** What was found in it stays, and places in it can be sought. */
  forget(id: string): void {
    if (!this.#read.delete(id)) return;
    this.#forgotten.add(id);
    this.texts.delete(id);
    this.texts.delete(toMatter(id));
  }

  /** A text that was read, in which a place is sought: one that was forgotten is read once more. */
  findText(id: string): PlacedText | undefined {
    return this.texts.get(id) ?? this.#readForgotten(id);
  }

  #readForgotten(id: string): PlacedText | undefined {
    const source = this.#sources.get(withoutMatter(id));
    if (source === undefined || !this.#isForgotten(source.id)) return undefined;
    const { text } = this.readApart(source);
    return text && new Map(listPlaced(source, text)).get(id);
  }

  /** What was read of a source, unless it was read here before. */
  adopt(source: Source, { text, findings }: ReadSource): void {
    if (this.#read.has(source.id)) return;
    const isLetGo = source.kind === 'json' && this.#reading.memory === noMemory;
    const kept = text && isLetGo ? keepValue(text, () => this.readApart(source).text) : text;
    this.#read.set(source.id, kept);
    this.#tell(source, findings);
    for (const [id, placed] of kept ? listPlaced(source, kept) : []) this.texts.set(id, placed);
  }

  /** What is wrong with a source is told once, however often it is read. */
  #tell({ id }: Source, findings: readonly RawFinding[]): void {
    if (!this.#isForgotten(id)) for (const finding of findings) this.findings.push(finding);
  }

  /** A source by itself, with what is wrong with its text. */
  readApart({ file, kind, read }: Source): ReadSource {
    const found = read();
    if ('reason' in found) {
      const params: ParamsOf<'file-unreadable'> = { reason: found.reason };
      return {
        text: undefined,
        findings: [{ code: 'file-unreadable', file, pointer: '', params }],
      };
    }
    const { memory, parse } = this.#reading;
    const named = { file, text: found };
    const make = (): TextFile => readSource({ kind, ...named }, parse);
    // The value of the manifest is changed but for its pages: former names, and defaults that are filled in.
    const text =
      kind === 'manifest'
        ? memory === noMemory
          ? make()
          : readManifest(named, memory)
        : memory.recall(found, { as: readSource, from: [file, kind], make });
    return { text, findings: text.findings };
  }
}

/** Whether an object in it has a key twice: of two values under one key, nobody knows which is meant. */
export const isAmbiguous = ({ findings }: TextFile): boolean =>
  findings.some(({ code }) => code === 'duplicate-key');
