// What code of a site's own block throws outside of rendering → a finding at the line of its code.
import type { Finding } from '../../engine/model/finding';
import { type CodePlace, toCodeFinding } from '../command/invalid-code';
import { typeOfFile } from '../files/block-folders';
import type { Workspace } from '../files/workspace';
import { findRemedy } from './explain-rendering';
import { findOwnPlace, readThrown } from './find-own-place';

interface Known {
  /** The file of a block that was at work; empty where that is not known. */
  readonly file: string;
  readonly remedy: string;
}

/** Undefined where nothing says that it is a block's. */
export function explainThrown(
  workspace: Workspace,
  error: unknown,
  { file, remedy }: Known,
): Finding | undefined {
  const place: CodePlace = findOwnPlace(workspace, error) ?? { file };
  const type = typeOfFile(place.file);
  if (type === undefined) return undefined;
  const { message: reason } = readThrown(error);
  return toCodeFinding('block-throws', place, {
    ...{ type, place: place.file, reason },
    remedy: findRemedy(reason) ?? remedy,
  });
}
