// What a step has changed → on which pages that is, and the words that a person knows it by.
import { isRecord } from '../../../engine/model/json';
import type { SaidChange } from '../said-change';
import type { Schemas } from './shell-state';
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

const isCode = (words: string): boolean => /^(?:#[\da-f]{3,8}|true|false)$/i.test(words);

/** By these names files name each other: readers see none of them. */
const isName = /\/(?:page|file|document|type|kind|parent|id)$/;

/** What forms say in other words, at any depth of a schema. */
function listChoices(schema: unknown): readonly unknown[] {
  if (!isRecord(schema)) return Array.isArray(schema) ? schema.flatMap(listChoices) : [];
  const own = Array.isArray(schema.enum) && schema.enumTitles !== undefined ? schema.enum : [];
  return [...own, ...Object.values(schema).flatMap(listChoices)];
}

/** What a person does not read, such as names of layouts and colours: what a step is about says which was chosen. */
export const listSettings = (schemas: Schemas): ReadonlySet<unknown> =>
  new Set(Object.values(schemas).flatMap(listChoices));

/** The first of them. */
export const listSaidWords = (
  said: readonly SaidChange[],
  settings: ReadonlySet<unknown>,
): readonly SaidChange[] =>
  said
    .filter((one) => !isRecordOnly(one) && !isName.test(one.pointer))
    .filter(({ before, after }) =>
      [before, after].some((one) => one !== '' && !settings.has(one) && !isCode(one)),
    )
    .slice(0, maxWords);
