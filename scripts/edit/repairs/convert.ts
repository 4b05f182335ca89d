// A value of the wrong type → the same in other types.
import { readFlag } from '../../../engine/manifest/shape/meant-values';
import { isRecord, type JsonValue } from '../../../engine/model/json';
import { findIn } from './places';
import type { FindingOf, RepairSite } from './repair';
import { findSpan } from './text-repairs';

/** Whether a list can consist of a value alone: words with commas between them may be several. */
const isOne = (value: unknown, near: unknown): boolean =>
  typeof value === 'string'
    ? near === `[${JSON.stringify(value)}]` || (near === undefined && /[.!?]$/.test(value))
    : isRecord(value);

/** With all the digits that are written. */
function printNumber(value: number, finding: FindingOf<'wrong-type'>, site: RepairSite): string {
  const { text = '', start, end } = findSpan(site, finding) ?? {};
  const written = text.slice(start, end);
  return /^-?\d+(?:\.\d+)?$/.test(written) ? written : String(value);
}

export function* convert(finding: FindingOf<'wrong-type'>, site: RepairSite): Iterable<JsonValue> {
  const value = findIn(site, finding)?.value;
  const number = typeof value === 'string' ? Number(finding.parameters.near) : Number.NaN;
  if (Number.isFinite(number)) yield number;
  const flag = readFlag(value);
  if (flag !== undefined) yield flag;
  if (typeof value === 'number') yield printNumber(value, finding, site);
  if (typeof value === 'boolean') yield String(value);
  if (Array.isArray(value) && value.length === 1) yield value[0];
  if (isRecord(value) && Object.keys(value).length === 0) yield [];
  if (isOne(value, finding.parameters.near)) yield [value as JsonValue];
}
