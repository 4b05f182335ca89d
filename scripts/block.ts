// npm run block -- add TYPE: writes a block of the site's own that works at once, and says what to do next.
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { findCommand } from './command/find-command';
import { toSiteCall } from './command/site-call';
import { galleryBase } from './dev/dev-site';
import { addBlock } from './edit/add-block';
import { packageFile } from './edit/add-own-code';
import { makeExample } from './edit/block-template';
import { formatJson } from './edit/format-json';
import { writeEditorHelp } from './editor-help/write-editor-help';
import { openWorkspace } from './files/workspace';
import { writeSiteTypes } from './generate/write-site-types';
import { manifestFile } from './journal/site-paths';
import { openWorld } from './source/open-world';

const explainNext = (root: string, type: string, hasCompiler: boolean): string => `
Next:
1. Look at it: ${toSiteCall('npm run dev', root)}, then open ${galleryBase}#${type}
2. Put it among the "blocks" of a page in ${manifestFile}:
${formatJson(makeExample(type)).replace(/^/gm, '   ').trimEnd()}
3. Make it yours: what it may say in ${type}.schema.json, then ${type}.tsx, then ${type}.css.
${hasCompiler ? '' : '4. `npm install` fetches the type checker, with which `npm test` finds mistakes in its code.\n'}`;

export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { name, args: words } = findCommand(['block', ...args]);
    const { type, root } = parseArguments(commands[name as 'block add'], words);
    const written = addBlock(openWorkspace(root), type);
    const { workspace, contract } = await openWorld(root);
    const help = [
      ...writeEditorHelp(workspace, contract.schemas),
      ...(await writeSiteTypes(workspace, contract.schemas)),
    ];
    for (const file of [...written, ...help]) process.stdout.write(`wrote ${file}\n`);
    process.stdout.write(`To undo it: ${toSiteCall('npm run undo', root)}\n`);
    process.stdout.write(explainNext(root, type, !written.includes(packageFile)));
    return 0;
  });
}
