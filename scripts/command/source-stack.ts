// The calls of an error, in bundles → its stack, with the files and lines of the sources.
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';

/** The map beside a bundle; undefined for code that has none. */
function readMap(file: string): SourceMap | undefined {
  if (!file.endsWith('.cjs')) return undefined;
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    return undefined;
  }
}

type FindMap = (file: string) => SourceMap | undefined;

/** A map is large: each is read once for a stack. */
function createMaps(): FindMap {
  const maps = new Map<string, SourceMap | undefined>();
  return (file) => {
    if (!maps.has(file)) maps.set(file, readMap(file));
    return maps.get(file);
  };
}

function describeCall(call: NodeJS.CallSite, findMap: FindMap): string {
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
  const findMap = createMaps();
  const lines = calls.map((call) => `\n    at ${describeCall(call, findMap)}`);
  return `${Error.prototype.toString.call(error)}${lines.join('')}`;
}
