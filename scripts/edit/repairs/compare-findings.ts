// The findings of a site before and after a change → whether one of them is gone, and whether an error has come.
import { fileRules } from '../../../engine/manifest/rules/file-rules';
import { shapeRules } from '../../../engine/manifest/rules/shape-rules';
import type { Finding } from '../../../engine/model/finding';

/** Of a mistake, wherever it is: what stands before it in its file may come and go. */
const keyOf = ({ code, message, file }: Finding): string => JSON.stringify([code, message, file]);

/** A file is read up to its first such mistake. */
const isStop = ({ code }: Finding): boolean => code === 'not-json' || code === 'not-yaml';

const isLater = (one: Finding, other: Finding): boolean =>
  one.line > other.line || (one.line === other.line && one.column > other.column);

function countEach(findings: readonly Finding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const finding of findings) {
    const key = keyOf(finding);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const depthOf = ({ code }: Finding): number =>
  Object.hasOwn(fileRules, code) || code === 'not-yaml'
    ? 0
    : Object.hasOwn(shapeRules, code)
      ? 1
      : 2;

const errorsOf = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ severity }) => severity === 'error');

/** Errors that lie deeper than the first of those before could not be seen until it was gone. */
const findReach = (errors: readonly Finding[]): number => Math.min(2, ...errors.map(depthOf));

/** Whether so many findings of their kinds are no longer there. */
export function areGone(
  findings: readonly Finding[],
  before: readonly Finding[],
  after: readonly Finding[],
): boolean {
  const stops = after.filter(isStop);
  const [had, has] = [countEach(before), countEach(after)];
  const counted = countEach(findings.filter((finding) => !isStop(finding)));
  return (
    [...counted].every(([key, count]) => (has.get(key) ?? 0) <= (had.get(key) ?? 0) - count) &&
    findings
      .filter(isStop)
      .every((one) => stops.every((stop) => stop.file !== one.file || isLater(stop, one)))
  );
}

/** Whether there is an error that was not there, and would have been seen. */
export function bringsError(before: readonly Finding[], after: readonly Finding[]): boolean {
  const errors = errorsOf(before);
  const known = countEach(errors);
  const reach = findReach(errors);
  const stops = errors.filter(isStop);
  const counts = countEach(errorsOf(after));
  return errorsOf(after).some((error) => {
    if (stops.some((stop) => stop.file === error.file && isLater(error, stop))) return false;
    return (
      depthOf(error) <= reach && (counts.get(keyOf(error)) ?? 0) > (known.get(keyOf(error)) ?? 0)
    );
  });
}
