// Where another system answers, the site has nothing: no page, file, redirect or promise of an address.
import { findElsewhere, findElsewhereBelow } from '../../../content/addresses/elsewhere';
import { parseOldAddress } from '../../../content/addresses/old-address';
import { toDownloadFile } from '../../../content/addresses/output-paths';
import { isReservedKey } from '../../../content/shape/reserved-keys';
import { toPointer } from '../../../content/shape/shape';
import type { Manifest } from '../../../generated/manifest';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding, Spot } from '../../raw-finding';
import type { SiteOutline } from '../context/check-context';
import { explainRepeated, toFolder } from './repeated-folder';
import { findReservedReason } from './reserved-paths';

type Declared = NonNullable<Manifest['build']['servedElsewhere']>;

/** The finding about an address that is declared as that of another system. */
export function toElsewhereFinding(
  { file, settings }: Pick<SiteOutline<'build' | 'redirects' | 'site'>, 'file' | 'settings'>,
  at: Spot,
  { path, declared }: { readonly path: string; readonly declared: string },
): RawFinding {
  const index = settings.build.servedElsewhere?.indexOf(declared) ?? -1;
  const pointer = `/build/servedElsewhere/${index}`;
  const related = [{ file, pointer, message: 'It is declared here.' }];
  return { code: 'served-elsewhere', ...at, params: { path, declared }, related };
}

/** What a redirect takes from the other system: its own address, or one below it. */
function findTaken(declared: Declared, from: string): string | undefined {
  const { path, query, below } = parseOldAddress(from);
  if (query !== undefined) return undefined;
  return findElsewhere(declared, path) ?? (below ? findElsewhereBelow(declared, path) : undefined);
}

/** Places of the site that may have an address of the other system. */
interface Claim {
  readonly spot: Spot;
  readonly path: string;
  readonly declared: string | undefined;
}

/** Everything that the site has at an address of its own. */
function listClaims(
  { file, settings, pages, downloads }: SiteOutline<'build' | 'redirects' | 'site' | 'languages'>,
  all: Declared,
): Claim[] {
  const { redirects, site } = settings;
  const at = (spot: Spot, path: string): Claim => ({
    ...{ spot, path, declared: findElsewhere(all, path) },
  });
  const names = Object.keys(site.rootFiles ?? {}).filter((name) => !isReservedKey(name));
  return [
    ...Array.from(pages.known, ([id, { path }]) =>
      at({ file, pointer: `${toPointer('/pages', id)}/path` }, path),
    ),
    // Of all pages in a language, its path is enough.
    ...Object.entries(settings.languages ?? {}).map(([tag, { path }]) =>
      at({ file, pointer: `${toPointer('/languages', tag)}/path` }, path),
    ),
    ...names.map((name) =>
      at({ file, pointer: toPointer('/site/rootFiles', name), part: 'key' }, `/${name}`),
    ),
    ...Array.from(downloads, ([path, spot]) => at(spot, `/${toDownloadFile(path)}`)),
    ...redirects.map(({ from }, index): Claim => {
      const spot = { file, pointer: `/redirects/${index}/from` };
      return { spot, path: from, declared: findTaken(all, from) };
    }),
  ];
}

/** Addresses below the base that say it once more. */
const findRepeated = (file: string, all: Declared, base: string): RawFinding[] =>
  all.flatMap((declared, index): RawFinding[] => {
    const params = explainRepeated(declared, toFolder(base));
    return params
      ? [{ code: 'unsafe-path', file, pointer: `/build/servedElsewhere/${index}`, params }]
      : [];
  });

/** What the build itself has at an address that is declared as that of another system. */
const findOwnOutputs = (file: string, all: Declared): RawFinding[] =>
  all.flatMap((declared, index): RawFinding[] => {
    const reason = findReservedReason(parseOldAddress(declared).path);
    if (reason === undefined) return [];
    const params: ParamsOf<'reserved-path'> = { value: JSON.stringify(declared), reason };
    return [{ code: 'reserved-path', file, pointer: `/build/servedElsewhere/${index}`, params }];
  });

export function checkElsewhere(
  summary: SiteOutline<'build' | 'redirects' | 'site' | 'languages'>,
): readonly RawFinding[] {
  const { file, settings } = summary;
  const { servedElsewhere: all } = settings.build;
  if (all === undefined) return [];
  const taken = listClaims(summary, all).flatMap(({ spot, path, declared }) =>
    declared === undefined ? [] : [toElsewhereFinding(summary, spot, { path, declared })],
  );
  const repeated = findRepeated(file, all, settings.site.base);
  return [...taken, ...repeated, ...findOwnOutputs(file, all)];
}
