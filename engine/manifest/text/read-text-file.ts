// The text of a file → its kind, its value, and where everything in it stands. Whoever reads a text of a site asks here.
import { parseTree } from 'jsonc-parser';
import { maxContentLength } from '../../content/items/limits';
import type {
  DocumentContent,
  FrontMatter,
  ParseDocument,
  ParsedDocument,
  SourceNode,
} from '../../model/document-parser';
import { invariant } from '../../model/invariant';
import { catalogue } from '../catalogue';
import type { Memory } from '../memory';
import type { Cause, RawFinding } from '../raw-finding';
import type { FileText, Source } from '../site-source';
import { findReorderedKeys } from './find-reordered-keys';
import { findOfficeFile, findUnreadable } from './find-unreadable';
import { parseByPages } from './parse-by-pages';
import { parseJson } from './parse-json';
import { readRows } from './parse-rows';

/** A text in which positions can be found. */
export interface PlacedText {
  /** What findings call it, where that is not the id of its source. */
  readonly file?: string;
  readonly text: string;
  /** Where everything in its value stands. Called only for a finding: it takes ten times as long as the value. */
  readonly tree: () => SourceNode | undefined;
}

interface ReadText extends Pick<PlacedText, 'tree'> {
  /** Undefined where the text has none. */
  readonly value: unknown;
  readonly findings: readonly RawFinding[];
  /** Of a document: what stands before its text, and where. */
  readonly matter?: FrontMatter;
  readonly matterTree?: () => SourceNode | undefined;
}

export interface TextFile extends PlacedText, ReadText {
  readonly kind: Source['kind'];
}

type Read = (file: string, text: FileText) => ReadText;

const noTree = (): undefined => undefined;

const refuse = (finding: RawFinding): ReadText => ({
  value: undefined,
  findings: [finding],
  tree: noTree,
});

function parsePlaces(text: string): SourceNode | undefined {
  try {
    return parseTree(text, [], { disallowComments: true });
  } catch {
    return undefined;
  }
}

const readJson = (file: string, { text }: FileText, maxLength?: number): ReadText => ({
  tree: () => parsePlaces(text),
  ...parseJson(file, text, maxLength),
});

/** A manifest of which most pages are known. */
export const readManifest = (named: NamedText, memory: Memory): TextFile =>
  readAs('manifest', named, (file, text) => {
    const parsed = parseByPages(file, text.text, memory);
    return parsed ? { ...parsed, tree: () => parsePlaces(text.text) } : readJson(file, text);
  });

/** Browsers parse the same text: the order has to be safe in the text itself. */
function readItems(file: string, text: FileText): ReadText {
  const read = readJson(file, text, maxContentLength);
  const reordered = read.value === undefined ? [] : findReorderedKeys(file, text.text);
  return reordered.length === 0 ? read : { ...read, findings: [...read.findings, ...reordered] };
}

type Mistake = ReturnType<ParseDocument>['mistakes'][number];

/** The parser is a value of its own: that it says what it found by codes of the catalogue is checked here. */
function toCause({ code, params }: Mistake): Cause {
  invariant(Object.hasOwn(catalogue, code), `the catalogue has "${code}"`);
  return { code, params } as Cause;
}

export const toFindings = (file: string, mistakes: readonly Mistake[]): RawFinding[] =>
  mistakes.map((mistake): RawFinding => {
    return { ...toCause(mistake), file, pointer: '', offset: mistake.offset };
  });

function parseAndKeep(parse: ParseDocument, { text, keep }: FileText): DocumentContent {
  const { tree: _, matterTree: __, ...content } = parse(text);
  keep?.(content);
  return content;
}

/** What is known is not parsed again, but for places: a tree of them takes ten times as much memory as what is said there. */
function parseOnce(parse: ParseDocument, known: FileText): ParsedDocument {
  return {
    ...(known.content ?? parseAndKeep(parse, known)),
    tree: () => parse(known.text).tree(),
    matterTree: () => parse(known.text).matterTree?.(),
  };
}

const makeReadDocument =
  (parse: ParseDocument): Read =>
  (file, text) => {
    const unreadable =
      text.content === undefined && findUnreadable(file, text.text, maxContentLength);
    if (unreadable) return refuse(unreadable);
    const { value, mistakes, ...parsed } = parseOnce(parse, text);
    return { ...parsed, value, findings: toFindings(file, mistakes) };
  };

/** `file` is what findings call it. */
interface NamedText {
  readonly file: string;
  readonly text: FileText;
}

function findValue({ file, text }: NamedText, read: Read): ReadText {
  if (text.broken === undefined) return read(file, text);
  const { offset, reason } = text.broken;
  const office = findOfficeFile(text.text);
  const place = { file, pointer: '', offset: office ? 0 : offset };
  return refuse({ code: 'wrong-encoding', ...place, params: office ?? { reason } });
}

/** A known text may not be read yet: it is when it is asked for. */
const readAs = (kind: Source['kind'], named: NamedText, read: Read): TextFile => ({
  kind,
  get text() {
    return named.text.text;
  },
  ...findValue(named, read),
});

/** The same text, of which something else is read. */
export const withValue = (file: TextFile, value: unknown): TextFile => ({
  ...{ kind: file.kind, findings: file.findings, value },
  get text() {
    return file.text;
  },
  tree: () => file.tree(),
});

/** A text that is JSON, whatever its name. */
export const readJsonText = (named: NamedText): TextFile => readAs('manifest', named, readJson);

/** Lines, which have no value until their rows are parsed. */
const readLines: Read = () => ({ value: undefined, findings: [], tree: noTree });

const makeReads = (parse: ParseDocument): Readonly<Record<Source['kind'], Read>> => ({
  manifest: readJson,
  redirects: readLines,
  ledger: readLines,
  json: readItems,
  document: makeReadDocument(parse),
  rows: (file, { text }) => readRows(file, text),
});

/** The text of a source, by its kind. */
export const readSource = (
  { kind, ...named }: NamedText & Pick<Source, 'kind'>,
  parse: ParseDocument,
): TextFile => readAs(kind, named, makeReads(parse)[kind]);
