// The company and a page of its site → what the facts of blocks are about.
import { toHref } from '../content/addresses';
import { toGeoEntity } from '../content/place-facts';
import { toPostalEntity } from '../content/postal-address';
import type { Organization, SiteSettings } from '../generated/manifest';
import type { About, Entity } from '../model/fact-views';

/** The id of the company; `home` is the absolute address of the home page. */
export const toOrganizationId = (home: string): string => `${home}#organization`;

/** What the manifest says of the company beyond its contacts. */
export const describeOrganization = ({
  type,
  legalName,
  address,
  geo,
  vatId,
}: Organization): Entity => ({
  ...(type && { '@type': type }),
  legalName,
  address: address && toPostalEntity(address),
  geo: toGeoEntity(geo),
  vatID: vatId,
});

/** Whom the blocks of the page at `path` are about. */
export function toAbout(site: SiteSettings, path: string): About {
  const { base, name, organization, origin } = site;
  const { address, type = 'LocalBusiness' } = organization ?? {};
  return {
    ...{ origin, name, business: type },
    page: origin + toHref(base, path),
    organization: toOrganizationId(origin + base),
    ...(address && { address: toPostalEntity(address) }),
  };
}
