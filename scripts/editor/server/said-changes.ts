// A file before and after a step → the places of it that say something else, with their words: what a person knows the step by.
import { toPointer } from '../../../engine/content/shape/shape';
import { isRecord } from '../../../engine/model/json';
import { parseIfJson } from '../../files/parse-if-json';
import { findSame } from '../find-same';
import { toReadLine } from '../read-words';
import type { SaidChange } from '../said-change';
import { shorten, shortenBoth } from '../shorten';

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What can be read of a value; empty for one with parts. */
const show = (value: unknown): string =>
  isHolder(value) || value === undefined ? '' : shorten(String(value));

function showBoth(before: unknown, after: unknown): Pick<SaidChange, 'before' | 'after'> {
  if (typeof before !== 'string' || typeof after !== 'string')
    return { before: show(before), after: show(after) };
  const [old, now] = shortenBoth(before, after);
  return { before: old, after: now };
}

const toOrdered = (list: readonly unknown[]): string =>
  JSON.stringify(list.map((one) => JSON.stringify(one)).sort());

/** Whether things with parts, such as blocks, are the same in another order. */
const isOrder = (old: readonly unknown[], now: readonly unknown[]): boolean =>
  old.length > 1 && old.some(isHolder) && toOrdered(old) === toOrdered(now);

type Place = Omit<SaidChange, 'file'>;

/** Items in the middle, where some have come or gone: one by one where they are as many as before. */
function compareLists(before: readonly unknown[], after: readonly unknown[], at: string): Place[] {
  const [start, end] = findSame(before, after);
  const [old, now] = [before.slice(start, end.before), after.slice(start, end.after)];
  // What has moved says the same as before.
  if (isOrder(old, now)) return [{ pointer: toPointer(at, start), before: '', after: '' }];
  if (old.length === now.length)
    return old.flatMap((one, index) =>
      compareValues(one, now[index], toPointer(at, start + index)),
    );
  return [{ pointer: toPointer(at, start), before: show(old[0]), after: show(now[0]) }];
}

function compareValues(before: unknown, after: unknown, pointer: string): Place[] {
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, pointer);
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      compareValues(before[name], after[name], toPointer(pointer, name)),
    );
  if (before === after) return [];
  return [{ pointer, ...showBoth(before, after) }];
}

/** By their lines. */
function compareTexts(before: string, after: string): Place[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const [start, end] = findSame(old, now);
  const said = (lines: readonly string[], to: number): string =>
    toReadLine(lines.slice(start, to).find((line) => line.trim() !== '') ?? '');
  return [{ pointer: '', ...showBoth(said(old, end.before), said(now, end.after)) }];
}

/** Undefined for a file that is not there. */
export function listSaidChanges(
  file: string,
  before: string | undefined,
  after: string | undefined,
): SaidChange[] {
  if (before === after) return [];
  const [old, now] = [before, after].map((text) =>
    text === undefined ? undefined : parseIfJson(text),
  );
  const places =
    isHolder(old) && isHolder(now)
      ? compareValues(old, now, '')
      : before === undefined || after === undefined
        ? [{ pointer: '', before: '', after: '' }]
        : compareTexts(before, after);
  return places.map((place) => ({ file, ...place }));
}
