// npm run types: writes everything that is generated from schemas/, and what helps editors with the site in --root.
// With --check it only compares; with --editor it writes the help alone.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { writeEditorHelp } from './editor-help/write-editor-help';
import { engineFolder } from './files/engine-folder';
import { generateAll } from './generate/generate';

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
    const code = editor ? 0 : await update(check);
    if (!check) for (const file of writeEditorHelp(root)) process.stdout.write(`wrote ${file}\n`);
    return code;
  });
}

async function update(check: boolean): Promise<number> {
  const generated = await generateAll(join(engineFolder, 'schemas'));
  const stale = [...generated].filter(([file, text]) => read(join(engineFolder, file)) !== text);
  for (const [file, text] of stale) {
    if (check) {
      process.stderr.write(`${file} differs from schemas/: run \`npm run types\`.\n`);
      continue;
    }
    mkdirSync(dirname(join(engineFolder, file)), { recursive: true });
    writeFileSync(join(engineFolder, file), text);
    process.stdout.write(`wrote ${file}\n`);
  }
  if (stale.length === 0)
    process.stdout.write(`${generated.size} generated files are up to date.\n`);
  return check && stale.length > 0 ? 1 : 0;
}
