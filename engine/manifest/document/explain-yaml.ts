// What breaks YAML, as its parser names it → the cause and the remedy in our words.

export interface YamlMistake {
  readonly reason: string;
  readonly remedy: string;
}

/** What the parser calls words behind the end of a value. */
export const endedEarly = 'UNEXPECTED_TOKEN';

const quoted = 'Put the value in quotes: "…".';
const lines = 'Write "name: value" in a line of its own.';

/** By the first character of a value. */
const byCharacter: Readonly<Record<string, YamlMistake>> = {
  '{': { reason: 'a value that begins with "{" is an object in YAML', remedy: quoted },
  '*': { reason: 'a value that begins with "*" is a reference in YAML', remedy: quoted },
  '&': { reason: 'a value that begins with "&" names a place in YAML', remedy: quoted },
  '!': { reason: 'a value that begins with "!" is a type in YAML', remedy: quoted },
};

/** By the first character of a value that has ended where more words stand. */
const ended: Readonly<Record<string, YamlMistake>> = {
  "'": { reason: `the second "'" ends the value`, remedy: quoted },
  '"': { reason: `the second '"' ends the value`, remedy: "Put the value in quotes: '…'." },
  '[': { reason: 'a value that begins with "[" is a list in YAML', remedy: quoted },
  '-': { reason: 'a value that begins with "- " is a list in YAML', remedy: quoted },
  '>': { reason: 'the words of a value that begins with ">" stand below it', remedy: quoted },
  '|': { reason: 'the words of a value that begins with "|" stand below it', remedy: quoted },
};

const mistakes: Readonly<Record<string, YamlMistake>> = {
  BLOCK_AS_IMPLICIT_KEY: { reason: 'the value contains a colon and a space', remedy: quoted },
  TAB_AS_INDENT: { reason: 'a line is indented with a tab', remedy: 'Indent it with spaces.' },
  DUPLICATE_KEY: { reason: 'the same name appears twice', remedy: 'Remove one of the two.' },
  MULTIPLE_DOCS: { reason: 'a second document begins here', remedy: 'Remove this line.' },
  MISSING_CHAR: {
    reason: 'a quotation mark or a bracket is missing',
    remedy: 'Close what is open here.',
  },
  TOO_LONG: { reason: 'it has more than 10,000 characters', remedy: 'Shorten it.' },
  TOO_DEEP: { reason: 'values are nested more than 8 levels deep', remedy: 'Reduce the nesting.' },
  BAD_INDENT: {
    reason: 'the line is indented otherwise than its neighbours',
    remedy: 'Begin it below the first letter of the lines that it belongs to.',
  },
  BAD_DQ_ESCAPE: {
    reason: 'in double quotes a backslash begins a code',
    remedy: "Put the value between single quotes: '…'.",
  },
};

/** `written` is what stands from there on. */
export function explainYaml(code: string, written = ''): YamlMistake {
  const [first = ''] = written;
  if (code === 'BAD_SCALAR_START' || first === '@' || first === '`')
    return { reason: `no value begins with "${first}" in YAML`, remedy: quoted };
  const known = code === endedEarly ? ended[first] : undefined;
  return (
    known ??
    byCharacter[first] ??
    mistakes[code] ?? { reason: 'its syntax breaks here', remedy: lines }
  );
}

/** `mayGoOn`: as a part of the value above it, its line is indented on purpose. */
export function explainSpaces(name: string, count: number, mayGoOn: boolean): YamlMistake {
  const spaces = count === 1 ? 'one space' : `${count} spaces`;
  const otherwise = mayGoOn
    ? '; if it belongs to the value above it, put all of that value in quotes: "…".'
    : '.';
  return {
    reason: `this line begins with ${spaces} too many`,
    remedy: `Remove ${spaces} before "${name}"${otherwise}`,
  };
}

/** A number with a comma between braces: three digits behind it are thousands. */
export const explainSplitNumber = (number: string, rest: string): YamlMistake => ({
  reason: 'between braces a comma ends a value',
  remedy: `Write the number without it: ${rest.length === 3 ? `${number}${rest}` : `${number}.${rest}`}.`,
});
