// YAML that breaks → the line of a setting with more spaces before its name than it should have, if that is why.
import type { YAMLError } from 'yaml';
import { endedEarly, explainSpaces, type YamlMistake } from './explain-yaml';

interface Setting {
  /** Where its line begins. */
  readonly offset: number;
  readonly name: string;
  /** How many characters stand before its name: spaces, and the mark of an item. */
  readonly indent: number;
  readonly isItem: boolean;
  readonly value: string;
}

const setting = /^( *)((?:- +)*)([\w-]+):(?=\s|$)(.*)/gm;

const listSettings = (yaml: string): Setting[] =>
  [...yaml.matchAll(setting)].map(
    ({ index, 1: spaces = '', 2: mark = '', 3: name = '', 4: value = '' }) => ({
      ...{ offset: index, name, indent: spaces.length + mark.length },
      ...{ isItem: mark !== '', value },
    }),
  );

/** The setting with too many spaces, and the one above or below it that shows how many there should be. */
function findPair(yaml: string, { code, pos: [near] }: YAMLError): readonly Setting[] {
  const all = listSettings(yaml);
  const index = all.findLastIndex(({ offset }) => offset <= near);
  const [above, at, below] = [all[index - 1], all[index], all[index + 1]];
  // All lines are measured by the first one.
  if (code === endedEarly && at?.offset === near) return all[0] ? [all[0], at] : [];
  if (code === 'BAD_INDENT' && at?.offset === near && above) return [at, above];
  // A line that the parser takes for no setting continues the value above it.
  const isValue = code === 'BLOCK_AS_IMPLICIT_KEY' && at && !/:\s/.test(at.value);
  return isValue && below ? [below, at] : [];
}

export function findIndented(
  yaml: string,
  error: YAMLError,
): ({ readonly offset: number } & YamlMistake) | undefined {
  const [own, other] = findPair(yaml, error);
  if (own === undefined || other === undefined || own.isItem) return undefined;
  const spaces = own.indent - other.indent;
  if (spaces <= 0) return undefined;
  const mayGoOn = error.code === 'BLOCK_AS_IMPLICIT_KEY' && spaces > 1;
  return { offset: own.offset, ...explainSpaces(own.name, spaces, mayGoOn) };
}
