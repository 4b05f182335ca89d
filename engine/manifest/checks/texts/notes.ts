// Footnotes of content files: each is named by the text, and every name has one.

import { toPointer } from '../../../content/shape/shape';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import { findNearest } from '../../shape/nearest';
import type { FilePart, Mention } from '../context/file-part';

/** The footnotes of a file are one item of it, so that they have one row of numbers. */
const ofFile = /^\/\d+\/\$notes$/;

interface FileNotes {
  readonly names: readonly Mention[];
  readonly lists: readonly Mention[];
}

function findMisplaced({ lists }: FileNotes, isContent: boolean): RawFinding[] {
  let isFirst = true;
  return lists.flatMap(({ file, pointer }): RawFinding[] => {
    const toFinding = (reason: string): RawFinding[] => [
      { code: 'misplaced-footnotes', file, pointer, params: { reason } },
    ];
    if (!isContent) return toFinding('only content files have footnotes');
    if (!ofFile.test(pointer)) return toFinding('they are within another item');
    const found = isFirst ? [] : toFinding('the file has footnotes already');
    isFirst = false;
    return found;
  });
}

const listNames = ({ value }: Mention): readonly string[] => Object.keys(value as object);

function checkNames({ names, lists }: FileNotes): RawFinding[] {
  const defined = new Set(lists.flatMap(listNames));
  const named = new Set(names.map(({ value }) => String(value)));
  const unknown = names.flatMap(({ file, pointer, value }): RawFinding[] => {
    const name = String(value);
    if (defined.has(name)) return [];
    const params: ParamsOf<'unknown-footnote'> = { name, near: findNearest(name, defined) };
    return [{ code: 'unknown-footnote', file, pointer, params }];
  });
  const unused = lists.flatMap((list) =>
    listNames(list)
      .filter((name) => !named.has(name))
      .map((name): RawFinding => {
        const pointer = toPointer(list.pointer, name);
        return { code: 'unused-footnote', file: list.file, pointer, part: 'key', params: { name } };
      }),
  );
  return [...unknown, ...unused];
}

export function checkNotes({ isManifest, mentions }: FilePart): readonly RawFinding[] {
  const notes = {
    names: mentions.filter(({ kind }) => kind === 'note'),
    lists: mentions.filter(({ kind }) => kind === 'content/notes'),
  };
  const misplaced = findMisplaced(notes, !isManifest);
  return misplaced.length > 0 ? misplaced : checkNames(notes);
}
