// Which files have not changed since all of them passed the linter: it knows nothing of its earlier runs.
import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Written when all have passed; its time is that of the moment before. */
const stamp = 'tests/.output/linted';

/** What decides how each file is judged. */
const rules: readonly string[] = ['.biome.json', 'package-lock.json'];

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0;

/** Those that have changed since then; undefined where any may be wrong. */
export function listUnlinted(engine: string, files: readonly string[]): string[] | undefined {
  const since = statSync(join(engine, stamp), { throwIfNoEntry: false })?.mtimeMs;
  if (since === undefined) return undefined;
  const isNew = (file: string): boolean => changedAt(join(engine, file)) >= since;
  return rules.some(isNew) ? undefined : files.filter(isNew);
}

/** Notes that all passed as they were at a moment, in milliseconds. */
export function noteLinted(engine: string, moment: number): void {
  const file = join(engine, stamp);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, moment / 1000, moment / 1000);
}
