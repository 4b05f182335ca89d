// An item → what search engines are told of it, in the vocabulary of https://schema.org. Only what readers see.
import { findCompanyProperty } from '../content/facts/mapped-types';
import { toPostalEntity } from '../content/facts/postal-address';
import type { Concepts, Manifest, Salary } from '../generated/manifest';
import type { About, Entity } from '../model/fact-views';
import type { ItemStamps, SiteItem } from '../model/item-views';
import type { Item, ItemValue } from '../model/items';
import type { Kind } from '../model/kinds';

interface Described {
  readonly item: Item;
  readonly view: SiteItem;
  readonly kind: Kind;
  readonly about: About;
  readonly site: Manifest['site'];
  /** The RFC 3339 form of a day or a minute. */
  readonly toStamp: (written: string) => string;
  /** Absolute. */
  readonly image: string | undefined;
  readonly summary: string;
}

const textOf = (value: ItemValue, name: string): string | undefined => {
  const text = value[name];
  return typeof text === 'string' ? text : undefined;
};

/** A day stays a day. */
const toTime = (written: string | undefined, { toStamp }: Pick<Described, 'toStamp'>) =>
  written === undefined || written.length === 10 ? written : toStamp(written);

const toAuthors = ({ view, about }: Described): Entity[] =>
  view.authors.map(({ name, role, href }) => ({
    '@type': 'Person',
    name,
    ...(role !== undefined && { jobTitle: role }),
    ...(href !== undefined && { url: about.origin + href }),
  }));

const findStamp = ({ published, updated }: ItemStamps) => ({
  datePublished: published,
  ...(updated !== undefined && { dateModified: updated }),
});

function describeArticle(given: Described): Entity {
  const { item, view, about, site, image, summary } = given;
  const authors = toAuthors(given);
  return {
    '@type': 'Article',
    headline: item.title,
    description: summary,
    ...findStamp(view.stamps),
    image,
    author: authors.length > 0 ? authors : { '@id': about.organization },
    publisher: { '@id': about.organization },
    mainEntityOfPage: about.page,
    inLanguage: site.language,
  };
}

/** Where something takes place; the address of the company where nobody says another. */
function toPlace({ item: { value }, about }: Described): Entity | undefined {
  const address = value.address as Concepts['postal-address'] | undefined;
  const name = textOf(value, 'place');
  const found = address ? toPostalEntity(address) : about.address;
  if (name === undefined && found === undefined) return undefined;
  return { '@type': 'Place', name: name ?? about.name, address: found ?? name };
}

const statuses: Readonly<Record<string, string>> = {
  cancelled: 'EventCancelled',
  moved: 'EventRescheduled',
  planned: 'EventScheduled',
};

const toAbsolute = (href: string | undefined, { origin }: About): string | undefined =>
  href?.startsWith('/') ? origin + href : href;

/** Undefined for a price that is not a number. */
const toOffer = (
  { amount, currency }: Concepts['price'],
  { about, site }: Described,
  url = about.page,
): Entity | undefined =>
  amount === undefined
    ? undefined
    : { '@type': 'Offer', price: amount, priceCurrency: currency ?? site.currency, url };

function describeEvent(given: Described): Entity {
  const { item, about, image, summary, view } = given;
  const { value } = item;
  const status = textOf(value, 'status') ?? 'planned';
  const online = textOf(value, 'online');
  const place = toPlace(given);
  const price = value.price as Concepts['price'] | undefined;
  const tickets = view.facts.find(({ name }) => name === 'tickets')?.href;
  const virtual = online === undefined ? [] : [{ '@type': 'VirtualLocation', url: online }];
  return {
    '@type': 'Event',
    name: item.title,
    description: summary,
    startDate: toTime(textOf(value, 'starts'), given),
    endDate: toTime(textOf(value, 'ends'), given),
    eventStatus: `https://schema.org/${statuses[status]}`,
    ...(status === 'moved' && {
      previousStartDate: toTime(textOf(value, 'movedFrom'), given),
    }),
    ...(online !== undefined && {
      eventAttendanceMode: `https://schema.org/${place && value.place ? 'Mixed' : 'Online'}EventAttendanceMode`,
    }),
    location: [...(place && (online === undefined || value.place) ? [place] : []), ...virtual],
    image,
    url: about.page,
    organizer: { '@id': about.organization },
    offers: price && toOffer(price, given, toAbsolute(tickets, about)),
  };
}

const employments: Readonly<Record<string, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
};

const describeSalary = ({ from, to, currency, per }: Salary, site: Manifest['site']): Entity => ({
  '@type': 'MonetaryAmount',
  currency: currency ?? site.currency,
  value: {
    '@type': 'QuantitativeValue',
    ...(to === undefined ? { value: from } : { minValue: from, maxValue: to }),
    unitText: per.toUpperCase(),
  },
});

/** A day counts as a whole. */
const toLast = (written: string | undefined, { toStamp }: Pick<Described, 'toStamp'>) =>
  written && toStamp(written.length > 10 ? written : `${written}T23:59`);

function describeJob(given: Described): Entity | undefined {
  const { item, about, site, summary, view } = given;
  const { value } = item;
  const place = toPlace(given);
  const address = value.address as Concepts['postal-address'] | undefined;
  const country = address?.country ?? site.organization?.address?.country;
  const salary = value.salary as Salary | undefined;
  // What search engines need: without it they do not show a job.
  if (place === undefined && !value.remote) return undefined;
  return {
    '@type': 'JobPosting',
    title: item.title,
    description: summary,
    datePosted: view.stamps.published?.slice(0, 10),
    validThrough: toLast(value.expires, given),
    employmentType: employments[textOf(value, 'employment') ?? ''],
    hiringOrganization: { '@id': about.organization },
    jobLocation: place,
    ...(value.remote === true && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: country && { '@type': 'Country', name: country },
    }),
    ...(salary && { baseSalary: describeSalary(salary, site) }),
  };
}

const describePerson = ({ item, about, image, summary }: Described): Entity => ({
  '@type': 'Person',
  name: item.title,
  description: summary,
  jobTitle: textOf(item.value, 'role'),
  email: textOf(item.value, 'email'),
  telephone: textOf(item.value, 'phone'),
  sameAs: item.value.profiles,
  image,
  url: about.page,
  worksFor: { '@id': about.organization },
});

/** By the schema that a member refers to: what a value is to search engines. */
const mapped: Readonly<Record<string, (value: never, given: Described) => unknown>> = {
  'day-or-minute': (value: string, given) => toTime(value, given),
  'postal-address': (value: Concepts['postal-address']) => toPostalEntity(value),
  price: (value: Concepts['price'], given) => toOffer(value, given),
  salary: (value: Salary, { site }) => describeSalary(value, site),
};

/** What a member says: of a link where it leads, and a place where one is wanted. */
function mapMember(property: string, name: string, given: Described): unknown {
  const { about, image, item, kind, view } = given;
  const value = item.value[name];
  if (value === undefined) return undefined;
  if (name === kind.names.image) return image;
  const isTime = ['date', 'updated', 'expires', kind.names.date].includes(name);
  const { concept = isTime ? 'day-or-minute' : '' } = kind.members[name] ?? {};
  if (/^(?:href|link|page-id)$/.test(concept))
    return toAbsolute(view.facts.find((fact) => fact.name === name)?.href, about);
  const own = mapped[concept]?.(value as never, given) ?? value;
  if (property === 'location' || property === 'jobLocation')
    return typeof own === 'string'
      ? { '@type': 'Place', name: own, address: own }
      : { '@type': 'Place', name: about.name, address: own };
  return own;
}

/** A kind of the site's own: what its schema says. */
function describeOwn(given: Described): Entity | undefined {
  const { item, kind, about, summary, image } = given;
  if (kind.jsonLd === undefined) return undefined;
  const { type, members = {} } = kind.jsonLd;
  const company = findCompanyProperty(type);
  return {
    ...{ '@type': type, name: item.title, description: summary, image, url: about.page },
    ...(company && { [company]: { '@id': about.organization } }),
    ...Object.fromEntries(
      Object.entries(members).map(([property, name]) => [
        property,
        mapMember(property, name, given),
      ]),
    ),
  };
}

const described: Readonly<Record<string, (given: Described) => Entity | undefined>> = {
  article: describeArticle,
  case: describeArticle,
  event: describeEvent,
  job: describeJob,
  person: describePerson,
};

export const describeItem = (given: Described): Entity | undefined =>
  (described[given.item.kind] ?? describeOwn)(given);
