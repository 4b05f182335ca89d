// What the pages of the complete test site say to search engines: as a validator wants it, and seen by readers.

import Validator from '@adobe/structured-data-validator';
import { describe, expect, test } from 'vitest';
import { toPlainText } from '../../../engine/content/text/rich-text';
import { blockModules } from '../../../engine/generated/block-modules';
import { validateSite } from '../../../engine/manifest/validate-site';
import type { About, Entity } from '../../../engine/model/fact-views';
import { mainOf } from '../../../engine/model/publication';
import type { BuildOptions } from '../../../engine/site/build-page';
import { buildSite } from '../../../engine/site/build-site';
import { describeOrganization, toAbout } from '../../../engine/site/facts';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';
import { makeRender } from '../../site-outputs';
import { sampleBlocks } from '../blocks/sample-blocks';

const root = openWorkspace('tests/sites/everything');
const { publication } = validateSite(readSite(root), engineContract);
if (publication === undefined) throw new Error('The test site is valid');
const valid = mainOf(publication);
const options: BuildOptions = {
  contract: engineContract,
  files: { sizeOf: () => ({ width: 4, height: 3 }), bytesOf: () => 1, placeOf: (path) => path },
  now: new Date('2026-03-01'),
  drafts: false,
};
const site = buildSite(valid, options);
const render = makeRender(site);
const pages = Object.values(site.pages)
  .filter(({ defaultChild }) => defaultChild === undefined)
  .map(({ id }) => id);

const jsonLd = /<script type="application\/ld\+json">(.*?)<\/script>/s;

function readGraph(id: string): readonly Entity[] {
  const found = jsonLd.exec(render(id))?.[1];
  return found === undefined ? [] : JSON.parse(found)['@graph'];
}

const about: About = {
  ...{ page: 'https://www.example.com/a', origin: 'https://www.example.com', name: 'Sample' },
  ...{ organization: 'https://www.example.com/#organization', business: 'Bakery' },
};

const { video } = sampleBlocks.feature;
const film = { ...sampleBlocks.feature, video: { ...video, published: '2027-03-01' } };

const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && '@type' in value;

/** An entity and all within it. */
const listEntities = (value: unknown): Entity[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(isEntity(value) ? [value] : []), ...Object.values(value).flatMap(listEntities)];

/** What the validator does not know; properties that Google asks for. */
const required: Readonly<Record<string, readonly string[]>> = {
  GardenStore: ['name', 'address'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['opens', 'closes'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Service: ['name', 'provider'],
  Place: ['name', 'address'],
  WebSite: ['name', 'url'],
};

const known = [
  ...['BreadcrumbList', 'ListItem', 'Product', 'Offer', 'UnitPriceSpecification', 'VideoObject'],
];

/** Errors alone; a list of prices has no pictures, which only shops that are listed by Google need. */
async function findErrors(entities: readonly Entity[]): Promise<string[]> {
  const validator = new Validator();
  const found = await Promise.all(
    entities.map((entity) =>
      validator.validate({ jsonld: { [String(entity['@type'])]: [structuredClone(entity)] } }),
    ),
  );
  return found
    .flat()
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage }) => issueMessage)
    .filter((message) => message !== 'Required attribute "image" is missing');
}

describe('the facts of the test site', () => {
  const all = pages.flatMap(readGraph).flatMap(listEntities);
  const types = new Set(all.map((entity) => entity['@type']));

  test('are of all kinds that there are', () => {
    expect([...types].sort()).toEqual([...Object.keys(required), ...known].sort());
  });

  test('have what is required of each', async () => {
    for (const entity of all)
      for (const name of required[String(entity['@type'])] ?? [])
        expect(Object.keys(entity), String(entity['@type'])).toContain(name);
    expect(await findErrors(pages.flatMap(readGraph))).toEqual([]);
    expect(await findErrors([{ '@type': 'Product', name: 'No price' }])).not.toEqual([]);
  });

  test('are what readers see', () => {
    const { shell } = site;
    // An office is told of by the name of the site and its own.
    const toSeen = (fact: unknown): string =>
      String(fact).replace(`${shell.name}, `, '').replace(/\s+/g, '');
    for (const id of pages) {
      const page = document.createElement('div');
      page.innerHTML = render(id).replace(jsonLd, '');
      for (const element of page.querySelectorAll('script, head')) element.remove();
      const shown = (page.textContent ?? '').replace(/\s+/g, '');
      const facts = site.pages[id]?.facts ?? [];
      for (const { name, legalName, vatID, streetAddress, description } of listEntities(facts))
        for (const fact of [name, legalName, vatID, streetAddress, description])
          if (fact !== undefined && fact !== shell.name) expect(shown).toContain(toSeen(fact));
    }
  });

  test('are those of the page that shows them; home describes the company with its places', () => {
    const [company] = readGraph(shellHome);
    expect(company).toMatchObject({
      '@type': 'GardenStore',
      legalName: 'Lindenhof Baumschulen GmbH',
      vatID: 'DE 123 456 789',
      address: { '@type': 'PostalAddress', addressCountry: 'DE' },
    });
    expect(readGraph('alleebaeume').map((entity) => entity['@type'])).toEqual(['BreadcrumbList']);
    expect(readGraph('oeffnungszeiten').map((entity) => entity['@type'])).toContain('FAQPage');
  });
});

const shellHome = site.shell.home.page ?? '';

test('a contact that shows the way is a map, not another profile of the company', () => {
  const href = 'https://maps.example.com/';
  const way = { type: 'directions', label: 'The way', value: href, icon: 'pin' } as const;
  const profile = {
    type: 'link',
    label: 'Profile',
    value: 'https://a.example/',
    icon: 'pin',
  } as const;
  const manifest = { ...valid.manifest, contacts: [profile, way] };
  const found = buildSite({ ...valid, manifest }, options);
  expect(found.shell.contacts.map(({ type }) => type)).toEqual(['link', 'link']);
  const html = makeRender(found)(shellHome);
  expect(JSON.parse(jsonLd.exec(html)?.[1] ?? '')['@graph'][0]).toMatchObject({
    hasMap: href,
    sameAs: [profile.value],
  });
});

test('a film is told of with the day on which it was published, and not without', async () => {
  const { facts } = blockModules.feature.jsonLd ?? {};
  expect(facts?.(sampleBlocks.feature, about)).toEqual([]);
  const found = facts?.(film, about) ?? [];
  expect(found).toMatchObject([{ '@type': 'VideoObject', uploadDate: '2027-03-01' }]);
  expect(await findErrors(found)).toEqual([]);
});

test('so is one of an outside service, which nobody finds at an address of the site', async () => {
  const { facts } = blockModules.embed.jsonLd ?? {};
  const shown = { ...sampleBlocks.embed, published: '2027-03-01' };
  const found = facts?.(shown, about) ?? [];
  expect(found).toEqual([
    {
      '@type': 'VideoObject',
      name: 'Two minutes',
      description: toPlainText(sampleBlocks.embed.text ?? []),
      thumbnailUrl: `https://www.example.com${sampleBlocks.embed.image.src}`,
      embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0',
      uploadDate: '2027-03-01',
    },
  ]);
  expect(await findErrors(found)).toEqual([]);
  expect(facts?.(sampleBlocks.embed, about)).toEqual([]);
  const tour = { type: 'frame', name: 'Tours', frame: 'https://a.example/' } as const;
  const service = { ...tour, id: 'tour', allow: [], sandbox: [] };
  expect(facts?.({ ...shown, service }, about)).toEqual([]);
});

test.each([
  ['MedicalClinic', 'MedicalClinic'],
  ['SportsClub', 'SportsClub'],
  ['VeterinaryCare', ['VeterinaryCare', 'LocalBusiness']],
  ['NGO', ['NGO', 'LocalBusiness']],
] as const)('a %s with an address and hours is a place', (type, expected) => {
  const address = { street: 'Beispielweg 3', town: 'Musterheide', country: 'DE' };
  const settings = { ...valid.manifest.site, organization: { type, address } };
  expect(toAbout(settings, '/').business).toEqual(expected);
  expect(describeOrganization({ type, address }, [])['@type']).toEqual(expected);
  expect(describeOrganization({ type }, [])['@type']).toBe(type);
});

test('a place without an address is none that anybody can look up', () => {
  const { address: _, ...nowhere } = sampleBlocks.hours;
  const { facts } = blockModules.hours.jsonLd ?? {};
  expect(facts?.(nowhere, about)).toEqual([]);
  const address = { '@type': 'PostalAddress', streetAddress: '1 Example Road' };
  expect(facts?.(nowhere, { ...about, address })).toMatchObject([
    { '@type': 'Bakery', '@id': about.organization, address },
  ]);
  expect(facts?.(sampleBlocks.hours, about)).toMatchObject([
    { name: 'The workshop', parentOrganization: { '@id': about.organization } },
  ]);
});

describe('a company with hours and a place in its contacts', () => {
  const geo = { latitude: 38.7, longitude: -9.1 };
  const [day] = ['monday'] as const;
  const hours = {
    regular: [{ days: [day], times: [{ opens: '08:00', closes: '12:00' }] }],
    special: [],
  };
  const organization = { address: { street: 'Beispielweg 3', town: 'Musterheide', country: 'DE' } };
  const findCompany = (blocks: readonly object[], contact: object) => {
    const { manifest } = valid;
    const { [shellHome]: home, ...others } = manifest.pages;
    const pages = Object.fromEntries(
      Object.entries(others).map(([id, page]) => [id, { ...page, blocks: [] }]),
    );
    const found = buildSite(
      {
        ...valid,
        manifest: {
          ...manifest,
          site: { ...manifest.site, organization },
          pages: { ...pages, [shellHome]: { ...home, blocks } },
          contacts: [{ type: 'phone', label: 'Ring', value: '1234', icon: 'phone', ...contact }],
        } as typeof manifest,
      },
      options,
    );
    const html = makeRender(found)(shellHome);
    const [company] = JSON.parse(jsonLd.exec(html)?.[1] ?? '')['@graph'];
    return { company, html };
  };

  test('is a place with these hours, where a block shows them', () => {
    const { company, html } = findCompany([{ type: 'hours' }], { hours, geo });
    expect(company).toMatchObject({
      '@type': 'LocalBusiness',
      address: { streetAddress: 'Beispielweg 3' },
      geo: { '@type': 'GeoCoordinates', ...geo },
      openingHoursSpecification: [{ dayOfWeek: ['Monday'], opens: '08:00', closes: '12:00' }],
    });
    expect(html).toContain('opening-hours-table');
  });

  test('is a place on the map without the block, and its hours are not told of', () => {
    const { company } = findCompany([], { hours, geo });
    expect(company).toMatchObject({ '@type': 'LocalBusiness', geo });
    expect(company).not.toHaveProperty('openingHoursSpecification');
    expect(findCompany([], { hours }).company).toMatchObject({ '@type': 'Organization' });
  });

  test('is not told of by the hours of another place', () => {
    const address = { street: 'Marktgasse 11', town: 'Musterstadt', country: 'DE' };
    const { company, html } = findCompany([{ type: 'hours', address }], { hours });
    expect(company).toMatchObject({ '@type': 'Organization' });
    expect(company).not.toHaveProperty('openingHoursSpecification');
    expect(html).toContain('opening-hours-table');
  });
});

test('an office is told of by its parts, and as a mere place without them', () => {
  const { facts, places } = blockModules.offices.jsonLd ?? {};
  expect(places?.(sampleBlocks.offices, about)).toMatchObject([
    { '@type': 'Place', name: 'Lisbon', address: '12 Example Road, 1000 Lisbon' },
    { '@type': 'Bakery', name: 'Sample, Porto', address: { addressCountry: 'PT' } },
  ]);
  expect(facts?.(sampleBlocks.offices, about)).toMatchObject([{ name: 'Sample, Porto' }]);
});

test('a price without an amount is no offer; what it pays for is said', () => {
  const offers = blockModules.prices.jsonLd?.facts?.(sampleBlocks.prices, about) ?? [];
  expect(offers).toMatchObject([
    { name: 'Battery', offers: { price: 12, priceCurrency: 'EUR' } },
    { name: 'Service', offers: { priceSpecification: { unitText: 'a piece' } } },
  ]);
  expect(offers).toHaveLength(2);
  const [first] = blockModules.plans.jsonLd?.facts?.(sampleBlocks.plans, about) ?? [];
  expect(first).toMatchObject({
    '@type': 'Offer',
    url: 'https://www.example.com/about',
    itemOffered: { '@type': 'Service', name: 'Once' },
  });
});
