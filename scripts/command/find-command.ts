// Words of a command line → the command they name, and its arguments. A mistake becomes one sentence (CannotRun).
import { findNearest } from '../../engine/manifest/shape/nearest';
import { CannotRun } from './cannot-run';
import { type CommandName, commands, siteCommands } from './commands';
import { isPackage } from './edition';

const names = Object.keys(isPackage ? siteCommands : commands) as CommandName[];

/** The names that follow a beginning, which is empty or the name of a group of commands. */
const listNext = (prefix: string): readonly string[] => [
  ...new Set(
    names
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length).split(' ')[0] ?? ''),
  ),
];

function refuse(word: string | undefined, prefix: string): never {
  const known = listNext(prefix);
  const kind = prefix === '' ? 'command' : 'action';
  const list = `Known ${kind}s: ${known.join(', ')}.`;
  if (word === undefined) throw new CannotRun(`No ${kind} is given. ${list}`);
  if (word.startsWith('-'))
    throw new CannotRun(`${word} comes before the ${kind}. Write the ${kind} first. ${list}`);
  const nearest = findNearest(word, known);
  throw new CannotRun(
    `Unknown ${kind} "${word}". ${nearest === undefined ? list : `Did you mean "${nearest}"?`}`,
  );
}

interface FoundCommand {
  readonly name: CommandName;
  readonly args: readonly string[];
}

/**
 * The command at the start of a command line: of one word, or of two where commands form a group, as in `page add`.
 * @throws CannotRun when there is none.
 */
export function findCommand(words: readonly string[]): FoundCommand {
  const [first, second, ...rest] = words;
  const alone = names.find((name) => name === first);
  if (alone !== undefined) return { name: alone, args: words.slice(1) };
  if (first === undefined || !names.some((name) => name.startsWith(`${first} `)))
    return refuse(first, '');
  const name = names.find((one) => one === `${first} ${second}`);
  return name === undefined ? refuse(second, `${first} `) : { name, args: rest };
}

/** The commands that the words before the first option name: all, a group, or one. */
export function findNamed(words: readonly string[]): readonly CommandName[] {
  const end = words.findIndex((word) => word.startsWith('-'));
  const named = words.slice(0, end < 0 ? undefined : end);
  for (const count of [2, 1]) {
    const name = named.slice(0, count).join(' ');
    const found = names.filter((one) => one === name || one.startsWith(`${name} `));
    if (name !== '' && found.length > 0) return found;
  }
  return named.length === 0 ? names : [findCommand(words).name];
}
