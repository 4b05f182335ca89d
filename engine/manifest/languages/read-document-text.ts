// A document as it was read → what it says to readers, in its text and before it.
import { findWords } from '../../content/shape/find-words';
import type { ContentItem } from '../../generated/manifest';
import type { Contract } from '../../model/contract';
import type { FrontMatter } from '../../model/document-parser';
import { isRecord } from '../../model/json';
import type { WordsNode } from '../../model/words';
import type { TextFile } from '../text/read-text-file';
import type { DocumentText } from './document-parts';

/** The member of front matter that is about the translation alone. */
export const partsMember = 'of';

export const findMatter = (matter: FrontMatter | undefined): Readonly<Record<string, unknown>> =>
  isRecord(matter?.value) ? matter.value : {};

interface Reading {
  readonly contract: Contract;
  /** Where the words of its front matter are. */
  readonly node: WordsNode;
}

/** Undefined where nobody knows what it says. */
export function readDocumentText(
  text: TextFile | undefined,
  { contract, node }: Reading,
): DocumentText | undefined {
  if (!Array.isArray(text?.value) || (text.matter?.mistakes.length ?? 0) > 0) return undefined;
  const copy: unknown = JSON.parse(JSON.stringify(text.value));
  if (!contract.validateContent(copy)) return undefined;
  const words = Array.from(
    findWords(contract.words, node, findMatter(text.matter)),
    ({ kind, pointer, text: own }) => ({ kind, pointer, own }),
  );
  return {
    // Without the defaults that were filled in: what a later version fills in is not a change.
    items: text.value as readonly ContentItem[],
    words: words.flatMap(({ kind, pointer, own }) =>
      kind === 'always' ? [[pointer, own] as const] : [],
    ),
  };
}
