// The content files that a site names → their items, validated by themselves.
import { contentFile } from '../../content/shape/shape';
import type { ContentItem } from '../../generated/manifest';
import type { Contract } from '../../model/contract';
import type { ParamsOf } from '../catalogue';
import { type Mention, toContentName } from '../checks/context/check-context';
import { findUnfitText } from '../checks/files/unfit-files';
import { maxAlike } from '../limit-findings';
import type { Memory } from '../memory';
import type { RawFinding } from '../raw-finding';
import { toShapeFindings } from '../shape/shape-findings';
import { quoteAll } from '../shape/value-words';
import type { SiteSource } from '../site-source';
import { type TextFile, toFindings } from '../text/read-text-file';
import { findTextKinds } from '../text/text-places';
import { isDocumentMember } from './document-members';
import { isAmbiguous, type SourceReader } from './source-reader';
import type { SourceTexts } from './source-texts';

interface ContentReading {
  readonly files: SiteSource['files'];
  readonly contract: Contract;
  readonly reader: SourceReader;
  readonly texts: SourceTexts;
  readonly memory: Memory;
  /** What its variables are: equal where the same is made of a text. */
  readonly variables: string;
  /** Those that say a page: their front matter is part of it. */
  readonly documents: ReadonlyMap<string, string>;
  /** Where its own are added. */
  readonly findings: RawFinding[];
}

const findBound = (mentions: readonly Mention[]): ReadonlySet<string> =>
  new Set(
    mentions.flatMap(({ kind, value }) =>
      kind === 'content' && typeof value === 'string' && !findUnfitText(value) ? [value] : [],
    ),
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

interface File {
  readonly path: string;
  readonly isOfPage: boolean;
}

function makeItems(
  file: string,
  read: TextFile,
  { contract, texts, findings }: Pick<ContentReading, 'contract' | 'texts' | 'findings'>,
): readonly ContentItem[] | undefined {
  const { shape, validateContent } = contract;
  const { value } = read;
  const items = texts.replace({ file, value }, { kinds: findTextKinds(shape, contentFile, value) });
  if (!validateContent(items)) {
    for (const finding of toShapeFindings(file, validateContent.errors ?? []))
      findings.push(finding);
    return undefined;
  }
  return isAmbiguous(read) ? undefined : (items as readonly ContentItem[]);
}

function readItems(
  { path, isOfPage }: File,
  reading: ContentReading,
): readonly ContentItem[] | undefined {
  const { reader, texts, findings, memory, variables } = reading;
  const file = toContentName(path);
  const read = reader.read(file);
  if (read && !isOfPage)
    for (const finding of findMatterOutOfPlace(file, read)) reader.findings.push(finding);
  if (read?.value === undefined) return undefined;
  const known = memory.recall(read, {
    as: makeItems,
    from: [variables],
    make: () => {
      const own: RawFinding[] = [];
      const its = texts.begin(own);
      return {
        texts: its,
        findings: own,
        items: makeItems(file, read, { ...reading, texts: its, findings: own }),
      };
    },
  });
  // Of very many findings, what is said depends on how many there are before.
  if (findings.length + known.findings.length > maxAlike) return makeItems(file, read, reading);
  texts.add(known.texts);
  for (const finding of known.findings) findings.push(finding);
  return known.items;
}

/** The valid ones, by path below files/. */
export function readContents(
  mentions: readonly Mention[],
  given: Omit<ContentReading, 'variables'>,
): ReadonlyMap<string, readonly ContentItem[]> {
  const { variables, names } = given.texts.defined;
  const reading = { ...given, variables: JSON.stringify([variables, names && [...names]]) };
  const contents = new Map<string, readonly ContentItem[]>();
  const ofPages = new Set(reading.documents.values());
  for (const path of findBound(mentions)) {
    if (reading.files.get(path)?.kind !== 'file') continue;
    const items = readItems({ path, isOfPage: ofPages.has(path) }, reading);
    if (items) contents.set(path, items);
  }
  return contents;
}
