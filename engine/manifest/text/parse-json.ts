// The text of a file → its value, or the findings that say where the text breaks.
import { type ParseError, parse as parseLoosely, visit } from 'jsonc-parser';
import type { Finding } from '../finding';

/** Bounds on what is read: characters in a file, values in it and levels of nesting. */
export const limits = { characters: 32 * 1024 * 1024, values: 2_000_000, depth: 64 } as const;

/** In characters: a visitor's browser takes no longer content file. */
export const longestContent = 2_000_000;

export interface ParsedFile {
  readonly value: unknown;
  readonly findings: readonly Finding[];
}

interface Measures {
  /** How many members its objects have. */
  readonly members: number;
  /** About how many values it holds. */
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
        // A string ends at the next quote that no odd run of backslashes precedes.
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

function isEscaped(text: string, quote: number): boolean {
  let slashes = 0;
  while (text[quote - 1 - slashes] === '\\') slashes += 1;
  return slashes % 2 === 1;
}

function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) count += countMembers(item);
  } else {
    for (const key of Object.keys(value))
      count += 1 + countMembers((value as Record<string, unknown>)[key]);
  }
  return count;
}

/** The keys that stand twice in one object; called only when the counts differ. */
function findDuplicateKeys(file: string, text: string): Finding[] {
  const findings: Finding[] = [];
  const objects: Map<string, number>[] = [];
  const told = new Set<string>();
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
      // A key that stands there a thousand times is one mistake.
      if (told.has(`${first} ${key}`) || told.size > 1000) return;
      told.add(`${first} ${key}`);
      const related = [{ file, pointer: '', offset: first, message: 'It stands here first.' }];
      findings.push({ code: 'duplicate-key', file, pointer: '', offset, params: { key }, related });
    },
  });
  return findings;
}

interface SyntaxFault {
  readonly offset: number;
  readonly reason: string;
  readonly remedy: string;
}

const smartQuotes = /[\u201c\u201d\u201e\u2018\u2019\u00ab\u00bb]/;

/** What is wrong with a text that JSON.parse refused, in words. */
function explainSyntax(text: string): SyntaxFault {
  const errors: ParseError[] = [];
  parseLoosely(text, errors, { allowTrailingComma: false, disallowComments: true });
  const offset = Math.min(errors[0]?.offset ?? text.length, text.length);
  const before = text.slice(0, offset).trimEnd();
  const here = text.slice(offset);
  if (text.trim() === '') {
    return {
      offset: 0,
      reason: 'the file is empty',
      remedy: 'Write a JSON value, or restore the file.',
    };
  }
  if (/^<(!doctype|html|\?xml)/i.test(text.trimStart())) {
    return {
      offset: 0,
      reason: 'this is a web page',
      remedy: 'Save the JSON text, not the page that shows it.',
    };
  }
  if (/^<{7}|^={7}|^>{7}/m.test(text)) {
    const marker = text.search(/^(<{7}|={7}|>{7})/m);
    return {
      offset: marker,
      reason: 'it holds the marks of a merge conflict',
      remedy: 'Resolve the conflict.',
    };
  }
  if (/^\/[/*]/.test(here) || /^#/.test(here)) {
    return {
      offset,
      reason: 'a comment stands here',
      remedy: 'JSON has no comments: use a "$comment" field.',
    };
  }
  if (smartQuotes.test(here.charAt(0))) {
    return {
      offset,
      reason: 'this is a typographic quotation mark',
      remedy: 'Use straight quotes: ".',
    };
  }
  if (here.startsWith("'")) {
    return { offset, reason: 'this is a single quotation mark', remedy: 'Use double quotes: ".' };
  }
  if (before.endsWith(',') && /^[\]}]/.test(here.trimStart())) {
    return {
      offset: before.length - 1,
      reason: 'a comma stands before the closing bracket',
      remedy: 'Remove this comma.',
    };
  }
  if (here.trim() === '') {
    return {
      offset: before.length,
      reason: 'the file ends too early',
      remedy: 'Close what is still open, or restore the rest of the file.',
    };
  }
  return { offset, ...explainToken(before, here, text, offset) };
}

function explainToken(
  before: string,
  here: string,
  text: string,
  offset: number,
): { reason: string; remedy: string; offset?: number } {
  if (/["\]}\w]$/.test(before) && /^["{[\w-]/.test(here)) {
    return {
      offset: before.length,
      reason: 'a comma is missing here',
      remedy: 'Put a comma behind the value.',
    };
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: raw control characters are what it looks for
  if (/^[\u0000-\u001f]/.test(here) || /^"[^"\n]*\n/.test(here)) {
    return {
      reason: 'a text runs over the end of its line',
      remedy: 'Close the quotation mark; a line break is written \\n.',
    };
  }
  const word = /^[A-Za-z_$][\w$]*/.exec(here)?.[0];
  if (word) {
    return {
      reason: `${JSON.stringify(word)} stands without quotes`,
      remedy: 'Put it in double quotes.',
    };
  }
  return {
    reason: `${JSON.stringify(text.charAt(offset))} is not expected here`,
    remedy: 'Remove it, or add what is missing before it.',
  };
}

/** The value of a JSON text; `value` is undefined where the text has none. */
export function parseJson(
  file: string,
  text: string,
  longest: number = limits.characters,
): ParsedFile {
  const stop = (code: Finding['code'], params: Finding['params'], offset = 0): ParsedFile => ({
    value: undefined,
    findings: [{ code, file, pointer: '', offset, params }],
  });
  if (text.length > longest)
    return stop('too-large', { size: text.length, unit: 'characters', limit: longest });
  if (text.startsWith('\ufeff'))
    return stop('wrong-encoding', { reason: 'it begins with a byte order mark' });
  if (text.includes('\u0000')) {
    return stop('wrong-encoding', { reason: 'it holds NUL characters' }, text.indexOf('\u0000'));
  }
  const { members, values, tooDeepAt } = measure(text);
  if (values > limits.values)
    return stop('too-large', { size: values, unit: 'values', limit: limits.values });
  if (tooDeepAt !== undefined) return stop('too-deep', { limit: limits.depth }, tooDeepAt);
  try {
    const value: unknown = JSON.parse(text);
    return {
      value,
      findings: countMembers(value) === members ? [] : findDuplicateKeys(file, text),
    };
  } catch {
    const { offset, reason, remedy } = explainSyntax(text);
    return stop('not-json', { reason, remedy }, offset);
  }
}
