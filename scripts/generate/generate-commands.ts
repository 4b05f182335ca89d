// The tables of the commands → scripts/COMMANDS.md.
import { type Command, commands } from '../command/commands';
import { listArguments, toUsage } from '../command/help';

const escapeCell = (text: string): string => text.replaceAll('|', '\\|');

function describeCommand(command: Command): string[] {
  const rows = listArguments(command).map(
    ([argument, about]) => `| \`${escapeCell(argument)}\` | ${escapeCell(about)} |`,
  );
  const table = rows.length === 0 ? [] : ['| argument | does |', '| --- | --- |', ...rows, ''];
  return [`## ${command.npm}`, '', command.about, '', `\`${toUsage(command)}\``, '', ...table];
}

export const generateCommands = (): string =>
  [
    '<!-- Generated from scripts/command/commands.ts by `npm run types`: change that, not this file. -->',
    '# Commands',
    '',
    'Every command prints this with `--help`. An option is given once, with its value after a space or `=`. Relative paths start',
    'where you are when you type the command. The exit code is 2 if an argument is wrong; nothing has been read or written then.',
    'Without `--root` a command works on the site in the current folder; with npm, that is the folder of `package.json`.',
    '',
    ...Object.values<Command>(commands).flatMap(describeCommand),
  ].join('\n');
