// What two people do not agree on → words: the place, what was there, what each has made of it, and who did that.

import { printable } from '../command/printable';
import type { JsonPath } from '../edit/json-edits';
import { type Author, findAuthor, findLastAuthor } from '../git/find-author';
import type { Conflict } from './merge-file';
import type { Revisions } from './merge-revisions';
import type { Side, Value } from './versions';

const maxText = 160;

/** More of them are a merge that nobody should make at once. */
const maxConflicts = 8;

function shorten(value: Value): string {
  if (value === undefined) return 'nothing';
  const text = printable(JSON.stringify(value));
  return text.length > maxText ? `${text.slice(0, maxText - 1)}…` : text;
}

const wholeFile: Readonly<Record<string, string>> = {
  text: 'another text',
  bytes: 'other bytes',
};

const describeFile = (value: Value): string =>
  value === undefined ? 'no file' : (wholeFile[String(value)] ?? String(value));

/** `pages/about/title`: as people say it, from the inside. */
const showPlace = (place: JsonPath): string => place.map(String).join(' › ') || 'the whole of it';

const showAuthor = ({ name, time, summary }: Author): string =>
  `${printable(name)}, ${new Date(time * 1000).toISOString().slice(0, 10)}, “${printable(summary)}”`;

/** Who wrote what is there; of something that is gone, who changed the file last. */
function findWriter(root: string, conflict: Conflict, [side, revision]: readonly [Side, string]) {
  const { file, place, values, lines } = conflict;
  return values[side] === undefined || place === undefined
    ? findLastAuthor(root, revision, file)
    : findAuthor(root, { revision, file, line: lines[side] });
}

function describe(root: string, conflict: Conflict, { ours, theirs }: Revisions): string {
  const { file, place, values } = conflict;
  const show = place === undefined ? describeFile : shorten;
  const by = (side: Side, revision: string): string => {
    const author = findWriter(root, conflict, [side, revision]);
    return `${show(values[side])}${author === undefined ? '' : `  (${showAuthor(author)})`}`;
  };
  return [
    `${printable(file)}${place === undefined ? '' : `  ${printable(showPlace(place))}`}`,
    `  was     ${place === undefined && values.base !== undefined ? 'there' : show(values.base)}`,
    `  ours    ${by('ours', ours)}`,
    `  theirs  ${by('theirs', theirs)}`,
    '',
  ].join('\n');
}

/** As much as fits on one screen. */
export function describeConflicts(
  root: string,
  conflicts: readonly Conflict[],
  revisions: Revisions,
): string {
  const shown = conflicts.slice(0, maxConflicts);
  const more = conflicts.length - shown.length;
  return [
    ...shown.map((conflict) => describe(root, conflict, revisions)),
    ...(more > 0 ? [`… and ${more} more.\n`] : []),
  ].join('');
}
