// The tables of the commands → scripts/COMMANDS.md, and the guide of the package that has those of a site alone.
import { type Command, commands, packageCommands } from '../command/commands';
import { toCall, toPackageCall } from '../command/edition';
import { listArguments, toUsage } from '../command/help';
import operations from '../edit/operations.schema.json';

const escapeCell = (text: string): string => text.replaceAll('|', '\\|');

function describeCommand(command: Command, call: typeof toCall): string[] {
  const rows = listArguments(command).map(
    ([argument, about]) => `| \`${escapeCell(argument)}\` | ${escapeCell(about)} |`,
  );
  const table = rows.length === 0 ? [] : ['| argument | does |', '| --- | --- |', ...rows, ''];
  return [
    `## ${call(command.npm)}`,
    '',
    command.about,
    '',
    `\`${toUsage(command, call)}\``,
    '',
    ...table,
    ...(command === commands.apply ? describeOperations() : []),
  ];
}

/** A row for each operation, from the schema by which they are read. */
function describeOperations(): string[] {
  const { oneOf } = operations.definitions.operation;
  const definitions: Readonly<Record<string, object>> = operations.definitions;
  const rows = oneOf.map(({ $ref }) => {
    const name = decodeURIComponent($ref.slice($ref.lastIndexOf('/') + 1));
    const { description = '', examples = [] } = definitions[name] as {
      readonly description?: string;
      readonly examples?: readonly unknown[];
    };
    const written = examples.map((example) => `\`${escapeCell(JSON.stringify(example))}\``);
    return `| ${name} | ${escapeCell(description)} | ${written.join('<br>')} |`;
  });
  return ['| operation | does | example |', '| --- | --- | --- |', ...rows, ''];
}

const explain = (place: string): readonly string[] => [
  '# Commands',
  '',
  'Every command prints this with `--help`. An option is given once, with its value after a space or `=`. Relative paths start',
  'where you are when you type the command. The exit code is 2 if an argument is wrong; nothing has been read or written then.',
  place,
  '',
];

export const generateCommands = (): string =>
  [
    '<!-- Generated from scripts/command/commands.ts by `npm run types`: change that, not this file. -->',
    ...explain(
      'Without `--root` a command works on the site in the current folder; with npm, that is the folder of `package.json`.',
    ),
    ...Object.values<Command>(commands).flatMap((command) => describeCommand(command, toCall)),
  ].join('\n');

/** For sites with the package. */
export const generatePackageCommands = (): string =>
  [
    ...explain('Without `--root` a command works on the site in the current folder.'),
    ...Object.values(packageCommands).flatMap((command) => describeCommand(command, toPackageCall)),
  ].join('\n');
