// The text of a module → the small mistakes that can be made in it, one at a time.

export interface Mutant {
  readonly file: string;
  /** In UTF-16 units. */
  readonly offset: number;
  readonly length: number;
  /** What stands there instead. */
  readonly text: string;
}

/** Where an expression may begin, a slash begins a pattern. */
const beforePattern = /(?:^|[(,=:[!&|?{};\n>]|\breturn)\s*$/;

const pattern = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/y;
const quoted = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/y;
const comment = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y;

function matchAt(kind: RegExp, code: string, at: number): string | undefined {
  kind.lastIndex = at;
  return kind.exec(code)?.[0];
}

/** The same length, without comments and texts; patterns stay. */
function maskTexts(code: string): string {
  let masked = '';
  while (masked.length < code.length) {
    const at = masked.length;
    const hidden = matchAt(comment, code, at) ?? matchAt(quoted, code, at);
    const kept = beforePattern.test(masked.slice(-40)) ? matchAt(pattern, code, at) : undefined;
    if (hidden !== undefined) masked += hidden.replace(/[^\n]/g, '.');
    else masked += kept ?? code.charAt(at);
  }
  return masked;
}

/** What is looked for, and what stands there instead. */
const operators: readonly (readonly [what: RegExp, instead: (found: string) => string])[] = [
  [/(?<= )===(?= )/g, () => '!=='],
  [/(?<= )!==(?= )/g, () => '==='],
  [/(?<= )&&(?= |\n)/g, () => '||'],
  [/(?<= )\|\|(?= |\n)/g, () => '&&'],
  [/(?<= )(?:<|>)=(?= )/g, ([sign = '']) => sign],
  [/(?<= )[<>](?= )/g, (sign) => `${sign}=`],
  [/(?<= )[+](?= )/g, () => '-'],
  [/(?<= )-(?= )/g, () => '+'],
  [/(?<= )\*(?= )/g, () => '/'],
  [/\btrue\b/g, () => 'false'],
  [/\bfalse\b/g, () => 'true'],
  [/(?<=[(,=?:&|>] ?)!(?=[\w(])/g, () => ''],
  [/(?<=\.)some(?=\()/g, () => 'every'],
  [/(?<=\.)every(?=\()/g, () => 'some'],
  [/(?<=\.find)(?=\()/g, () => 'Last'],
  [/(?<=Math\.)min\b/g, () => 'max'],
  [/(?<=Math\.)max\b/g, () => 'min'],
  [/(?<![\w.#$])\d+(?![\w.])/g, (digits) => String(Number(digits) + 1)],
  [/(?<=\/)\^(?=[^/\n]*\/)/g, () => ''],
  [/\$(?=\/[a-z]*[).,;\s])/g, () => ''],
];

/** In the order of the text. Some are not a mistake at all: a type that says `true` is gone when the code runs. */
export function findMutants(file: string, code: string): Mutant[] {
  const masked = maskTexts(code);
  return operators
    .flatMap(([what, instead]) =>
      [...masked.matchAll(what)].map(({ index, 0: found }) => ({
        ...{ file, offset: index, length: found.length },
        text: instead(found),
      })),
    )
    .sort((one, other) => one.offset - other.offset);
}

export const applyMutant = (code: string, { offset, length, text }: Mutant): string =>
  code.slice(0, offset) + text + code.slice(offset + length);
