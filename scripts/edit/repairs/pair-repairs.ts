// Pairs of a language → what a person may say of one: it holds, it was read, it is the one of another file, nobody needs it.
import { languagesFolder } from '../../../engine/manifest/language-files';
import type { Finding } from '../../../engine/model/finding';
import { isRecord, type Json } from '../../../engine/model/json';
import type { Operation } from '../operations';
import { findAround, findIn, membersOf, type Part, removePart, setPart } from './places';
import type { Repair, RepairSite } from './repair';

/** The pair that a finding is about; undefined for one about a document, or about words that have no pair. */
function findPair(
  finding: Finding,
  site: RepairSite,
): (Part & { readonly value: Json }) | undefined {
  const part = findAround(site, finding);
  if (part === undefined || !isRecord(part.value) || part.path[0] !== 'words') return undefined;
  return { ...part, value: part.value };
}

const listPairs = (site: RepairSite, file: string): Json[] => {
  const { words } = membersOf({ file, path: [], value: site.parse(file) });
  return Array.isArray(words) ? words.filter(isRecord) : [];
};

/** The folder of a language: "files/languages/de/". */
const toFolder = (file: string): string =>
  new RegExp(`^files/${languagesFolder}[^/]+/`).exec(file)?.[0] ?? '';

/** What the same words are in another file of the language, if that is one thing. */
export function* copyKnown(finding: Finding, site: RepairSite): Iterable<Repair> {
  const pair = findPair(finding, site);
  const folder = pair && toFolder(pair.file);
  if (pair === undefined || !folder) return;
  const files = site.files.map((path) => `files/${path}`);
  const known = files
    .filter((file) => file.startsWith(folder) && file.endsWith('.json'))
    .flatMap((file) => listPairs(site, file))
    .filter(({ from, to }) => from === pair.value.from && to !== '' && typeof to === 'string');
  const [one, ...others] = new Set(known.map(({ to }) => String(to)));
  if (one !== undefined && others.length === 0) yield setPart(pair.file, [...pair.path, 'to'], one);
}

/** Notes that the translation was kept when the words of the site changed. */
export function* keepPair(finding: Finding, site: RepairSite): Iterable<Repair> {
  const pair = findPair(finding, site);
  const [source] = finding.related;
  const words = source && findIn(site, source)?.value;
  if (pair === undefined || typeof words !== 'string' || typeof pair.value.to !== 'string') return;
  const { file, path, value } = pair;
  const kept = site.world.contract.fingerprint(pair.value.to);
  const operations: Operation[] = [
    { op: 'set', file, path: [...path, 'from'], value: words },
    ...(value.was === undefined ? [] : [{ op: 'unset', file, path: [...path, 'was'] } as const]),
    { op: 'set', file, path: [...path, 'kept'], value: kept },
  ];
  yield { title: `Keep the translation as it is, and note that: "kept": "${kept}".`, operations };
}

/** Notes that a person has read a translation: takes out what says otherwise. */
export const readPair = (name: 'kept' | 'machine') =>
  function* (finding: Finding, site: RepairSite): Iterable<Repair> {
    const pair = findPair(finding, site);
    if (pair?.value[name] !== undefined) yield removePart(pair.file, [...pair.path, name]);
  };

export function* removePair(finding: Finding, site: RepairSite): Iterable<Repair> {
  const pair = findPair(finding, site);
  if (pair !== undefined) yield removePart(pair.file, pair.path);
}

/** Says of one pair that a name of the site may be another one there. */
export function* giveUpName(finding: Finding, site: RepairSite): Iterable<Repair> {
  const pair = findPair(finding, site);
  if (pair !== undefined) yield setPart(pair.file, [...pair.path, 'keep'], false);
}
