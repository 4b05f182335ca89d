// The files beside a site from which assistants learn how it is changed, and what starts the server for them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../files/write-atomically';

/** What starts the server of the site: a program and its arguments. */
export interface ServerCall {
  readonly command: string;
  readonly args: readonly string[];
}

interface Setup {
  /** The folder of the engine's package, and where it has what a site begins with. */
  readonly engine: string;
  readonly starters: string;
  /** How a person starts a command, such as `npx plinth`. */
  readonly run: string;
  readonly server: ServerCall;
}

const print = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** By path: what the usual clients read. */
export function makeAssistantFiles({
  engine,
  starters,
  run,
  server,
}: Setup): ReadonlyMap<string, string> {
  const read = (name: string): string => readFileSync(join(engine, starters, 'home', name), 'utf8');
  const servers = print({ mcpServers: { plinth: server } });
  return new Map([
    ['AGENTS.md', read('agents.md').replaceAll('{run}', run)],
    ['.gitattributes', read('gitattributes')],
    ['.mcp.json', servers],
    ['.cursor/mcp.json', servers],
    ['.gemini/settings.json', servers],
    ['.vscode/mcp.json', print({ servers: { plinth: { type: 'stdio', ...server } } })],
  ]);
}

interface WrittenFiles {
  readonly written: readonly string[];
  /** They were there before, and stay as they are. */
  readonly left: readonly string[];
}

/** Writes those that are not there yet. */
export function writeMissing(root: string, files: ReadonlyMap<string, string>): WrittenFiles {
  const isThere = (path: string): boolean => existsSync(join(root, path));
  const left = [...files.keys()].filter(isThere);
  const written = [...files.keys()].filter((path) => !left.includes(path));
  for (const path of written) writeAtomically(join(root, path), files.get(path) ?? '');
  return { written, left };
}
