// What a page tells search engines about itself, in the vocabulary of https://schema.org.

import type { Entity, Stated } from '../model/fact-views';
import type { PageView, Site } from '../model/site';
import { toOrganizationId } from './facts';
import { withoutIsolates } from './isolate-numbers';

type Facts = Pick<Site, 'origin' | 'organization' | 'shell'>;

/** What the blocks of a page say; home describes the company, with the places of all pages. */
export function findStated({ pages, shell }: Site, id: string): Stated {
  const all = Object.values(id === shell.home.page ? pages : {});
  const company = all.find((page) => page.company)?.company;
  return {
    places: all.flatMap(({ places }) => places),
    ...(company && { company }),
    facts: pages[id]?.facts ?? [],
  };
}

function describeSite(
  { origin, organization, shell }: Facts,
  { company, places }: Pick<Stated, 'company' | 'places'>,
): Entity[] {
  const home = origin + shell.base;
  const id = toOrganizationId(home);
  const links = shell.contacts.filter(({ type }) => type === 'link');
  const findValue = (type: string) => {
    const value = shell.contacts.find((contact) => contact.type === type)?.value;
    return value && withoutIsolates(value);
  };
  return [
    {
      '@type': 'Organization',
      '@id': id,
      ...organization,
      ...company,
      name: shell.name,
      url: home,
      logo: origin + shell.logo.src,
      telephone: findValue('phone'),
      email: findValue('email'),
      sameAs: links.flatMap(({ directions, href }) => (directions ? [] : [href])),
      hasMap: links.find(({ directions }) => directions)?.href,
      location: places,
    },
    {
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: shell.name,
      url: home,
      inLanguage: shell.language,
      publisher: { '@id': id },
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

/** The JSON-LD of a page: the home page describes the company and the site, others their breadcrumbs; then come its facts. */
export function buildJsonLd(site: Facts, view: PageView, stated: Stated): Entity | null {
  const isHome = view.id === site.shell.home.page;
  const nodes = [
    ...(isHome ? describeSite(site, stated) : describeWay(site, view)),
    ...stated.facts,
  ];
  return nodes.length === 0 ? null : { '@context': 'https://schema.org', '@graph': nodes };
}
