// A page whose text is a document, which comes first → the steps after which its text is a block among the others, below the first.
import type { Json } from '../../../engine/model/json';
import type { EditorState } from '../site-state';
import { findEntry, manifestFile } from './site-values';

interface PageDocument {
  /** What stands before the text: it goes to the entry of the page. */
  readonly matter: Json;
  readonly text: string;
}

export function moveAboveText(
  site: EditorState | undefined,
  id: string,
  { matter, text }: PageDocument,
): object[] {
  const entry = findEntry(site, id);
  const file = String(entry.document);
  const page = ['pages', id];
  const at = { file: manifestFile };
  const members = Object.entries(matter).flatMap(([name, value]) =>
    name in entry ? [] : [{ op: 'set', ...at, path: [...page, name], value }],
  );
  const value = { type: 'content', file };
  return [
    ...members,
    { op: 'write', file: `files/${file}`, text: text.trimStart() },
    { op: 'unset', ...at, path: [...page, 'document'] },
    { op: 'insert', ...at, path: [...page, 'blocks'], index: 1, value },
  ];
}
