// A page whose text is a document, which comes first → the steps after which its text is a block among the others, below the first.
import type { Json } from '../../../engine/model/json';
import type { EditorState } from '../site-state';
import { findEntry, manifestFile } from './site-values';

/** `matter`: what stands before the text. It goes to the entry of the page. */
export function moveAboveText(site: EditorState | undefined, id: string, matter: Json): object[] {
  const entry = findEntry(site, id);
  const file = String(entry.document);
  const page = ['pages', id];
  const at = { file: manifestFile };
  const members = Object.entries(matter).flatMap(([name, value]) => [
    ...(name in entry ? [] : [{ op: 'set', ...at, path: [...page, name], value }]),
    { op: 'unset', file: `files/${file}`, path: [name] },
  ]);
  const value = { type: 'content', file };
  return [
    ...members,
    { op: 'unset', ...at, path: [...page, 'document'] },
    { op: 'insert', ...at, path: [...page, 'blocks'], index: 1, value },
  ];
}
