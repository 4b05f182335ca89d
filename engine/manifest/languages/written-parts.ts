// What a translation says that it was made from, as it is written → an entry for each part. Words before the text were once one part.
import type { DocumentPart } from '../../generated/manifest';
import type { Contract } from '../../model/contract';
import { allWords, type DocumentText, listParts, toWordsContent } from './document-parts';
import { findTrace } from './traces';

/** An entry, and which one of the file it comes from. */
export interface WrittenPart {
  readonly entry: DocumentPart;
  readonly at: number;
}

interface Documents {
  readonly source: DocumentText;
  readonly own: DocumentText;
  readonly fingerprint: Contract['fingerprint'];
}

/** All words are what they were, or any of them may have changed. */
function splitWords(
  { is, ...traces }: DocumentPart,
  { source, own, fingerprint }: Documents,
): DocumentPart[] {
  const isSame = is === fingerprint(toWordsContent(source));
  const { kept, machine } = findTrace(traces, fingerprint(toWordsContent(own)));
  const ownParts = new Map(
    listParts({ ...own, items: [] }).map(({ name, content }) => [name, fingerprint(content)]),
  );
  return listParts({ ...source, items: [] }).map(({ name, content }): DocumentPart => {
    const trace = ownParts.get(name);
    return {
      part: name,
      is: isSame ? fingerprint(content) : is,
      ...(kept && trace !== undefined && { kept: trace }),
      ...(machine && trace !== undefined && { machine: trace }),
    };
  });
}

export const toWrittenParts = (
  entries: readonly DocumentPart[],
  documents: Documents,
): WrittenPart[] =>
  entries.flatMap((entry, at) =>
    (entry.part === allWords ? splitWords(entry, documents) : [entry]).map((one) => ({
      ...{ entry: one, at },
    })),
  );
