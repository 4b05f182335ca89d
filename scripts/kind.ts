// npm run kind -- add KIND: writes a kind of items of the site's own that works at once, and says what to do next.
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { findCommand } from './command/find-command';
import { toSiteCall } from './command/site-call';
import { addKind } from './edit/add-kind';
import { packageFile } from './edit/add-own-code';
import { Base } from './edit/base';
import { check } from './edit/check';
import { readAndCommit } from './edit/commit';
import { describeOperations } from './edit/describe-operations';
import { toPlural } from './edit/kind-template';
import { writeEditorHelp } from './editor-help/write-editor-help';
import { openWorkspace } from './files/workspace';
import type { World } from './files/world';
import { writeSiteTypes } from './generate/write-site-types';
import { reportEdit } from './report/report-edit';
import { openWorld } from './source/open-world';

interface NewKind {
  readonly kind: string;
  readonly collection: string | undefined;
}

function explainNext(root: string, { kind, collection }: NewKind, hasCompiler: boolean): string {
  const id = collection ?? toPlural(kind);
  const words = `${id}:first --title "The first" --summary "What it is about."`;
  const make = `npm run collection -- add ${id} --kind ${kind}`;
  const steps = [
    ...(collection === undefined
      ? [`Make a collection of it, and the page with its list: ${toSiteCall(make, root)}`]
      : []),
    `Write the first item: ${toSiteCall(`npm run page -- add ${words}`, root)}`,
    `Look at it: ${toSiteCall('npm run dev', root)}, then open ${collection === undefined ? `/${id}/first` : 'it on the page of the collection'}`,
    'Make it yours: what an item may say in kind.schema.json, then page/page.tsx and card/card.tsx. Without a folder page/ or card/, its members are shown as facts.',
    ...(hasCompiler
      ? []
      : [
          '`npm install` fetches the type checker, with which `npm test` finds mistakes in its code.',
        ]),
  ];
  return `\nNext:\n${steps.map((step, index) => `${index + 1}. ${step}\n`).join('')}`;
}

/** Exit code 1 where the site would not be valid with it. */
function addCollection(root: string, world: World, { kind, collection = '' }: NewKind): number {
  const operations = [{ op: 'collection add', id: collection, kind } as const];
  return readAndCommit(root, (write) => {
    const checked = check(operations, new Base(world));
    if (!reportEdit(checked)) return 1;
    write(checked.site.files(), { about: describeOperations(operations) });
    return 0;
  });
}

export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { name, args: words } = findCommand(['kind', ...args]);
    const { root, ...made } = parseArguments(commands[name as 'kind add'], words);
    const written = addKind(openWorkspace(root), made.kind);
    const world = await openWorld(root, { documents: true });
    const code = made.collection === undefined ? 0 : addCollection(root, world, made);
    const { workspace, contract } = world;
    const help = [
      ...writeEditorHelp(workspace, contract.schemas),
      ...(await writeSiteTypes(workspace, contract.schemas)),
    ];
    for (const file of [...written, ...help]) process.stdout.write(`wrote ${file}\n`);
    process.stdout.write(`To undo it: ${toSiteCall('npm run undo', root)}\n`);
    process.stdout.write(explainNext(root, made, !written.includes(packageFile)));
    return code;
  });
}
