// What was found in a site before and after an edit → what it brings, and what goes. Equal are findings of one code, with the
// same parameters, at the same place, each as often as it is there.
import { compareDepths, findDepth } from '../../engine/manifest/depth';
import type { Depth } from '../../engine/manifest/rule';
import type { Validation } from '../../engine/manifest/validate-site';
import type { Finding } from '../../engine/model/finding';
import type { FileChange } from '../journal/exchange-files';
import { carryPlaces } from './carry-places';
import { findMoves } from './find-moves';

/** Parameters that an edit itself gives another value, such as the id of a page that is renamed. */
export type Renames = ReadonlyMap<string, string>;

interface Compared {
  /** Of the site after it; no finding of the site before is equal. */
  readonly brought: readonly Finding[];
  /** Of the site before it. */
  readonly gone: readonly Finding[];
}

/** What they suggest depends on the rest of the site, and on what a file is called. */
const suggestions: ReadonlySet<string> = new Set(['near', 'known', 'remedy']);

function toKey({ code, parameters }: Finding, place: string, renames: Renames): string {
  const own = Object.entries(parameters)
    .filter(([name]) => !suggestions.has(name))
    .map(([name, value]) => [name, renames.get(String(value)) ?? value]);
  return JSON.stringify([code, own, place]);
}

/** What findings call files that are moved: by their paths below the root, or below files/. */
const renameFiles = (changes: readonly FileChange[]): Renames =>
  new Map(
    [...findMoves(changes)].flatMap(([from, to]) => [
      [from, to] as const,
      [from.replace(/^files\//, ''), to.replace(/^files\//, '')] as const,
    ]),
  );

/** A finding by what it says, wherever it stands. */
export const nameFinding = (finding: Finding): string => toKey(finding, '', new Map());

export function compareFindings(
  [before, after]: readonly [readonly Finding[], readonly Finding[]],
  changes: readonly FileChange[],
  renames: Renames = new Map(),
): Compared {
  const { carry, toPlace } = carryPlaces(changes);
  const names = new Map([...renames, ...renameFiles(changes)]);
  const known = new Map<string, Finding[]>();
  const lost: Finding[] = [];
  for (const finding of before) {
    const place = carry(finding);
    if (place === undefined) lost.push(finding);
    else {
      const key = toKey(finding, place, names);
      known.set(key, [...(known.get(key) ?? []), finding]);
    }
  }
  const brought = after.filter(
    (finding) => known.get(toKey(finding, toPlace(finding), new Map()))?.shift() === undefined,
  );
  const left = new Set([...lost, ...[...known.values()].flat()]);
  return { brought, gone: before.filter((finding) => left.has(finding)) };
}

const isError = ({ severity }: Finding): boolean => severity === 'error';

/** Codes of a value that is not looked into. */
export const hiding: ReadonlySet<string> = new Set(['wrong-type', 'unknown-type']);

/** How deep a file could be checked: no deeper than the whole, and not below what is wrong in it. */
function findFileDepth(file: string, { depth, findings }: Validation): Depth {
  const own = findings
    .filter((finding) => isError(finding) && finding.file === file)
    .map(({ code }) => findDepth(code))
    .filter((found) => found === 'syntax' || found === 'shape');
  return [depth, ...own].reduce((one, other) => (compareDepths(other, one) < 0 ? other : one));
}

/** Whether an error could not be seen before, where another one stood that has gone. */
function isUncovered(found: Finding, gone: readonly Finding[]): boolean {
  return gone.some(({ code, file, pointer, line }) => {
    if (file !== found.file) return false;
    const depth = compareDepths(findDepth(code), findDepth(found.code));
    // A parser stops at the first mistake.
    if (findDepth(code) === 'syntax' && depth === 0) return found.line >= line;
    const place = hiding.has(code) ? pointer.replace(/\/type$/, '') : pointer;
    if (hiding.has(code) && depth <= 0) return `${found.pointer}/`.startsWith(`${place}/`);
    return depth < 0 && found.pointer === pointer && found.line === line;
  });
}

/** Files whose meaning can be checked, and could not before. */
export function findDeepened(before: Validation, after: Validation): ReadonlySet<string> {
  const knowsMeaning = (file: string, validation: Validation): boolean =>
    compareDepths(findFileDepth(file, validation), 'meaning') >= 0;
  const files = before.findings.filter(isError).map(({ file }) => file);
  return new Set(files.filter((file) => !knowsMeaning(file, before) && knowsMeaning(file, after)));
}

/** Whether an error is about what something means, not how it is written. */
export const isOfMeaning = ({ code }: Finding): boolean =>
  compareDepths(findDepth(code), 'meaning') >= 0;

/** Whether it takes a deeper look to see an error than was possible before the edit. */
export function isDeeper(
  found: Finding,
  [before, after]: readonly [Validation, Validation],
  gone: readonly Finding[],
): boolean {
  const [was, is] = [findFileDepth(found.file, before), findFileDepth(found.file, after)];
  // What a look of the same depth finds could have been found before.
  const looksDeeper = compareDepths(is, was) > 0;
  return (
    (looksDeeper && compareDepths(findDepth(found.code), was) > 0) ||
    isUncovered(found, gone.filter(isError))
  );
}
