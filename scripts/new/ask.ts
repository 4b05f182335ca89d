// Questions at a terminal → answers. An empty answer keeps what stands in brackets.
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { CannotRun } from '../command/cannot-run';

interface Question {
  readonly text: string;
  readonly usual: string;
  /** What helps to answer it, in a line of its own; asked for when the question is. */
  readonly help?: () => string;
  /** Asked again until it is one of them. */
  readonly among?: readonly string[];
}

interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
}

const explain = ({ text, usual, among }: Question): string =>
  `${text}${among === undefined ? '' : ` (${among.join(', ')})`} [${usual}]: `;

/**
 * Undefined for each that was left empty.
 * @throws CannotRun when the input ends before the last answer
 */
export async function askAll(
  questions: readonly Question[],
  { input, output }: Terminal,
): Promise<readonly (string | undefined)[]> {
  if (questions.length === 0) return [];
  const lines = createInterface({ input });
  const answers: (string | undefined)[] = [];
  const isDone = () => answers.length === questions.length;
  const ask = (): void => {
    const next = questions[answers.length];
    if (next !== undefined) output.write(explain(next));
  };
  const begin = (): void => {
    const help = questions[answers.length]?.help;
    if (help !== undefined) output.write(`${help()}\n`);
    ask();
  };
  begin();
  for await (const line of lines) {
    const among = questions[answers.length]?.among;
    const answer = line.trim();
    const isAnswer = answer === '' || among === undefined || among.includes(answer);
    if (isAnswer) answers.push(answer || undefined);
    if (isDone()) break;
    if (isAnswer) begin();
    else ask();
  }
  lines.close();
  if (!isDone()) throw new CannotRun('There was no answer. Give the values as options instead.');
  return answers;
}
