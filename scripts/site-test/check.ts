// One thing that is tested of a site, and what came of it.

export interface Passed {
  /** What was looked at, in a few words. */
  readonly about?: string;
  /** Each is one finding, of one or more lines. Empty where all is well. */
  readonly problems: readonly string[];
}

/** Why nothing was looked at: a sentence for a person, with the remedy. */
export interface LeftOut {
  readonly leftOut: string;
}

export interface Outcome {
  readonly name: string;
  readonly result: Passed | LeftOut;
}

export const listProblems = ({ result }: Outcome): readonly string[] =>
  'problems' in result ? result.problems : [];

/** As many as a person will read. */
const maxProblems = 20;

const indent = (text: string): string => `    ${text.replaceAll('\n', '\n    ')}\n`;

function print({ name, result }: Outcome): string {
  if ('leftOut' in result) return `left out  ${name}: ${result.leftOut}\n`;
  const { about, problems } = result;
  const title = about === undefined ? name : `${name}: ${about}`;
  if (problems.length === 0) return `passed    ${title}\n`;
  const more = problems.length - maxProblems;
  const last = more > 0 ? [`And ${more} more.`] : [];
  return `failed    ${title}\n${[...problems.slice(0, maxProblems), ...last].map(indent).join('')}`;
}

/** All of them, and a line that counts them. */
export function printOutcomes(outcomes: readonly Outcome[]): string {
  const leftOut = outcomes.filter(({ result }) => 'leftOut' in result).length;
  const failed = outcomes.filter((outcome) => listProblems(outcome).length > 0).length;
  const passed = outcomes.length - leftOut - failed;
  return `${outcomes.map(print).join('')}\n${passed} passed, ${failed} failed, ${leftOut} left out\n`;
}
