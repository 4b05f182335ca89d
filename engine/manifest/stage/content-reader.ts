// The content files that a site names → their items, validated by themselves.

import { contentFile } from '../../content/shape/shape';
import type { ContentItem, Manifest } from '../../generated/manifest';
import type { Contract } from '../../model/contract';
import type { ParamsOf } from '../catalogue';
import { type Piece, toContentName } from '../checks/context/file-part';
import { findUnfitText } from '../checks/files/unfit-files';
import { copyJson } from '../keep-written';
import { maxAlike } from '../limit-findings';
import { type Memory, noMemory } from '../memory';
import type { RawFinding } from '../raw-finding';
import { toShapeFindings } from '../shape/shape-findings';
import { quoteAll } from '../shape/value-words';
import type { SiteSource, Source } from '../site-source';
import type { StagedItems } from '../staged-items';
import { type TextFile, toFindings } from '../text/read-text-file';
import { findTextKinds } from '../text/text-places';
import { isDocumentMember } from './document-members';
import { isAmbiguous, type ReadSource, type SourceReader } from './source-reader';
import type { ReplacedTexts, SourceTexts } from './source-texts';

interface ContentReading {
  readonly files: SiteSource['files'];
  readonly contract: Contract;
  readonly reader: SourceReader;
  readonly texts: SourceTexts;
  readonly memory: Memory;
  readonly manifest: Pick<Manifest, 'languages'> | undefined;
  /** Those that say a page: their front matter is part of it. */
  readonly documents: ReadonlyMap<string, string>;
  /** Those of collections: the same. */
  readonly items: Pick<StagedItems, 'sources'>;
  /** Where its own are added. */
  readonly findings: RawFinding[];
}

/** The document of a page with the name of another text: what it says is not read as that. */
const isMisnamed = (path: string, pointer: string): boolean =>
  /^\/pages\/[^/]+\/document$/.test(pointer) && !path.endsWith('.md');

/** The files that a piece of the manifest names for their text. */
export const findBound = ({ mentions }: Piece): readonly string[] =>
  mentions.flatMap(({ kind, value, pointer }) =>
    kind === 'content' &&
    typeof value === 'string' &&
    !findUnfitText(value) &&
    !isMisnamed(value, pointer)
      ? [value]
      : [],
  );

/** Front matter in a file that a block shows. */
function findMatterOutOfPlace(file: string, { matter }: TextFile): RawFinding[] {
  if (matter === undefined) return [];
  const { names, mistakes } = matter;
  if (names.length === 0 && mistakes.length > 0) return toFindings(file, mistakes);
  const list = (some: readonly string[]) => (some.length === 0 ? undefined : quoteAll(some));
  const params: ParamsOf<'front-matter'> = {
    names: list(names.filter(isDocumentMember)),
    others: list(names.filter((name) => !isDocumentMember(name))),
  };
  return [{ code: 'front-matter', file, pointer: '', offset: 0, params }];
}

/** A text that is read, with its items where they are valid. */
interface ReadItems extends ReplacedTexts {
  readonly items: readonly ContentItem[] | undefined;
}

/** What is remembered stays as it was written: defaults that are filled in would count as a change of its words. */
const keepApart = (value: unknown, memory: Memory): unknown =>
  memory === noMemory ? value : copyJson(value);

function makeItems(
  file: string,
  read: TextFile,
  {
    contract,
    memory,
    texts,
    findings,
  }: Pick<ContentReading, 'contract' | 'memory' | 'texts' | 'findings'>,
): ReadItems {
  const { shape, validateContent } = contract;
  const { value } = read;
  const kinds = findTextKinds(shape, { root: contentFile, value });
  const replaced = texts.replace({ file, value: keepApart(value, memory) }, { kinds, findings });
  if (!validateContent(replaced.value)) {
    for (const finding of toShapeFindings(file, validateContent.errors ?? []))
      findings.push(finding);
    return { ...replaced, items: undefined };
  }
  const items = replaced.value as readonly ContentItem[];
  return { items: isAmbiguous(read) ? undefined : items, ...replaced };
}

const unread: ReadSource = { text: undefined, findings: [] };

/** By path below files/; each is read once, those of the last time are known. */
function readTexts(
  paths: readonly string[],
  { reader, memory }: ContentReading,
): readonly ReadSource[] {
  const sources = paths.map((path) => reader.findSource(toContentName(path)));
  if (!sources.every((source) => source !== undefined))
    return paths.map((path) => ({
      text: reader.read(toContentName(path)),
      findings: unread.findings,
    }));
  const make = (source: Source): ReadSource => reader.readApart(source);
  const read = memory.recallEach(sources, { as: readTexts, make });
  for (const [index, source] of sources.entries()) reader.adopt(source, read[index] ?? unread);
  return read;
}

/** Those that have a value, each by itself. */
function readItems(
  paths: readonly string[],
  texts: readonly ReadSource[],
  reading: ContentReading,
): readonly ((ReadItems & { readonly findings: readonly RawFinding[] }) | undefined)[] {
  const { contract, memory, texts: ofSite } = reading;
  return memory.recallEach(texts, {
    as: readItems,
    from: [ofSite.key],
    make: ({ text }, index) => {
      if (text?.value === undefined) return undefined;
      const findings: RawFinding[] = [];
      const file = toContentName(paths[index] ?? '');
      return { findings, ...makeItems(file, text, { contract, memory, texts: ofSite, findings }) };
    },
  });
}

/** The valid ones, by path below files/. */
export function readContents(
  pieces: readonly Piece[],
  reading: ContentReading,
): ReadonlyMap<string, readonly ContentItem[]> {
  const { files, manifest, memory, reader, documents, texts, findings } = reading;
  const bound = memory.recallAll(pieces, { as: findBound, make: findBound });
  const paths = [...new Set(bound)].filter((path) => files.get(path)?.kind === 'file');
  const contents = new Map<string, readonly ContentItem[]>();
  const ofItems = reading.items.sources.flatMap(({ document }) => document ?? []);
  const ofPages = new Set([...documents.values(), ...ofItems]);
  const reads = readTexts(paths, reading);
  const known = readItems(paths, reads, reading);
  for (const [index, path] of paths.entries()) {
    const [{ text } = unread, its, file] = [reads[index], known[index], toContentName(path)];
    if (text?.matter && !ofPages.has(path))
      for (const finding of findMatterOutOfPlace(file, text)) reader.findings.push(finding);
    if (text === undefined || its === undefined) continue;
    // Of very many findings, what is said depends on how many there are before.
    const isMany = findings.length + its.findings.length > maxAlike;
    const made = isMany ? makeItems(file, text, reading) : its;
    if (!isMany) for (const finding of its.findings) findings.push(finding);
    texts.add(file, made);
    if (made.items) contents.set(path, made.items);
  }
  // Only a further language reads them again; where a place is sought, the reader does.
  if (memory === noMemory && manifest?.languages === undefined)
    for (const path of contents.keys()) reader.forget(toContentName(path));
  return contents;
}
