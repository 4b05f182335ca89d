// npm run dev: the site while it is edited, shown again on every change.
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { openDevSite } from './dev/create-dev-site';
import type { DevUpdate } from './dev/dev-site';
import { type DevOptions, type DevPlace, runDev } from './dev/run-dev';
import { keepTexts, writeEditorHelp } from './editor-help/write-editor-help';
import type { World } from './files/world';
import { reportBriefly } from './report/pretty';

/** In milliseconds: how long after a change the files for editors are written. What a browser shows goes first. */
const later = 500;

async function updateEditorHelp(
  { workspace, contract }: World,
  make: ReturnType<typeof keepTexts>,
): Promise<void> {
  try {
    writeEditorHelp(workspace, contract.schemas, make);
    // The generator of types takes longer to load than everything else.
    if (workspace.blocks.length === 0) return;
    const { writeSiteTypes } = await import('./generate/write-site-types');
    await writeSiteTypes(workspace, contract.schemas);
  } catch {
    // Where the folder is not writable, the server goes on without.
  }
}

/** Prints the findings; and, once, that there are none any more. */
function makeReport(): (update: DevUpdate, place: DevPlace) => void {
  let wrong = false;
  let updating: NodeJS.Timeout | undefined;
  const make = keepTexts();
  return ({ findings, error }, { root, world }) => {
    clearTimeout(updating);
    if (world !== undefined)
      updating = setTimeout(() => void updateEditorHelp(world, make), later).unref();
    reportBriefly(findings, root);
    if (error !== undefined) process.stderr.write(`${error}\n`);
    const before = wrong;
    wrong = error !== undefined || findings.length > 0;
    if (before && !wrong) process.stderr.write('All findings are fixed.\n');
  };
}

/** `onEditor`: called with the address of the editor. */
export const serveDev = (
  options: DevOptions,
  onEditor?: (address: string) => void,
): Promise<number> =>
  runDev(options, {
    ...(onEditor && { onEditor }),
    openSite: openDevSite,
    report: makeReport(),
    openEditor: async (workspace) =>
      (await import('./editor/server/open-editor')).openEditor(workspace),
  });

export const run = (args: readonly string[]): Promise<number> =>
  exitCodeOf(() => serveDev(parseArguments(commands.dev, args)));
