// The text of a file → its value, or findings about where the text breaks.
import { visit } from 'jsonc-parser';
import type { Cause, RawFinding } from '../raw-finding';
import { explainSyntax } from './explain-syntax';
import { findUnreadable } from './find-unreadable';

/** Limits on what is read: characters in a file, values in it and levels of nesting. */
export const limits = { characters: 32 * 1024 * 1024, values: 2_000_000, depth: 64 } as const;

export interface ParsedFile {
  readonly value: unknown;
  readonly findings: readonly RawFinding[];
}

interface Measures {
  /** How many members its objects have. */
  readonly members: number;
  /** The approximate number of values. */
  readonly values: number;
  readonly tooDeepAt: number | undefined;
}

/** One pass over the text. */
function measure(text: string): Measures {
  let members = 0;
  let values = 1;
  let depth = 0;
  let tooDeepAt: number | undefined;
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case 0x22: {
        // A string ends at the next quote that is not preceded by an odd number of backslashes.
        let end = text.indexOf('"', index + 1);
        while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
        index = end < 0 ? text.length : end;
        break;
      }
      case 0x2c:
        values += 1;
        break;
      case 0x3a:
        members += 1;
        break;
      case 0x5b:
      case 0x7b:
        depth += 1;
        if (depth > limits.depth) tooDeepAt ??= index;
        break;
      case 0x5d:
      case 0x7d:
        depth -= 1;
    }
  }
  return { members, values, tooDeepAt };
}

/** Whether it is nested more deeply than what is read here. */
export const isTooDeep = (text: string): boolean => measure(text).tooDeepAt !== undefined;

function isEscaped(text: string, quote: number): boolean {
  let slashes = 0;
  while (text[quote - 1 - slashes] === '\\') slashes += 1;
  return slashes % 2 === 1;
}

/** NaN where the value is nested too deeply: then the count equals no other. */
function countMembers(value: unknown, depth = 1): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > limits.depth) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) count += countMembers(item, depth + 1);
  } else {
    for (const key of Object.keys(value))
      count += 1 + countMembers((value as Record<string, unknown>)[key], depth + 1);
  }
  return count;
}

/** In characters: a shorter text cannot hold too many values, for each has a comma or a bracket. */
const quickLength = Math.min(limits.values, 500_000);

/**
 * How many members the objects of a text have, or more, in a fraction of the time: that many of its quotation marks have a
 * colon behind them. Undefined where a string may hold a quotation mark, and for a long text.
 */
const countQuickly = (text: string): number | undefined =>
  text.length > quickLength || text.includes('\\"')
    ? undefined
    : (text.match(/"\s*:/g)?.length ?? 0);

/** The keys that appear twice in one object; called only when the counts differ. */
function findDuplicateKeys(file: string, text: string): RawFinding[] {
  const findings: RawFinding[] = [];
  const objects: Map<string, number>[] = [];
  const reported = new Set<string>();
  visit(text, {
    onObjectBegin: () => void objects.push(new Map()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty(key, offset) {
      const keys = objects.at(-1);
      const first = keys?.get(key);
      if (first === undefined) {
        keys?.set(key, offset);
        return;
      }
      // A key that appears a thousand times is one mistake.
      if (reported.has(`${first} ${key}`) || reported.size > 1000) return;
      reported.add(`${first} ${key}`);
      const related = [{ file, pointer: '', offset: first, message: 'First used here.' }];
      findings.push({ code: 'duplicate-key', file, pointer: '', offset, params: { key }, related });
    },
  });
  return findings;
}

/** A number that is too large for a computer is written with an exponent, or with hundreds of digits. */
const holdsExponent = /\d[eE]\+?\d{3}|\d{300}/;

/** Where a number stands that is read as endless. */
function findEndless(text: string): number | undefined {
  let found: number | undefined;
  visit(text, {
    onLiteralValue: (value, offset) => {
      if (typeof value === 'number' && !Number.isFinite(value)) found ??= offset;
    },
  });
  return found;
}

/** The value of a text in which nothing is wrong; undefined where that takes a closer look. */
function parseQuickly(text: string): unknown {
  const members = countQuickly(text);
  if (members === undefined || holdsExponent.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return countMembers(value) === members ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The value of a JSON text; `value` is undefined if the text has none. */
export function parseJson(
  file: string,
  text: string,
  maxLength: number = limits.characters,
): ParsedFile {
  const stop = (cause: Cause, offset = 0): ParsedFile => ({
    value: undefined,
    findings: [{ ...cause, file, pointer: '', offset }],
  });
  const unreadable = findUnreadable(file, text, maxLength);
  if (unreadable) return { value: undefined, findings: [unreadable] };
  const quick = parseQuickly(text);
  if (quick !== undefined) return { value: quick, findings: [] };
  const { members, values, tooDeepAt } = measure(text);
  if (values > limits.values)
    return stop({
      code: 'too-large',
      params: { size: values, unit: 'values', limit: limits.values },
    });
  if (tooDeepAt !== undefined)
    return stop({ code: 'too-deep', params: { limit: limits.depth } }, tooDeepAt);
  try {
    const value: unknown = JSON.parse(text);
    const endless = holdsExponent.test(text) ? findEndless(text) : undefined;
    if (endless !== undefined)
      return stop(
        {
          code: 'not-json',
          params: { reason: 'the number is too large', remedy: 'Write a smaller number.' },
        },
        endless,
      );
    return {
      value,
      findings: countMembers(value) === members ? [] : findDuplicateKeys(file, text),
    };
  } catch {
    const { offset, reason, remedy } = explainSyntax(text, file);
    return stop({ code: 'not-json', params: { reason, remedy } }, offset);
  }
}
