// npm run types: writes everything that is generated from schemas/, and the files for editors of the site in --root.
// With --check it only compares checked-in files; with --editor it leaves them alone. It must run, and repair, in any
// state of generated files: so nothing here imports one.
import { join } from 'node:path';
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { readAllSchemas } from './contract/read-all-schemas';
import { settingsFile } from './editor-help/editor-help-files';
import { areSettingsLeft, writeEditorHelp } from './editor-help/write-editor-help';
import { readIfThere } from './files/read-if-there';
import { openWorkspace, type Workspace } from './files/workspace';
import { writeAtomically } from './files/write-atomically';
import { generateAll } from './generate/generate';
import { writeSiteTypes } from './generate/write-site-types';
import { writeValidators } from './generate/write-validators';

const upToDate = 'All generated files are up to date.';

/** Exit code 0 when everything is (now) up to date, 1 when `--check` found a difference. */
export async function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { root, check, editor } = parseArguments(commands.types, args);
    const workspace = openWorkspace(root);
    const { engine } = workspace;
    const stale = editor ? new Map() : await findStale(workspace);
    if (check) return report(stale);
    for (const [file, text] of stale) writeAtomically(join(engine, file), text);
    const written = [
      ...stale.keys(),
      ...(await writeValidators(engine)),
      ...writeEditorHelp(workspace, readAllSchemas(workspace)),
      ...(await writeSiteTypes(workspace, readAllSchemas(workspace))),
    ];
    if (areSettingsLeft(workspace))
      process.stderr.write(
        `${settingsFile} is left as it is: only JSON without comments can be added to. Take the comments out, and run this again; until then editors complete nothing.\n`,
      );
    for (const file of written) process.stdout.write(`wrote ${file}\n`);
    if (written.length === 0) process.stdout.write(`${upToDate}\n`);
    return 0;
  });
}

/** The generated files that differ from the checked-in ones, with their new content. */
async function findStale(workspace: Workspace): Promise<ReadonlyMap<string, string>> {
  const generated = await generateAll(workspace);
  return new Map(
    [...generated].filter(([file, text]) => readIfThere(join(workspace.engine, file)) !== text),
  );
}

function report(stale: ReadonlyMap<string, string>): number {
  for (const file of stale.keys())
    process.stderr.write(`${file} is out of date. Run \`npm run types\`.\n`);
  if (stale.size === 0) process.stdout.write(`${upToDate}\n`);
  return stale.size === 0 ? 0 : 1;
}
