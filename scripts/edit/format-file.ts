// The text of a manifest or content file → its canonical form, or what forbids to write it: nothing that it says is lost.
import { visit } from 'jsonc-parser';
import type { RawFinding } from '../../engine/manifest/raw-finding';
import { findReorderedKeys } from '../../engine/manifest/text/find-reordered-keys';
import { readJsonText, type TextFile } from '../../engine/manifest/text/read-text-file';
import { isRecord } from '../../engine/model/json';
import { CannotRun } from '../command/cannot-run';
import { manifestFile } from '../journal/site-paths';
import { formatJson, sortManifest } from './format-json';
import { formatPairs } from './format-pairs';
import { findForms } from './line-forms';

/** So many digits every number keeps: DBL_DIG of IEEE 754. */
const safeDigits = 15;

/** Whether a number as it is written is the one that is kept. */
function isExact(literal: string, value: number): boolean {
  const digits = literal
    .replace(/e.*/i, '')
    .replace(/[-.]/g, '')
    .replace(/^0+|0+$/g, '');
  return Number.isFinite(value) && digits.length <= safeDigits && (value !== 0 || digits === '');
}

/** Cheap, and true of every text that holds a number which is not exact. */
export const mayBeRounded = new RegExp(`\\d[\\d.]{${safeDigits}}|\\d[eE][-+\\d]`);

/** @throws CannotRun for a number that would be rounded. */
function checkNumbers(path: string, text: string): void {
  if (!mayBeRounded.test(text)) return;
  visit(text, {
    onLiteralValue(value, offset, length, line) {
      const literal = text.slice(offset, offset + length);
      if (typeof value === 'number' && !isExact(literal, value))
        throw new CannotRun(
          `${path}:${line + 1}: the number ${literal} would be rounded to ${value}. Write fewer digits.`,
        );
    },
  });
}

/** Which lines a text has: those of its canonical form, or of its objects and lists those that they were written on. */
export type Lines = 'canonical' | 'written';

/**
 * Changes white space and the order of pages, forms and members of pairs; of pairs it takes out what was noted of another translation.
 * @throws CannotRun
 */
export function formatFile(
  path: string,
  { text, value, findings }: TextFile,
  lines: Lines = 'canonical',
): string | readonly RawFinding[] {
  const all = findings.length > 0 ? findings : findReorderedKeys(path, text);
  if (all.length > 0) return all;
  checkNumbers(path, text);
  const pairs = formatPairs(path, value);
  if (pairs !== undefined) return pairs;
  const sorted = path === manifestFile && isRecord(value) ? sortManifest(value) : value;
  return formatJson(sorted, lines === 'written' ? { findForm: findForms(text, value) } : {});
}

/** A text in this form; undefined where it has none without a loss. */
export function findFormatted(file: string, text: string, lines?: Lines): string | undefined {
  try {
    const formatted = formatFile(file, readJsonText({ file, text: { text } }), lines);
    return typeof formatted === 'string' ? formatted : undefined;
  } catch (error) {
    if (error instanceof CannotRun) return undefined;
    throw error;
  }
}
