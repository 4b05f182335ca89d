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
export const setPictureFact = (file: string, name: string, value: unknown): object => ({
  ...{ op: 'set', file: manifestFile },
  ...{ path: ['pictures', file, name], value },
});
