// The calls of an error, in bundles → its stack, with the files and lines of the sources.
import { readFileSync, statSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';

interface ReadMap {
  /** When the file that it was read from was written. */
  readonly written: number;
  /** It is large, and takes longer to read than a stack to write: it stays while there is memory. */
  readonly map: WeakRef<SourceMap>;
}

const known = new Map<string, ReadMap>();

/** The map beside a bundle; undefined for code that has none. */
function findMap(file: string): SourceMap | undefined {
  if (!file.endsWith('.cjs')) return undefined;
  const path = `${file}.map`;
  try {
    const written = statSync(path).mtimeMs;
    const found = known.get(path);
    const kept = found?.written === written ? found.map.deref() : undefined;
    if (kept !== undefined) return kept;
    const map = new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
    known.set(path, { written, map: new WeakRef(map) });
    return map;
  } catch {
    return undefined;
  }
}

function describeCall(call: NodeJS.CallSite): string {
  const text = String(call);
  const file = call.getFileName();
  const line = call.getLineNumber();
  const column = call.getColumnNumber();
  if (!file || line === null || column === null) return text;
  // Stacks count lines and columns from 1, maps from 0.
  const entry = findMap(file)?.findEntry(line - 1, column - 1);
  if (entry === undefined || !('originalSource' in entry)) return text;
  const source = resolve(dirname(file), entry.originalSource);
  const place = `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  return text.replace(`${file}:${line}:${column}`, () => place);
}

/**
 * For `Error.prepareStackTrace`: V8 asks when a stack is read, so an error that nobody prints costs nothing. Node's own way
 * (`--enable-source-maps`) reads every map when its code is loaded, which takes longer than a short command.
 */
export function toSourceStack(error: Error, calls: readonly NodeJS.CallSite[]): string {
  const lines = calls.map((call) => `\n    at ${describeCall(call)}`);
  return `${Error.prototype.toString.call(error)}${lines.join('')}`;
}
