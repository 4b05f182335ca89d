// The items of collections: what search engines have to know of some of them, and how many pages their lists make.
import { toPointer } from '../../../content/shape/shape';
import type { Manifest } from '../../../generated/manifest';
import { isRecord } from '../../../model/json';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import type { ItemSource } from '../../staged-items';
import type { WholeSite } from '../context/check-context';
import type { Check } from '../context/declare-checks';

type Value = Readonly<Record<string, unknown>>;

/** What is missing for search engines to know where something is. */
function findUnplaced({ kind, value }: ItemSource, { organization }: Manifest['site']) {
  const { address, online, place, remote } = value as Value;
  const isPlaced = place !== undefined || (address ?? organization?.address) !== undefined;
  if (kind === 'event') return isPlaced || online !== undefined ? undefined : ('place' as const);
  if (kind !== 'job') return undefined;
  const country = isRecord(address) ? address.country : organization?.address?.country;
  // Who works from anywhere, works from anywhere in a country.
  if (remote === true) return country === undefined ? ('country' as const) : undefined;
  return isPlaced ? undefined : ('place' as const);
}

const checkPlaces = ({ items, manifest }: WholeSite): RawFinding[] =>
  items.sources.flatMap((source): RawFinding[] => {
    const { id, kind, file, at: pointer = '' } = source;
    const page = manifest.pages[id];
    const lacking = page && !page.draft && !page.unlisted && findUnplaced(source, manifest.site);
    if (!lacking) return [];
    const params: ParamsOf<'unplaced-item'> = { id, kind, lacking };
    return [{ code: 'unplaced-item', file, pointer, params }];
  });

/** More would be a surprise: each is built, found by search engines, and kept in the ledger. */
const maxListPages = 100;

/** In all languages. */
function checkLists({ file, items, languages }: WholeSite): RawFinding[] {
  return Object.keys(items.collections).flatMap((collection): RawFinding[] => {
    const own = [...items.lists].filter(([, key]) => key.collection === collection);
    const further = languages.flatMap(({ shown }) => own.filter(([id]) => shown.has(id)));
    const count = own.length + further.length;
    if (count <= maxListPages) return [];
    const ofTags = own.filter(([, { tag }]) => tag !== undefined).length;
    const params: ParamsOf<'many-list-pages'> = {
      ...{ collection, count, tags: ofTags, others: own.length - ofTags },
      languages: languages.length + 1,
    };
    const place = { file, pointer: toPointer('/collections', collection), part: 'key' as const };
    return [{ ...place, code: 'many-list-pages', params }];
  });
}

export const checkItems: Check = (site) => [...checkPlaces(site), ...checkLists(site)];
