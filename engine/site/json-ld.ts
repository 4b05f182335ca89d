// What a page says of itself to search engines, in the words of https://schema.org.
import type { OfficesBlockView } from '../generated/block-views';
import type { PageView, Site } from '../model/site';

type Entity = Readonly<Record<string, unknown>>;

type Offices = OfficesBlockView['offices'];

/** What the page says of all others: the home page names every office, others none. */
export const findOffices = ({ pages, shell }: Site, id: string): Offices =>
  Object.values(id === shell.home.page ? pages : {}).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'offices' ? block.offices : [])),
  );

type Facts = Pick<Site, 'origin' | 'shell'>;

function describeSite({ origin, shell }: Facts, offices: Offices): Entity[] {
  const home = origin + shell.base;
  const organization = `${home}#organization`;
  const findValue = (type: string) =>
    shell.contacts.find((contact) => contact.type === type)?.value;
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: shell.name,
      url: home,
      logo: origin + shell.logo.src,
      telephone: findValue('telephone'),
      email: findValue('email'),
      sameAs: shell.contacts.flatMap(({ type, href }) => (type === 'link' ? [href] : [])),
      location: offices.map(({ place, address, phone, email }) => ({
        '@type': 'Place',
        name: place,
        address: address.join(', '),
        telephone: phone,
        email,
      })),
    },
    {
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: shell.name,
      url: home,
      inLanguage: shell.language,
      publisher: { '@id': organization },
    },
  ];
}

function describeWay({ origin }: Facts, { breadcrumbs, title }: PageView): Entity[] {
  if (breadcrumbs.length === 0) return [];
  const links = [
    ...breadcrumbs.map(({ label, href }) => ({ name: label, item: origin + href })),
    { name: title },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: links.map((link, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...link,
      })),
    },
  ];
}

/** The JSON-LD of a page: the home page describes the company and the site, others their way from home. */
export function buildJsonLd(site: Facts, view: PageView, offices: Offices): Entity | null {
  const isHome = view.id === site.shell.home.page;
  const nodes = isHome ? describeSite(site, offices) : describeWay(site, view);
  return nodes.length === 0 ? null : { '@context': 'https://schema.org', '@graph': nodes };
}
