// The state of a language → operations that write every text beside its translation, and what was copied from elsewhere.
import { toLanguageFile } from '../../../engine/manifest/language-files';
import type { Operation } from '../operations';
import type { LanguageState } from './read-language';
import { addMissing, withParts, writeNewDocument } from './write-document';
import { type Copied, listKnown, writePairs } from './write-pairs';

interface Translated {
  readonly operations: readonly Operation[];
  readonly copied: readonly Copied[];
}

/** Pages that are there by their file of pairs alone. */
const listNeeded = ({ language, contents, ofDocuments }: LanguageState): ReadonlySet<string> =>
  new Set(
    [...contents.keys()]
      .filter((id) => !ofDocuments.has(id))
      .map((id) => toLanguageFile(language.tag, { kind: 'page', id })),
  );

export function translatePages(
  state: LanguageState,
  read: (file: string) => string | undefined,
): Translated {
  const { words, documents } = state;
  const known = listKnown(words);
  const needed = listNeeded(state);
  const copied: Copied[] = [];
  const written = [
    ...words.map((one) => {
      const isNeeded = needed.has(one.file);
      const text = writePairs(one, read(one.file), { known, copied, isNeeded });
      return [one.file, text] as const;
    }),
    ...documents.map((document) => {
      const own = read(document.file);
      if (own === undefined)
        return [document.file, writeNewDocument(document, read(document.source) ?? '')] as const;
      // What it was made from, somebody has to say.
      if (document.entries === undefined) return [document.file, own] as const;
      return [document.file, withParts(own, addMissing(document))] as const;
    }),
  ];
  return {
    copied,
    operations: written.flatMap(([file, text]): Operation[] =>
      text === undefined || text === read(file) ? [] : [{ op: 'write', file, text }],
    ),
  };
}
