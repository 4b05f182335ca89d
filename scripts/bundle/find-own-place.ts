// The stack of an error → the first place of it in the code of a site's own blocks.
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { CodePlace } from '../command/invalid-code';
import type { Workspace } from '../files/workspace';
import { toOwnPlace } from './own-places';

interface Call {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

function parseCalls(stack: string): Call[] {
  const calls = stack.matchAll(/^ +at (?:.*? \()?(.+?):(\d+):(\d+)\)?$/gm);
  return [...calls].map(([, file = '', line, column]) => ({
    file,
    line: Number(line),
    column: Number(column),
  }));
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    return undefined;
  }
}

/** By the file of the bundle: a map is large, and a stack has many calls of one bundle. */
type Maps = Map<string, SourceMap | undefined>;

/** A call in a bundle → the same in its source. Most commands read stacks like that already. */
function toSource(call: Call, maps: Maps): Call {
  if (call.file.endsWith('.cjs') && !maps.has(call.file)) maps.set(call.file, readMap(call.file));
  const map = maps.get(call.file);
  // Stacks count lines and columns from 1, maps from 0.
  const entry = map?.findEntry(call.line - 1, call.column - 1);
  if (entry === undefined || !('originalSource' in entry)) return call;
  const { originalSource, originalLine: line, originalColumn: column } = entry;
  const file = resolve(dirname(call.file), originalSource);
  return { file, line: line + 1, column: column + 1 };
}

/** Bundles name the modules of a site by their place in it. */
const toPlace = (workspace: Workspace, file: string): string | undefined =>
  /\bsite:((?:blocks|kinds)\/.*)$/.exec(file)?.[1] ?? toOwnPlace(workspace, file);

/** What own code throws may throw again when it is looked at. */
export function readThrown(error: unknown): { readonly message: string; readonly stack: string } {
  try {
    const isError = error instanceof Error;
    return {
      message: (isError ? String(error.message) : String(error)).replace(/\.$/, ''),
      stack: isError ? String(error.stack) : '',
    };
  } catch {
    return { message: 'something that cannot be read', stack: '' };
  }
}

export const findOwnPlace = (workspace: Workspace, error: unknown): CodePlace | undefined =>
  findPlaceOfStack(workspace, readThrown(error).stack);

export function findPlaceOfStack(workspace: Workspace, stack: string): CodePlace | undefined {
  const maps: Maps = new Map();
  for (const call of parseCalls(stack)) {
    const { line, column, ...source } = toSource(call, maps);
    const file = toPlace(workspace, source.file);
    if (file !== undefined) return { file, line, column };
  }
  return undefined;
}
