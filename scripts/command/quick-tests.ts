// The one rule of which tests are quick, and which of them are worth their time.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The beginning of a file that says why it is not: it starts commands, servers or bundlers, or tries random cases. */
export const isQuick = (text: string): boolean => !text.startsWith('// Not quick: ');

/** Tests that need a browser, or a network. */
const apart = /^tests\/(?:(?:reference\/)?e2e|browsers|looks|package|themes\/themes)\b/;

export const isQuickTest = (file: string, text: string): boolean =>
  !apart.test(file) && isQuick(text);

/** How long test files took the last time, in milliseconds. */
type Durations = ReadonlyMap<string, number>;

const cache = 'node_modules/.vite/vitest';

/** What Vitest has noted of earlier runs in a folder; nothing where there was none. */
export function readDurations(folder: string): Durations {
  try {
    const files = readdirSync(join(folder, cache));
    const results = files.flatMap(
      (name): [string, { duration: number }][] =>
        JSON.parse(readFileSync(join(folder, cache, name, 'results.json'), 'utf8')).results,
    );
    // A file stands there as "project:path".
    return new Map(results.map(([file, { duration }]) => [file.replace(/^\w+:/, ''), duration]));
  } catch {
    return new Map();
  }
}

/** What a file takes that has not run here yet, in milliseconds: three of four take less. */
const usual = 150;

/** What each file takes beside its tests: it is read, and so is what it imports. In milliseconds. */
const loading = 50;

/** The first tests of a list that take no longer than this together, in milliseconds; one at least. */
export function takeFor(time: number, tests: readonly string[], durations: Durations): string[] {
  const taken: string[] = [];
  let left = time;
  for (const file of tests) {
    const own = loading + (durations.get(file) ?? usual);
    if (taken.length > 0 && own > left) continue;
    taken.push(file);
    left -= own;
  }
  return taken;
}
