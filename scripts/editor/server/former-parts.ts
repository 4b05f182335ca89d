// Parts of documents that are stale in a language → what they were made from, as git knows it.
import type { TranslatedDocument } from '../../../engine/manifest/languages/translated-document';
import { readSource } from '../../../engine/manifest/text/read-text-file';
import type { ParseDocument } from '../../../engine/model/document-parser';
import { CannotRun } from '../../command/cannot-run';
import { sliceSource } from '../../edit/translations/list-units';
import type { LanguageState } from '../../edit/translations/read-language';
import { findGit } from '../../git/run-git';
import type { ListedUnit } from '../translation-units';

/** How many commits of a document are looked at. */
const maxCommits = 20;

interface Known {
  readonly root: string;
  readonly parse: ParseDocument;
}

/** The commits of a file, the newest first; none where there is no git. */
function findLog(root: string, file: string): string {
  try {
    return findGit(root, ['log', `-n${maxCommits}`, '--format=%H', '--', file])?.toString() ?? '';
  } catch (error) {
    if (error instanceof CannotRun) return '';
    throw error;
  }
}

/** Its texts at these. */
function* listFormer(root: string, file: string): Generator<string> {
  for (const commit of findLog(root, file).split('\n').filter(Boolean)) {
    const text = findGit(root, ['show', `${commit}:./${file}`]);
    if (text !== undefined) yield text.toString();
  }
}

/** By name of the part as it is called now: the words that a translation says it was made from. */
function findFormer(
  document: TranslatedDocument,
  parts: ReadonlySet<string>,
  { root, parse }: Known,
): ReadonlyMap<string, string> {
  const names = new Map(document.listStates().map(({ index, name }) => [index, name]));
  const found = new Map<string, string>();
  for (const text of listFormer(root, document.source)) {
    const file = { kind: 'document', file: document.source, text: { text } } as const;
    const former = document.withSource(readSource(file, parse));
    const members = new Map(former.words.source);
    const slices = sliceSource(former, text, parse);
    for (const { index, name, state } of former.listStates()) {
      const now = index === undefined ? undefined : names.get(index);
      const was = members.get(name) ?? slices.get(name)?.text;
      if (state === 'done' && now !== undefined && was !== undefined && !found.has(now))
        found.set(now, was);
    }
    if ([...parts].every((part) => found.has(part))) break;
  }
  return found;
}

/** Units with what the stale parts of documents were made from, where that is known. */
export function withFormer(
  units: readonly ListedUnit[],
  { documents }: LanguageState,
  known: Known,
): readonly ListedUnit[] {
  const isSought = ({ state, was }: ListedUnit): boolean => state === 'stale' && was === '';
  const former = new Map(
    documents.flatMap((document) => {
      const own = units.filter((unit) => unit.file === document.file && isSought(unit));
      const parts = new Set(own.map(({ part }) => part));
      return parts.size === 0 ? [] : [[document.file, findFormer(document, parts, known)] as const];
    }),
  );
  return units.map((unit) =>
    isSought(unit) ? { ...unit, was: former.get(unit.file)?.get(unit.part) ?? '' } : unit,
  );
}
