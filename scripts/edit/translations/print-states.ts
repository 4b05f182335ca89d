// What is done in a language, and what was done just now → lines of a terminal.

import type { Changes, Done } from './accept';
import type { Counts, LanguageCounts } from './count-states';

const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

function describe({ done, stale, missing, kept, machine, words }: Counts): string {
  const states = [
    `${done} done`,
    `${stale} stale`,
    `${missing} missing`,
    ...(kept > 0 ? [`${kept} kept`] : []),
    ...(machine > 0 ? [`${machine} by a machine`] : []),
  ];
  return `${states.join(', ')}; ${plural(words, 'word', 'words')} left`;
}

/** One line. */
export const printTotals = (counts: LanguageCounts): string =>
  `${counts.tag} (${counts.name}): ${describe(counts)}\n`;

/** One paragraph for each language: its totals, then the files in which something is left. */
function printCount(counts: LanguageCounts): string {
  const { files, absent } = counts;
  const width = Math.max(0, ...files.map(({ file }) => file.length));
  return [
    printTotals(counts).trimEnd(),
    ...files.map((file) => `  ${file.file.padEnd(width)}  ${describe(file)}`),
    ...(absent.length > 0 ? [`  not there: ${absent.join(', ')}`] : []),
    '',
  ].join('\n');
}

export const printCounts = (all: readonly LanguageCounts[]): string =>
  all.length === 0 ? 'The site speaks one language.\n' : all.map(printCount).join('');

/** As pairs, under the file that they stand in. */
export function printDone(done: readonly Done[]): string {
  const files = [...new Set(done.map(({ file }) => file))];
  return files
    .flatMap((file) => [
      file,
      ...done
        .filter((one) => one.file === file)
        .flatMap(({ part, from, was, to }) => [
          ...(part === undefined ? [] : [`  ${part}`]),
          ...(from === undefined ? [] : [`  from ${JSON.stringify(from)}`]),
          ...(was === undefined ? [] : [`  was  ${JSON.stringify(was)}`]),
          ...(to === undefined ? [] : [`  to   ${JSON.stringify(to)}`]),
        ]),
      '',
    ])
    .join('\n');
}

/** What was not accepted, and how it can be. */
export const printUntranslated = (parts: NonNullable<Changes['untranslated']>): string =>
  parts
    .map(
      ({ document, state }) =>
        `The part ${JSON.stringify(state.name)} of ${document.file} still has the words of the site: it was left out. Translate it, or name its line.\n`,
    )
    .join('');
