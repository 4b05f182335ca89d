// Findings → what an answer says of them. Their sentences hold words of the site.
import type { Finding } from '../../engine/model/finding';
import type { JsonValue } from '../../engine/model/json';
import type { Fixes } from '../edit/repairs/find-fixes';
import { shorten } from './room';

const maxSentence = 400;

export function showFinding(finding: Finding, fixes?: Fixes): JsonValue {
  const { code, severity, file, line, pointer, message, hint } = finding;
  const fix = fixes?.get(finding);
  return {
    ...{ code, severity, file, line, pointer },
    message: shorten(message, maxSentence),
    hint: shorten(hint, maxSentence),
    ...(fix && {
      repair: {
        title: fix.title,
        safe: fix.safe,
        operations: fix.operations as unknown as JsonValue,
      },
    }),
  };
}
