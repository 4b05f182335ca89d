// The table of a command → its usage and its help.
import type { Command } from './commands';
import { toCall } from './edition';
import type { Flag, ValueArgument } from './option';
import { toOption } from './option-name';

/** One line of a list: what to write, and what it does. */
type Row = readonly [argument: string, about: string];

function toArgument(name: string, option: ValueArgument | Flag): string {
  if ('value' in option) return `${toOption(name)} ${option.value}`;
  return toOption(name) + (option.words === undefined ? '' : `[=${option.words.join('|')}]`);
}

const isRequired = (option: ValueArgument | Flag): boolean =>
  'required' in option && option.required === true;

/** `npm run page -- move ID --path PATH [options]`; `call` says how the command is started. */
export function toUsage(command: Command, call = toCall): string {
  const { npm, positionals = {}, rest = {}, options, passedTo } = command;
  const required = Object.entries(options).filter(([, option]) => isRequired(option));
  const words = [
    ...Object.values(positionals).map(({ value, required }) => (required ? value : `[${value}]`)),
    ...Object.values(rest).map(({ value }) => `[${value} …]`),
    ...required.map(([name, option]) => toArgument(name, option)),
    ...(passedTo === undefined ? [] : [`[arguments of ${passedTo}]`]),
    ...(Object.keys(options).length > required.length ? ['[options]'] : []),
  ];
  const start = call(npm);
  const isPassedOn = start.startsWith('npm ') && !start.includes(' -- ') && words.length > 0;
  return [start, ...(isPassedOn ? ['--'] : []), ...words].join(' ');
}

function describe(argument: ValueArgument | Flag): string {
  if (!('value' in argument)) return argument.about;
  if (argument.required) return `${argument.about} (required)`;
  const { about, default: usual } = argument;
  return usual === undefined ? about : `${about} (default: ${usual.text})`;
}

/** Every argument of a command, positional ones first. */
export const listArguments = ({
  positionals = {},
  rest = {},
  options,
}: Command): readonly Row[] => [
  ...Object.values({ ...positionals, ...rest }).map((one): Row => [one.value, describe(one)]),
  ...Object.entries(options).map(([name, one]): Row => [toArgument(name, one), describe(one)]),
];

/** Rows as columns of a terminal. */
export function printRows(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([argument]) => argument.length));
  return rows.map(([argument, about]) => `  ${argument.padEnd(width)}  ${about}\n`).join('');
}

const help: Row = ['-h, --help', 'print this help'];

export const printHelp = (command: Command, usage = toUsage(command)): string =>
  `Usage: ${usage}\n\n${command.about}\n\n${printRows([...listArguments(command), help])}`;
