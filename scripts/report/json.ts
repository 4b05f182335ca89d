// Findings as JSON, for programs.
import type { Counts } from '../../engine/manifest/limit-findings';
import type { Finding } from '../../engine/model/finding';
import { findingsFile } from './findings-file';

interface MoreToSay {
  /** Why nothing could be checked. */
  readonly error?: string;
  /** How many findings there are besides. */
  readonly omitted?: Counts;
}

const isAny = (counts: Counts): boolean => Object.values(counts).some((count) => count > 0);

export function printJson(findings: readonly Finding[], more: MoreToSay = {}): string {
  const { error, omitted } = more;
  const documented = findings.map((finding) => ({
    ...finding,
    docs: `${findingsFile}#${finding.code}`,
  }));
  const answer = {
    version: 1,
    ...(error === undefined ? {} : { error }),
    ...(omitted !== undefined && isAny(omitted) ? { omitted } : {}),
    findings: documented,
  };
  return `${JSON.stringify(answer, null, 2)}\n`;
}
