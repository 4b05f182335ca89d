// What a step has changed → on which pages that is, and the words that a person knows it by.
import type { SaidChange } from '../said-change';
import { nameSpot } from './spots';

type Names = Parameters<typeof nameSpot>[0];

const maxNames = 3;
const maxWords = 3;

/** Nobody looks at these. */
const isRecordOnly = ({ file }: SaidChange): boolean =>
  file === 'site.urls.lock' || file.startsWith('.');

/** "Home, Prices and 4 more" */
export function nameSaidPlaces(names: Names, said: readonly SaidChange[]): string {
  const all = new Set(
    said
      .filter((one) => !isRecordOnly(one))
      // Its blocks may stand elsewhere since.
      .map(({ file, pointer }) =>
        nameSpot(names, { file, pointer: pointer.replace(/^(\/pages\/[^/]+)\/.*/, '$1') }),
      ),
  );
  const [shown, left] = [[...all].slice(0, maxNames), all.size - maxNames];
  return left > 0
    ? `${shown.join(', ')} and ${left} more`
    : shown.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

/** By these names files name each other: readers see none of them. */
const isName = /\/(?:page|file|document|type|kind|parent|id)$/;

/** The first of them. */
export const listSaidWords = (said: readonly SaidChange[]): readonly SaidChange[] =>
  said
    .filter((one) => !isRecordOnly(one) && !isName.test(one.pointer))
    .filter(({ before, after }) => before !== '' || after !== '')
    .slice(0, maxWords);
