// A paragraph of a document in which a footnote is to be named → what names it there, and writes it behind all others.
import { toPointer } from '../../../engine/content/shape/shape';
import type { Operation } from '../../edit/operations';
import type { WordSpot } from '../wire';
import { newNote, unsaid } from '../words-dialect';
import { listParts } from './moved-words';
import { getPart, type Reading } from './written-words';

/** The least number by which no footnote of a text is named. */
function findFreeName(text: string): string {
  const names = new Set([...text.matchAll(/\[\^([^\]]+)\]/g)].map(([, name]) => name));
  let free = 1;
  while (names.has(String(free))) free += 1;
  return String(free);
}

/** @throws CannotRun where the words are in no text that can name footnotes. */
export function toNoteOperations(
  reading: Reading,
  spot: WordSpot,
  words: string,
): readonly Operation[] {
  const { file } = spot;
  const text = reading.site.get(file);
  const [offset, end] = getPart(reading, spot).span;
  const name = findFreeName(text);
  const said = words.replace(newNote, `[^${name}]`);
  const behind = text.trimEnd().length;
  const note = `\n\n[^${name}]: ${unsaid}`;
  return [
    {
      ...{ op: 'edit', file },
      edits: [
        { offset, length: end - offset, text: said },
        { offset: Math.max(end, behind), length: 0, text: note },
      ],
    },
  ];
}

/** Where the footnote stands that was written last. */
export function findNewNote({ site, parse }: Reading, { file }: WordSpot): WordSpot | undefined {
  const text = site.get(file);
  const own = listParts(parse, text).findLast(({ span }) => text.slice(...span) === unsaid);
  return own && { file, pointer: own.path.reduce<string>(toPointer, '') };
}
