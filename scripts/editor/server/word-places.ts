// The places of words in the files of a site → what is written there, what they may say, and the operations of a step.
import { findTextKind, isDocument } from '../../../engine/content/addresses/text-kind';
import { manifestRoot, toPointer, walk } from '../../../engine/content/shape/shape';
import type { Shape } from '../../../engine/model/shape';
import type { Base } from '../../edit/base';
import type { JsonPath } from '../../edit/json-edits';
import type { Operation } from '../../edit/operations';
import { SiteEdit } from '../../edit/site-edit';
import { manifestFile } from '../../journal/site-paths';
import type { EditPlace, SeenValue, Step, WordSpot } from '../wire';
import { isMarked, type WordsDialect } from '../words-dialect';
import { findNewNote, toNoteOperations } from './footnotes';
import { findOnlyAlike, findOnlyParagraphs } from './moved-words';
import {
  isListed,
  isParagraph,
  toParagraphOperations,
  toSpotBelow,
  toSpotWithin,
} from './paragraphs';
import { parseOnce } from './parse-once';
import { isCell, isTableChange, toCellAfter, toCellOperations } from './table-cells';
import {
  findAt,
  findPart,
  type Reading,
  readPlaced,
  readSeen,
  readWords,
  toKept,
  toSpotAfter,
  toWordOperations,
  toWrittenPath,
} from './written-words';

type Described = 'dialect' | 'isParagraph' | 'isCell' | 'isOnly';

type WordsStep = Extract<Step, { readonly type: 'words' }>;

/** Running text, and texts of several items: all that they say is running text, as in a content file. */
function findRunning(shape: Shape, manifest: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  walk(shape, manifestRoot, manifest, '', (kind, _, pointer) => {
    if (kind === 'running-text' || kind === 'items') found.set(pointer, kind);
  });
  return found;
}

export class WordPlaces {
  readonly #root: string;
  readonly #findBase: () => Base;
  /** What was read already. */
  readonly #read: Reading | undefined;
  /** Of what was read already, by where they are alike. */
  readonly #only = new Map<string, ReadonlyMap<string, JsonPath>>();
  #known: { readonly source: unknown; readonly running: ReadonlyMap<string, string> } | undefined;

  constructor(root: string, findBase: () => Base, read?: Reading) {
    this.#root = root;
    this.#findBase = findBase;
    this.#read = read;
  }

  /** The same for who asks for many places at once: each file is read once, and each document parsed once. */
  atOnce(): WordPlaces {
    const { site, parse } = this.#reading;
    return new WordPlaces(this.#root, this.#findBase, { site, parse: parseOnce(parse) });
  }

  /** The words at a place as they are written; where nobody has written any, those that the engine has by itself. */
  read(spot: WordSpot): string | undefined {
    const { validation } = this.#findBase();
    const written = readWords(this.#reading, spot);
    if (written !== undefined || spot.file !== manifestFile) return written;
    const usual = findAt(validation.publication?.main.manifest, spot.pointer);
    return typeof usual === 'string' ? usual : undefined;
  }

  /** Of a document, the part around a place that is written as one: a paragraph with a footnote is made of several. */
  toPart(spot: WordSpot): WordSpot {
    const { site, parse } = this.#reading;
    const text = isDocument(spot.file) && spot.part !== 'key' ? site.read(spot.file) : undefined;
    if (text === undefined) return spot;
    const part = findPart(parse, text, toWrittenPath(spot.pointer, parse(text).value));
    return part === undefined
      ? spot
      : { ...spot, pointer: part.path.reduce<string>(toPointer, '') };
  }

  /** The value where somebody saw one. */
  readSeen(seen: SeenValue): unknown {
    return readSeen(this.#reading, seen);
  }

  /** What the words at a place may say, and whether they are one of several. */
  describe(spot: WordSpot, raw: string): Pick<EditPlace, Described> {
    return {
      dialect: this.#findDialect(spot, raw),
      ...(this.#isParagraph(spot) && { isParagraph: true }),
      ...(isCell(this.#reading, spot) && { isCell: true }),
      ...(this.isOnly(spot, raw) && { isOnly: true }),
    };
  }

  /** Whether a paragraph, or a value in a list, is known again by what it says. */
  isOnly(spot: WordSpot, words: string): boolean {
    return words !== '' && this.#findOnly(spot).has(words);
  }

  /** Those among which words may be looked for. */
  #findOnly(spot: WordSpot): ReadonlyMap<string, JsonPath> {
    const { file, pointer } = spot;
    const isText = findTextKind(file) !== undefined;
    const isValue = file.endsWith('.json') && spot.part !== 'key' && /\/\d+(?:\/|$)/.test(pointer);
    if (isText ? !isParagraph(this.#reading, spot) : !isValue) return new Map();
    const alike = isText ? file : `${file} ${pointer.replace(/\/\d+(?=\/|$)/g, '/')}`;
    const only =
      this.#only.get(alike) ??
      (isText ? findOnlyParagraphs(this.#reading, file) : findOnlyAlike(this.#reading, spot));
    if (this.#read !== undefined) this.#only.set(alike, only);
    return only;
  }

  /** A step where its words are now: others may have written some before them. */
  follow(asked: WordsStep): WordsStep {
    const { spot, before: seen, text, isOnly } = asked;
    const before = seen === undefined ? undefined : toKept(spot, seen);
    const step = { ...asked, ...(before !== undefined && { before }) };
    if (!isOnly || before === undefined || before === '') return step;
    const found = readWords(this.#reading, spot) ?? '';
    if (found === before || found === toKept(spot, text)) return step;
    const path = this.#findOnly(spot).get(before);
    return path === undefined
      ? step
      : { ...step, spot: { ...spot, pointer: path.reduce<string>(toPointer, '') } };
  }

  /** Whether a value stands there that is not words: forms show those of the manifest and of items. */
  isInForm(spot: WordSpot): boolean {
    const value = readPlaced(this.#reading, spot);
    return value !== undefined && typeof value !== 'string';
  }

  #findDialect({ file, pointer, part }: WordSpot, raw: string): WordsDialect {
    if (part === 'key' || file.endsWith('#matter')) return isDocument(file) ? 'document' : 'plain';
    if (isDocument(file)) return 'document';
    if (file === manifestFile) return this.#findAround(pointer) === undefined ? 'plain' : 'running';
    // Of translations and items, what stands there says what they may say.
    return file.endsWith('.txt') || /\*|\]\(/.test(raw) ? 'running' : 'plain';
  }

  /** The kind of text of the manifest that a place is in; undefined outside all of them. */
  #findAround(pointer: string): string | undefined {
    const running = this.#running;
    for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/')))
      if (running.has(at)) return running.get(at);
    return undefined;
  }

  /** Whether others like the words at a place can stand below them. */
  #isParagraph(spot: WordSpot): boolean {
    return spot.file === manifestFile
      ? this.#findAround(spot.pointer) === 'items' && isListed(this.#reading, spot)
      : isParagraph(this.#reading, spot);
  }

  /** Whether a place of the manifest stands among paragraphs, lists and headings with their words. */
  #takesParts({ file, pointer }: WordSpot): boolean {
    const around = pointer.slice(0, pointer.lastIndexOf('/'));
    return file === manifestFile && this.#running.get(around) === 'items';
  }

  /** The pointers of running text in the manifest. */
  get #running(): ReadonlyMap<string, string> {
    const { source, world, validation } = this.#findBase();
    if (this.#known?.source !== source)
      this.#known = {
        source,
        // A site with errors is not made: then what is written counts.
        running: findRunning(
          world.contract.shape,
          validation.publication?.main.manifest ?? this.#readManifest(),
        ),
      };
    return this.#known.running;
  }

  #readManifest(): unknown {
    return readSeen(this.#reading, { file: manifestFile, path: [] });
  }

  /** What writes the words of a step. */
  toOperations({ spot, text, below = [], as }: WordsStep): readonly Operation[] {
    const isBelow = below.length > 0 && isDocument(spot.file) && isCell(this.#reading, spot);
    if (isTableChange(as) || isBelow)
      return toCellOperations(this.#reading, spot, {
        ...{ text, below, as: isTableChange(as) ? as : undefined },
      });
    if (as === 'note') return toNoteOperations(this.#reading, spot, text);
    const isMore = below.length > 0 || as !== undefined || text === '' || isMarked(text);
    return isMore && this.#isParagraph(spot)
      ? toParagraphOperations(this.#reading, spot, {
          ...{ text, below, as, takesParts: this.#takesParts(spot) },
        })
      : toWordOperations(this.#reading, spot, text);
  }

  get #reading(): Reading {
    return (
      this.#read ?? {
        site: new SiteEdit(this.#root),
        parse: this.#findBase().world.contract.parseDocument,
      }
    );
  }

  /** Where the words of a step stand once it is written by operations: of new paragraphs the last. */
  findSpotAfter(step: WordsStep, operations: readonly Operation[]): WordSpot {
    const { spot, text, below = [], as } = step;
    if (isTableChange(as)) return toCellAfter(this.#reading, spot, as);
    if (as === 'note') return findNewNote(this.#reading, spot) ?? spot;
    const [first] = operations;
    if (first?.op === 'edit' && text !== '') return toSpotWithin(this.#reading, first) ?? spot;
    return below.length > 0
      ? toSpotBelow(this.#reading, spot, { text, below, takesParts: this.#takesParts(spot) })
      : toSpotAfter(spot, text);
  }
}
