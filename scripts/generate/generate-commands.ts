// The tables of the commands → scripts/COMMANDS.md, and the guide of the package that has those of a site alone.
import { type Command, commands, packageCommands } from '../command/commands';
import { toCall, toPackageCall } from '../command/edition';
import { listArguments, toUsage } from '../command/help';

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
  ];
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
