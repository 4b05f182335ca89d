// The company and a page of its site → what the facts of blocks are about.
import { toHref } from '../content/addresses/addresses';
import { findGeo, toGeoEntity } from '../content/facts/place-facts';
import { toPostalEntity } from '../content/facts/postal-address';
import type { Manifest, Organization, SiteSettings } from '../generated/manifest';
import type { About, Entity } from '../model/fact-views';

/** The id of the company; `home` is the absolute address of the home page. */
export const toOrganizationId = (home: string): string => `${home}#organization`;

type Kind = NonNullable<Organization['type']>;

/** Kinds that https://schema.org does not count among places. */
const withoutPlace: ReadonlySet<Kind> = new Set<Kind>([
  ...(['VeterinaryCare', 'DiagnosticLab', 'NGO', 'SportsTeam', 'SportsOrganization'] as const),
  ...(['DanceGroup', 'MusicGroup', 'TheaterGroup', 'PerformingGroup'] as const),
]);

/** The type of something that has an address and hours: a place always. */
const toBusiness = (kind: Kind): About['business'] =>
  withoutPlace.has(kind) ? [kind, 'LocalBusiness'] : kind;

/** What the manifest says of the company beyond its contacts. */
export function describeOrganization(
  { type, legalName, address, geo, vatId }: Organization,
  contacts: Manifest['contacts'],
): Entity {
  const found = findGeo(contacts);
  // What has an address and a place on the map can be visited.
  const kind = type ?? (address && found ? 'LocalBusiness' : undefined);
  return {
    ...(kind && { '@type': address || geo ? toBusiness(kind) : kind }),
    legalName,
    address: address && toPostalEntity(address),
    geo: toGeoEntity(geo ?? (address && found)),
    vatID: vatId,
  };
}

/** Whom the blocks of the page at `path` are about. */
export function toAbout(site: SiteSettings, path: string): About {
  const { base, name, organization, origin } = site;
  const { address, type = 'LocalBusiness' } = organization ?? {};
  return {
    ...{ origin, name, business: toBusiness(type) },
    page: origin + toHref(base, path),
    organization: toOrganizationId(origin + base),
    ...(address && { address: toPostalEntity(address) }),
  };
}
