// What stands before a text → where its settings are, between two lines of hyphens or what was meant as these.

/** Blank lines may stand before the first line of hyphens where the next line is a setting. */
const fence =
  /(?<![\s\S])((?:\s+(?=---[ \t]*\r?\n[a-z][\w-]*:))?---[ \t]*\r?\n)(?!---|\.\.\.)(?=\S|[ \t]+[a-z][\w-]*:)([\s\S]*?)^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/m;

export interface FrontMatter {
  readonly yaml: string;
  /** Where the YAML begins. */
  readonly offset: number;
  /** Where the text begins. */
  readonly end: number;
}

/** Lines may end in CR alone, which YAML here does not know: all places stay. */
const withFeeds = (text: string): string =>
  text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text;

/** Two lines of hyphens around nothing but blank lines are two rules. */
export function findFrontMatter(text: string): FrontMatter | undefined {
  const found = fence.exec(withFeeds(text));
  if (found === null) return undefined;
  const [whole, first = '', yaml = ''] = found;
  return { yaml, offset: first.length, end: whole.length };
}

interface Unfenced {
  /** What the settings are called. */
  readonly names: readonly string[];
  /** Where the text begins. */
  readonly end: number;
}

const settings = '((?:[a-z][\\w-]*:(?:[ \\t][^\\r\\n]*)?\\r?\\n)+)';
const unclosed = new RegExp(`^\\s*---[ \\t]*\\r?\\n${settings}`);
const unopened = new RegExp(`^\\s*${settings}(?:---)?[ \\t]*(?:\\r?\\n|$)`);
const glued = new RegExp(`^\\s*---[ \\t]*${settings}(?:---[ \\t]*(?:\\r?\\n|$))?`);
const otherFence = new RegExp(
  `^\\s*(-{4,}|-{2}|[-–—]*[–—][-–—]*|\\*{3,}|_{3,}|={3,}|~{3,})[ \\t]*\\r?\\n${settings}[-–—*_=~]{1,80}[ \\t]*(?:\\r?\\n|$)`,
);

function findSettings(
  pattern: RegExp,
  text: string,
): (Unfenced & { readonly found: RegExpExecArray; readonly lines: string }) | undefined {
  const found = pattern.exec(withFeeds(text));
  const lines = found?.at(-1);
  if (!found || lines === undefined) return undefined;
  const names = [...lines.matchAll(/^[a-z][\w-]*/gm)].map(([name]) => name);
  return { names, end: found[0].length, found, lines };
}

/** Settings whose second line of hyphens is missing. */
export const findUnclosedMatter = (text: string): Unfenced | undefined =>
  findSettings(unclosed, text);

/** Settings that begin in the line of hyphens: a title among them tells them from words. */
export function findGluedMatter(text: string): Unfenced | undefined {
  const found = findSettings(glued, text);
  return found?.names.includes('title') ? found : undefined;
}

/** Settings whose first line of hyphens is missing, or both: a title among them tells them from words. */
export function findUnopenedMatter(
  text: string,
): (Unfenced & { readonly isClosed: boolean }) | undefined {
  const found = findSettings(unopened, text);
  if (!found?.names.includes('title')) return undefined;
  const isClosed = text.slice(0, found.end).trimEnd().endsWith('---');
  return isClosed || found.names.length > 1 ? { ...found, isClosed } : undefined;
}

/** Settings between other lines than those of three hyphens, as word processors make of them. */
export function findOtherFence(text: string): (Unfenced & { readonly marks: string }) | undefined {
  const found = findSettings(otherFence, text);
  return found && { ...found, marks: found.found[1] ?? '' };
}
