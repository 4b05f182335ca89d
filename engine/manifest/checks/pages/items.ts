// The items of collections: what search engines have to know of some of them, and how many pages their lists make.
import { kindOf } from '../../../content/collections/kind-of';
import { listNeeds } from '../../../content/facts/mapped-types';
import { toPointer } from '../../../content/shape/shape';
import type { Manifest } from '../../../generated/manifest';
import { isRecord } from '../../../model/json';
import type { Kind } from '../../../model/kinds';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import type { SiteOutline } from '../context/check-context';
import type { FilePart } from '../context/file-part';

type Value = Readonly<Record<string, unknown>>;

type Missing = ParamsOf<'missing-for-search'>;

const companyAddress = 'give the company an "address" in "organization" of "site"';

/** What is missing for search engines to know where something is. */
function findUnplaced(
  { item: id, kind, value }: FilePart,
  { organization }: Manifest['site'],
): Missing | undefined {
  const { address, online, place, remote } = value as Value;
  const isPlaced = place !== undefined || (address ?? organization?.address) !== undefined;
  const remedy = `Add "place", or ${companyAddress}`;
  if (kind === 'event' && !isPlaced && online === undefined)
    return { missing: `where "${id}" takes place`, remedy, type: 'Event' };
  if (kind !== 'job') return undefined;
  const country = isRecord(address) ? address.country : organization?.address?.country;
  const type = 'JobPosting';
  // Who works from anywhere, works from anywhere in a country.
  if (remote === true)
    return country === undefined
      ? {
          missing: `in which country "${id}" can be done`,
          remedy: `Add "address" with a "country", or ${companyAddress}`,
          type,
        }
      : undefined;
  return isPlaced ? undefined : { missing: `where "${id}" is`, remedy, type };
}

/** A property of a type of https://schema.org, and the member that says it. */
interface Mapped {
  readonly property: string;
  readonly member: string | undefined;
}

/** What search engines ask of a kind of the site's own. */
const listMapped = ({ jsonLd, names }: Kind): Mapped[] =>
  listNeeds(jsonLd?.type ?? '').map((property) => {
    const { [property]: member } = jsonLd?.members ?? {};
    return { property, member: member ?? (property === 'image' ? names.image : undefined) };
  });

/** What an item does not say although its kind has a member for it. */
function findUnsaid({ item: id, value }: FilePart, kind: Kind): Missing | undefined {
  const said = value as Value;
  const { member } =
    listMapped(kind).find((one) => one.member !== undefined && !said[one.member]) ?? {};
  const { type = '' } = kind.jsonLd ?? {};
  return member === undefined
    ? undefined
    : { missing: `the "${member}" of "${id}"`, remedy: `Add "${member}"`, type };
}

export const findItems = (part: FilePart): readonly FilePart[] =>
  part.item === undefined ? [] : [part];

export const checkSaid = (
  items: readonly FilePart[],
  { kinds, pages, settings }: SiteOutline<'site'>,
): readonly RawFinding[] =>
  items.flatMap((item): RawFinding[] => {
    const { item: id = '', file, at: pointer = '' } = item;
    const [page, kind] = [pages.shown.get(id), kinds[item.kind ?? '']];
    if (!page || !kind || page.unlisted) return [];
    const params = findUnplaced(item, settings.site) ?? findUnsaid(item, kind);
    return params ? [{ code: 'missing-for-search', file, pointer, params }] : [];
  });

/** Nobody plans news for so many years: their number is mistyped. */
const farYears = 10;

/** Items that wait for a day that most readers do not see. */
export const checkWaiting = (
  items: readonly FilePart[],
  { kinds, pages, now }: SiteOutline,
): readonly RawFinding[] =>
  items.flatMap(({ item: id = '', kind = '', value, file, at = '' }): RawFinding[] => {
    const member = kinds[kind]?.names.date;
    if (now === undefined || member === undefined || pages.absent.get(id) !== 'future') return [];
    const date = String((value as Value)[member]);
    if (Number.parseInt(date, 10) - now.getUTCFullYear() < farYears) return [];
    return [{ code: 'distant-date', file, pointer: toPointer(at, member), params: { id, date } }];
  });

/** Of a kind that has no member for what search engines ask of its type, no item can say it. */
export const checkKinds = ({
  file,
  kinds,
  settings,
}: SiteOutline<'collections'>): readonly RawFinding[] =>
  Object.entries(settings.collections ?? {}).flatMap(([id, { kind: name }]): RawFinding[] => {
    const kind = kindOf(kinds, name);
    const lacking = kind && listMapped(kind).find(({ member }) => member === undefined);
    if (!lacking) return [];
    const { property } = lacking;
    const params: Missing = {
      missing: `the "${property}" of the items of "${id}"`,
      remedy: `Say in "jsonLd" of kinds/${name}/kind.schema.json which member is "${property}"`,
      type: kind.jsonLd?.type ?? '',
    };
    const pointer = `${toPointer('/collections', id)}/kind`;
    return [{ code: 'missing-for-search', file, pointer, params }];
  });

/** More would be a surprise: each is built, found by search engines, and kept in the ledger. */
const maxListPages = 100;

/** In all languages. */
export const checkLists = ({
  file,
  settings,
  lists,
  languages,
}: SiteOutline<'collections'>): readonly RawFinding[] =>
  Object.keys(settings.collections ?? {}).flatMap((collection): RawFinding[] => {
    const own = [...lists].filter(([, key]) => key.collection === collection);
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
