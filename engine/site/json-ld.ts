// What a page tells search engines about itself, in the vocabulary of https://schema.org.
import type { Entity, PageView, Site } from '../model/site';

type Facts = Pick<Site, 'origin' | 'shell'>;

/** The places that a page names: home names all of them, other pages their own. */
export const findPlaces = ({ pages, shell }: Site, id: string): readonly Entity[] =>
  Object.values(id === shell.home.page ? pages : {}).flatMap(({ places }) => places);

function describeSite({ origin, shell }: Facts, places: readonly Entity[]): Entity[] {
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
      telephone: findValue('phone'),
      email: findValue('email'),
      sameAs: shell.contacts.flatMap(({ type, href }) => (type === 'link' ? [href] : [])),
      location: places,
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

/** The JSON-LD of a page: the home page describes the company and the site, others their breadcrumbs. */
export function buildJsonLd(site: Facts, view: PageView, places: readonly Entity[]): Entity | null {
  const isHome = view.id === site.shell.home.page;
  const nodes = isHome ? describeSite(site, places) : describeWay(site, view);
  return nodes.length === 0 ? null : { '@context': 'https://schema.org', '@graph': nodes };
}
