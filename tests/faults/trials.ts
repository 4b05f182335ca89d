// A payload → the test site with that payload in every text field that accepts it, and the findings of the others.
import type { Manifest } from '../../engine/generated/manifest';
import type { Finding } from '../../engine/model/finding';
import type { ValidSite } from '../../engine/model/valid-site';
import { contentFile, copySite, type SiteText, usedAt, validate, variable } from './complete-site';
import { findSpots, readSpot, type TextSlot, writeSpot } from './slots';

export interface Place extends TextSlot {
  readonly file: keyof SiteText;
}

export interface Filled {
  readonly site: ValidSite;
  readonly taken: readonly Place[];
  readonly refused: readonly (readonly [place: Place, finding: Finding | undefined])[];
}

const findPlaces = (site: SiteText): Place[] => [
  ...findSpots('manifest', site.manifest).map((spot) => ({ ...spot, file: 'manifest' as const })),
  ...findSpots('content/file', site.content).map((spot) => ({ ...spot, file: 'content' as const })),
];

/** Every text of the site, and one place for each field that it leaves out. */
function choosePlaces(site: SiteText): Place[] {
  const all = findPlaces(site);
  const written = all.filter((place) => readSpot(site[place.file], place) !== undefined);
  const known = new Set(written.map(({ slot }) => slot));
  const others = new Map(
    all.filter(({ slot }) => !known.has(slot)).map((place) => [place.slot, place]),
  );
  // A variable is refused where it is used: but for one, they keep their words.
  return [...written, ...others.values()].filter(
    ({ slot, pointer }) => slot !== 'manifest/variables/*' || pointer === variable,
  );
}

export const places: readonly Place[] = choosePlaces(copySite());
/** One for each field: a key means the same wherever it stands. */
export const keyPlaces: readonly Place[] = [
  ...new Map(
    places.filter(({ part }) => part === 'key').map((place) => [place.slot, place]),
  ).values(),
];
const valuePlaces = places.filter(({ part }) => part === 'value');

const fileOf = ({ file }: Place): string =>
  file === 'manifest' ? 'site.manifest.json' : `files/${contentFile}`;

/** A brace is written twice, or it would begin a variable. */
const write = (payload: string, { pointer }: Place): string =>
  pointer.startsWith('/variables/') ? payload : payload.replaceAll('{', '{{');

const isError = ({ severity }: Finding): boolean => severity === 'error';

/** Fills all places at once; refused payloads are removed again, until the site is valid. */
function fillBy(toPayload: (place: Place) => string): Filled {
  const refused: [Place, Finding][] = [];
  let left = valuePlaces;
  for (let round = 0; round < 8; round += 1) {
    const site = copySite();
    for (const place of left) writeSpot(site[place.file], place, write(toPayload(place), place));
    const { findings, site: valid } = validate(site);
    if (valid !== undefined) return { site: valid, taken: left, refused };
    const errors = findings.filter(isError).flatMap((finding) => [finding, ...toOthers(finding)]);
    const next = left.filter((place) => {
      const own = errors.find(
        ({ file, pointer }) =>
          file === fileOf(place) &&
          (pointer === place.pointer || pointer.startsWith(`${place.pointer}/`)),
      );
      if (own !== undefined) refused.push([place, own]);
      return own === undefined;
    });
    if (next.length === left.length)
      throw new Error(`Refused where it does not stand: ${JSON.stringify(errors.slice(0, 3))}`);
    left = next;
  }
  throw new Error('Refused again and again');
}

/** The same payload everywhere. */
export const fill = (payload: string): Filled => fillBy(() => payload);

/** Another payload at every place: after as many turns as there are payloads each has stood at each place. */
export function mix(payloads: readonly string[], turn: number): Filled {
  const numbers = new Map(valuePlaces.map((place, index) => [place, index]));
  return fillBy(
    (place) => payloads[((numbers.get(place) ?? 0) + turn * 7) % payloads.length] ?? '',
  );
}

/** Where something is refused that stands elsewhere. */
const brought: Readonly<Record<string, string>> = {
  [usedAt]: variable,
  '/forms/zweite/provider/blockList/watchVariable': '/forms/zweite/fields/1/name',
};

interface Choice {
  readonly name: string;
  readonly options?: readonly unknown[];
  readonly when?: { readonly field: string };
}

/** A condition names an option of another field of its form. */
function toOptions({ code, pointer }: Finding): string[] {
  const [, id = '', index = ''] = /^\/forms\/([^/]+)\/fields\/(\d+)\/when\//.exec(pointer) ?? [];
  if (code !== 'unknown-option' || id === '') return [];
  const { forms } = copySite().manifest as unknown as Pick<Manifest, 'forms'>;
  const fields = (forms[id]?.fields ?? []) as readonly Choice[];
  const named = fields.findIndex(({ name }) => name === fields[Number(index)]?.when?.field);
  const options = fields[named]?.options ?? [];
  return options.map((_, at) => `/forms/${id}/fields/${named}/options/${at}/value`);
}

/** One name that is wrong in many places is one finding; what is used elsewhere is refused there. */
const toOthers = (finding: Finding): Finding[] => [
  ...finding.related.map(({ message: _, ...place }) => ({ ...finding, ...place })),
  ...toOptions(finding).map((pointer) => ({ ...finding, pointer })),
  ...Object.entries(brought)
    .filter(([at]) => finding.pointer === at)
    .map(([, pointer]) => ({ ...finding, pointer })),
];

/** The errors of a site in which one key is called otherwise. */
export function rename(place: Place, payload: string): readonly Finding[] {
  const site = copySite();
  writeSpot(site[place.file], place, payload.replaceAll('{', '{{'));
  return validate(site).findings.filter(isError);
}
