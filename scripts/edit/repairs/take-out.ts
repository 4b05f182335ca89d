// A place in a manifest or content file → the removal of as little there as keeps the site valid.
import { findTextKind } from '../../../engine/content/addresses/text-kind';
import { toSteps } from '../../../engine/content/shape/shape';
import type { Finding, SourceRange } from '../../../engine/model/finding';
import { isRecord } from '../../../engine/model/json';
import { manifestFile } from '../../journal/site-paths';
import type { JsonPath } from '../json-edits';
import type { JsonOperation, Operation } from '../operations';
import { placesOf, type Repair, type RepairSite } from './repair';
import { findSpan, toOperations } from './text-repairs';

/** A part of a JSON value, and its path; undefined where it has none. */
function findAt(
  root: unknown,
  pointer: string,
): { readonly path: JsonPath; readonly value: unknown } | undefined {
  let value = root;
  const path: (string | number)[] = [];
  for (const name of toSteps(pointer)) {
    const key = Array.isArray(value) ? Number(name) : name;
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string | number, unknown>)[key];
    path.push(key);
  }
  return { path, value };
}

const isJson = (file: string): boolean => file === manifestFile || findTextKind(file) === 'json';

/** The same in a file of the site. */
export const findIn = (
  site: RepairSite,
  { file, pointer }: Pick<SourceRange, 'file' | 'pointer'>,
) => (isJson(file) ? findAt(site.parse(file), pointer) : undefined);

const toPointer = (path: JsonPath): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const removalOf = (file: string, path: JsonPath): JsonOperation => ({
  op: typeof path.at(-1) === 'number' ? 'remove' : 'unset',
  file,
  path,
});

/** A page is never taken out because of what is in it. */
const isWhole = (file: string, path: JsonPath): boolean =>
  path.length === 0 || (file === manifestFile && path.length === 2 && path[0] === 'pages');

/** The place itself, then what contains it: each with its removal, as long as something is left around it. */
function* listRemovals(
  site: RepairSite,
  place: Pick<SourceRange, 'file' | 'pointer'>,
): Iterable<JsonOperation> {
  const found = findIn(site, place);
  for (let path = found?.path ?? []; !isWhole(place.file, path); path = path.slice(0, -1)) {
    const around = findIn(site, { file: place.file, pointer: toPointer(path.slice(0, -1)) })?.value;
    const isLast = isRecord(around) && Object.keys(around).length === 1;
    if (!isLast || path.length === 1) yield removalOf(place.file, path);
  }
}

/** Each removal that could do, the smallest first. */
function* remove(site: RepairSite, place: Pick<SourceRange, 'file' | 'pointer'>): Iterable<Repair> {
  for (const operation of listRemovals(site, place))
    yield { title: `Remove ${toPointer(operation.path)}.`, operations: [operation] };
}

/** A link within a text as its words alone: [words](target) → words. */
function unlink(site: RepairSite, place: SourceRange): Operation[] {
  const span = findSpan(site, place);
  if (span === undefined) return [];
  const { text, start, end } = span;
  if (text.slice(start - 2, start) !== '](' || text[end] !== ')') return [];
  const open = text.lastIndexOf('[', start);
  if (open < 0 || text.slice(open, start).includes('\n')) return [];
  const words = text.slice(open + 1, start - 2);
  return toOperations([{ file: place.file, offset: open, length: end + 1 - open, text: words }]);
}

/** Takes the reference at each place out, from the last place to the first; links in texts keep their words. */
function* takeOut(site: RepairSite, places: readonly SourceRange[]): Iterable<Repair> {
  const [only, ...others] = places;
  if (only === undefined) return;
  const words = unlink(site, only);
  if (others.length === 0 && words.length > 0) {
    yield { title: 'Keep the words of this link alone.', operations: words };
    return;
  }
  if (others.length === 0) {
    yield* remove(site, only);
    return;
  }
  const operations: Operation[] = [];
  for (const place of places.toReversed()) {
    const choices =
      words.length > 0 && unlink(site, place).length > 0
        ? [unlink(site, place)]
        : [...listRemovals(site, place)].map((one) => [one]);
    const choice = choices.find((choice) => !site.breaks([...operations, ...choice]));
    if (choice === undefined) return;
    operations.push(...choice);
  }
  yield { title: `Remove what names it, at ${places.length} places.`, operations };
}

/** Takes out what a finding is about, at all of its places. */
export const takeOutAll = (finding: Finding, site: RepairSite): Iterable<Repair> =>
  takeOut(site, placesOf(finding));

/** Takes out the value that a finding is about, and no more. */
export function* removeIt({ file, pointer }: SourceRange, site: RepairSite): Iterable<Repair> {
  const path = findIn(site, { file, pointer })?.path;
  if (path !== undefined && path.length > 0)
    yield { title: `Remove ${pointer}.`, operations: [removalOf(file, path)] };
}
