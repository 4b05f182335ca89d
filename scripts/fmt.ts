// npm run fmt: writes the manifest and its content files in their canonical form; with --check it only compares.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { invariant } from '../engine/model/invariant';
import { parseArguments } from './command/arguments';
import { CannotRun, exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { formatJson, sortManifest } from './edit/format-json';
import { openWorkspace } from './files/workspace';
import { writeAtomically } from './files/write-atomically';
import { findContentFiles, manifestFile, readSite } from './source/read-site';

function formatFile(path: string, text: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new CannotRun(`${path} is not valid JSON. Run \`npm run validate\` to see where.`);
  }
  if (path !== manifestFile) return formatJson(value);
  invariant(typeof value === 'object' && value !== null, 'a manifest is an object');
  return formatJson(sortManifest(value as Record<string, unknown>));
}

/** Exit code 1 when `--check` found a file in another form. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { root, check } = parseArguments(commands.fmt, args);
    const { manifest } = readSite(openWorkspace(root));
    const different = [manifestFile, ...findContentFiles(root)].filter((path) => {
      const file = join(root, path);
      const before = path === manifestFile ? manifest.text : readFileSync(file, 'utf8');
      const after = formatFile(path, before);
      if (before === after) return false;
      if (!check) writeAtomically(file, after, { flush: true });
      process.stdout.write(`${check ? 'would change' : 'wrote'} ${path}\n`);
      return true;
    });
    if (different.length === 0) process.stdout.write('Everything is in canonical form.\n');
    return check && different.length > 0 ? 1 : 0;
  });
}
