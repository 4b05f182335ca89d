// npm run collection -- add ID: adds a collection with its list, together or not at all, and says what to do next.
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { findCommand } from './command/find-command';
import { toSiteCall } from './command/site-call';
import { makeChange } from './page';

const explainNext = (root: string, id: string): string => `
Next:
1. Write the first item: ${toSiteCall(`npm run page -- add ${id}:first --title "The first" --summary "What it is about."`, root)}
2. Look at it: ${toSiteCall('npm run dev', root)}, then open /${id}
3. Say in the manifest, in "collections", what else it has: "tags", "archive", "feeds" and more. Its items are of the "kind" that stands there.
To undo it: ${toSiteCall('npm run undo', root)}
`;

export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { name, args: words } = findCommand(['collection', ...args]);
    const given = parseArguments(commands[name as 'collection add'], words);
    const { root, dryRun, ...collection } = given;
    const operation = { op: 'collection add', ...collection } as const;
    const code = await makeChange({ root, dryRun, operation });
    if (code === 0 && !dryRun && collection.rows === undefined)
      process.stderr.write(explainNext(root, collection.id));
    return code;
  });
}
