// Documents of the languages of a site → the same without what was noted of a translation that is another one by now.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentPart } from '../../../engine/generated/manifest';
import { languagesFolder } from '../../../engine/manifest/language-files';
import type { TranslatedDocument } from '../../../engine/manifest/languages/translated-document';
import { CannotRun } from '../../command/cannot-run';
import type { World } from '../../files/world';
import { listFiles, readSite } from '../../source/read-site';
import { readSiteFile } from '../../source/read-site-file';
import { listTags, readLanguage } from './read-language';
import { withParts } from './write-document';

const isNoted = (root: string, path: string): boolean =>
  /^[ \t]+(?:- )?(?:kept|machine):/m.test(readFileSync(join(root, 'files', path), 'utf8'));

/** Whether a document of a language says how its translation came about: few do. */
export const hasTraces = (root: string): boolean =>
  [...listFiles(root)].some(
    ([path, { kind }]) =>
      kind === 'file' &&
      path.startsWith(languagesFolder) &&
      path.endsWith('.md') &&
      isNoted(root, path),
  );

/** Its entries with the notes that still count. */
function listCounted(document: TranslatedDocument): DocumentPart[] {
  const states = new Map(document.listStates().map((state) => [state.index, state]));
  return (document.entries ?? []).map(({ part, is, kept, machine }, index) => {
    const state = states.get(index);
    return {
      ...{ part, is },
      ...(state?.kept && kept !== undefined && { kept }),
      ...(state?.machine && machine !== undefined && { machine }),
    };
  });
}

const countNotes = (entries: readonly DocumentPart[] = []): number =>
  entries.flatMap(({ kept, machine }) => [kept, machine]).filter(Boolean).length;

/** By file, of those that change. */
function dropFrom(root: string, documents: readonly TranslatedDocument[]): [string, string][] {
  return documents.flatMap((document): [string, string][] => {
    const counted = listCounted(document);
    if (countNotes(counted) === countNotes(document.entries)) return [];
    const text = readSiteFile(root, document.file)?.text;
    return text === undefined ? [] : [[document.file, withParts(text, counted)]];
  });
}

/** None where nobody knows what the manifest says. */
export function dropTraces({ workspace, contract }: World): ReadonlyMap<string, string> {
  const source = readSite(workspace);
  try {
    const documents = listTags(source, contract).flatMap(
      (tag) => readLanguage(source, contract, { tag, pages: [] }).documents,
    );
    return new Map(dropFrom(workspace.root, documents));
  } catch (error) {
    if (error instanceof CannotRun) return new Map();
    throw error;
  }
}
