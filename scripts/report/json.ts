// Findings as JSON, for programs.
import type { Counts } from '../../engine/manifest/limit-findings';
import type { Finding } from '../../engine/model/finding';
import type { Fixes } from '../edit/repairs/find-fixes';
import { findingsFile } from './findings-file';

interface MoreToSay {
  /** Why nothing could be checked. */
  readonly error?: string;
  /** How many findings there are besides. */
  readonly omitted?: Counts;
  /** When a build would give something else by the clock alone. */
  readonly nextChange?: string | undefined;
  /** The repairs of findings. */
  readonly fixes?: Fixes | undefined;
}

const isAny = (counts: Counts): boolean => Object.values(counts).some((count) => count > 0);

export function printJson(findings: readonly Finding[], more: MoreToSay = {}): string {
  const { error, omitted, nextChange, fixes } = more;
  const documented = findings.map((finding) => {
    const fix = fixes?.get(finding);
    const docs = `${findingsFile}#${finding.code}`;
    return { ...finding, docs, ...(fix && { fixes: [fix] }) };
  });
  const answer = {
    version: 1,
    ...(error === undefined ? {} : { error }),
    ...(omitted !== undefined && isAny(omitted) ? { omitted } : {}),
    ...(nextChange === undefined ? {} : { nextChange }),
    findings: documented,
  };
  return `${JSON.stringify(answer, null, 2)}\n`;
}
