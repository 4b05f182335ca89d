// npm run types: writes everything that is generated from schemas/, and what helps editors with the site in --root.
// With --check it only compares; with --editor it writes the help alone.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Contract } from '../engine/model/contract';
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { writeEditorHelp } from './editor-help/write-editor-help';
import { openWorkspace, type Workspace } from './files/workspace';
import { generateAll } from './generate/generate';
import { readSchemas } from './source/read-schemas';

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** Exit code 0 when everything is (now) up to date, 1 when `--check` found a difference. */
export async function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { root, check, editor } = parseArguments(args, { check: 'flag', editor: 'flag' });
    const workspace = openWorkspace(root);
    const schemas = readSchemas(join(workspace.engine, 'schemas'));
    const code = editor ? 0 : await update(check, workspace, schemas);
    if (!check)
      for (const file of writeEditorHelp(workspace, schemas))
        process.stdout.write(`wrote ${file}\n`);
    return code;
  });
}

async function update(
  check: boolean,
  workspace: Workspace,
  schemas: Contract['schemas'],
): Promise<number> {
  const { engine } = workspace;
  const generated = await generateAll(workspace, schemas);
  const stale = [...generated].filter(([file, text]) => read(join(engine, file)) !== text);
  for (const [file, text] of stale) {
    if (check) {
      process.stderr.write(`${file} differs from schemas/: run \`npm run types\`.\n`);
      continue;
    }
    mkdirSync(dirname(join(engine, file)), { recursive: true });
    writeFileSync(join(engine, file), text);
    process.stdout.write(`wrote ${file}\n`);
  }
  if (stale.length === 0)
    process.stdout.write(`${generated.size} generated files are up to date.\n`);
  return check && stale.length > 0 ? 1 : 0;
}
