// Where another system answers, neither a page nor a redirect nor a promise of an address can be.
import { findElsewhere, findElsewhereBelow } from '../../../content/addresses/elsewhere';
import { parseOldAddress } from '../../../content/addresses/old-address';
import { toPointer } from '../../../content/shape/shape';
import type { Manifest } from '../../../generated/manifest';
import type { RawFinding, Spot } from '../../raw-finding';
import type { CheckContext } from '../context/check-context';

type Declared = NonNullable<Manifest['build']['servedElsewhere']>;

/** The finding about an address that is declared as that of another system. */
export function toElsewhereFinding(
  { file, manifest }: Pick<CheckContext, 'file' | 'manifest'>,
  at: Spot,
  { path, declared }: { readonly path: string; readonly declared: string },
): RawFinding {
  const index = manifest.build.servedElsewhere?.indexOf(declared) ?? -1;
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

export function checkElsewhere(context: CheckContext): readonly RawFinding[] {
  const { file, manifest } = context;
  const { servedElsewhere: all } = manifest.build;
  if (all === undefined) return [];
  const pages = Object.entries(manifest.pages).map(([id, { path }]) => ({
    pointer: `${toPointer('/pages', id)}/path`,
    path,
    declared: findElsewhere(all, path),
  }));
  const redirects = manifest.redirects.map(({ from }, index) => ({
    pointer: `/redirects/${index}/from`,
    path: from,
    declared: findTaken(all, from),
  }));
  return [...pages, ...redirects].flatMap(({ pointer, path, declared }) =>
    declared === undefined
      ? []
      : [toElsewhereFinding(context, { file, pointer }, { path, declared })],
  );
}
