// A place in a manifest or content file → the removal of as little there as keeps the site valid.
import type { Finding, SourceRange } from '../../../engine/model/finding';
import { manifestFile } from '../../journal/site-paths';
import type { JsonPath } from '../json-edits';
import type { JsonOperation, Operation } from '../operations';
import { findIn, removalOf, toPointer } from './places';
import { placesOf, type Repair, type RepairSite } from './repair';
import { findSpan, toOperations } from './text-repairs';

/** A page is never taken out because of what is in it. */
const isWhole = (file: string, path: JsonPath): boolean =>
  path.length === 0 || (file === manifestFile && path.length === 2 && path[0] === 'pages');

/** The place itself, then what contains it. */
function* listRemovals(site: RepairSite, place: SourceRange): Iterable<JsonOperation> {
  const found = findIn(site, place);
  for (let path = found?.path ?? []; !isWhole(place.file, path); path = path.slice(0, -1))
    yield removalOf(place.file, path);
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

/** What may be done about one place, the smallest change first. */
function listChoices(site: RepairSite, place: SourceRange): Repair[] {
  const words = unlink(site, place);
  if (words.length > 0) return [{ title: 'Keep the words of this link alone.', operations: words }];
  return Array.from(listRemovals(site, place), (operation) => ({
    title: `Remove ${toPointer(operation.path)}.`,
    operations: [operation],
  }));
}

/** From the last place to the first: so each is where it was before. */
function* takeAllOut(site: RepairSite, places: readonly SourceRange[]): Iterable<Repair> {
  const operations: Operation[] = [];
  for (const place of places.toReversed()) {
    const choice = listChoices(site, place).find(
      (one) => !site.breaks([...operations, ...one.operations]),
    );
    if (choice === undefined) return;
    operations.push(...choice.operations);
  }
  yield { title: `Remove what names it, at ${places.length} places.`, operations };
}

/** Takes out what a finding is about, at all of its places; links in texts keep their words. */
export function* takeOut(finding: Finding, site: RepairSite): Iterable<Repair> {
  const places = placesOf(finding);
  yield* places.length === 1 ? listChoices(site, finding) : takeAllOut(site, places);
}
