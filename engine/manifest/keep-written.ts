// A manifest as it is written → the parts that a check compares with what validating makes of them.
import { isRecord } from '../model/json';

/** A copy of JSON; `structuredClone` of Node 20 takes longer than all checks together. */
export const copyJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** The small parts of a manifest whose defaults matter to a check, before validating fills them in. */
export const keepWritten = (manifest: unknown): unknown => {
  if (!isRecord(manifest)) return {};
  const { theme, labels, blockSettings } = manifest;
  return copyJson({ theme, labels, blockSettings });
};
