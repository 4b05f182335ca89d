// A manifest as it is written → the parts that a check compares with what validating makes of them.
import { isRecord } from '../model/json';

/** The small parts of a manifest whose defaults matter to a check, before validating fills them in. */
export const keepWritten = (manifest: unknown): unknown =>
  isRecord(manifest)
    ? structuredClone({
        theme: manifest.theme,
        labels: manifest.labels,
        blockSettings: manifest.blockSettings,
      })
    : {};
