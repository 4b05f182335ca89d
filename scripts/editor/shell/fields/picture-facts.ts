// What holds for a picture wherever it is shown: it stands in the manifest, by the file of the picture.
import { isRecord } from '../../../../engine/model/json';
import type { EditorState } from '../../site-state';
import { findMember, manifestFile } from '../site-values';

export const findPictureFacts = (
  site: EditorState | undefined,
  file: string,
): Readonly<Record<string, unknown>> => {
  const facts = findMember(site, ['pictures', file]);
  return isRecord(facts) ? facts : {};
};

/** An operation; what stands there besides stays. */
export function setPictureFact(
  site: EditorState | undefined,
  file: string,
  fact: Readonly<Record<string, unknown>>,
): object {
  const value = { ...findPictureFacts(site, file), ...fact };
  const op = { op: 'set', file: manifestFile };
  return findMember(site, ['pictures']) === undefined
    ? { ...op, path: ['pictures'], value: { [file]: value } }
    : { ...op, path: ['pictures', file], value };
}
