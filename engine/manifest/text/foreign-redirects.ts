// A line of a list of redirects that is written for other programs → what is the matter with it, and what to write.

/** Why a line is not a redirect, which of its fields says so, and what to do about this one. */
export interface BrokenLine {
  readonly reason: string;
  readonly field?: number;
  readonly remedy?: string;
}

/** What stands between the fields of a line in place of commas. */
const separators: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/;/, 'semicolons'],
  [/\t/, 'tabs'],
  [/^\/\S* +(?:\/|https?:)\S*(?: +[34]\d\d!?)?$/, 'spaces'],
];

export function explainSeparators(words: readonly string[] | string): string | undefined {
  if (typeof words === 'string' || words.length > 1) return undefined;
  const [, name] = separators.find(([pattern]) => pattern.test(words[0] ?? '')) ?? [];
  return name && `its fields are separated by ${name}, not by commas`;
}

const apache = /^(?:Redirect(?:Match|Permanent|Temp)?|Rewrite(?:Rule|Cond|Engine|Base))\s|^<\/?If/i;
const nginx = /^(?:rewrite|return|location)\s.*[;{]\s*$/;

/** Old address, new address and status: "Redirect 301 /old /new". */
const plain =
  /^Redirect(?:Permanent)?\s+(?:(?:30[18]|permanent)\s+)?"?(\/[^\s",]*)"?\s+"?([^\s",]+)"?\s*$/i;

/** A rule in the language of a server. */
export function findServerRule(line: string): BrokenLine | undefined {
  const server = apache.test(line) ? 'Apache' : nginx.test(line) ? 'nginx' : undefined;
  if (server === undefined) return undefined;
  const [, from, to] = plain.exec(line) ?? [];
  const reason = `it is a rule of ${server}`;
  if (from === undefined) {
    const remedy =
      'Write each old address and its new one, "/menu.php,/menu", or "/old/*,/new/*" for all below; remove other rules.';
    return { reason, remedy };
  }
  return { reason, remedy: `Write "${from},${to}".` };
}

/** What stands for a part of the old address in the new one. */
const takenOver = /(?<=\/):[a-z]\w*|\$\d|\{\w+\}/i;

/** A new address that is to hold a part of the old one. */
export function findTakenOver([from = '', to = '']: readonly string[]): BrokenLine | undefined {
  const [part] = (to.startsWith('/') && takenOver.exec(to)) || [];
  if (part === undefined) return undefined;
  const near = `${to.slice(0, to.indexOf(part)).replace(/\/?$/, '/')}*`;
  return {
    reason: `its new address has "${part}" in it, which other programs fill in`,
    field: 1,
    remedy: from.endsWith('/*')
      ? `Write "${from},${near}": what stands behind it is kept.`
      : 'Write each old address and its new one, or "/old/*,/new/*" for all below.',
  };
}

/** A remark behind the fields of a line, of which none holds " #". */
export function findRemark(words: readonly string[]): BrokenLine | undefined {
  const field = words.findIndex((word) => /\s#/.test(word));
  if (field === -1) return undefined;
  return {
    reason: 'a remark stands behind it',
    field,
    remedy: 'Write the remark in a line of its own above it, which begins with "#".',
  };
}
