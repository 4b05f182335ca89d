// What search engines are told of items → has what a validator of structured data requires.
import Validator from '@adobe/structured-data-validator';
import { expect, test } from 'vitest';
import { changeSources } from '../../../engine/manifest/change-sources';
import type { SiteSource } from '../../../engine/manifest/site-source';
import { validateSite } from '../../../engine/manifest/validate-site';
import type { Contract } from '../../../engine/model/contract';
import type { Kind } from '../../../engine/model/kinds';
import { mainOf } from '../../../engine/model/publication';
import { buildSite } from '../../../engine/site/build-site';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';
import { getManifestText } from '../../site-texts';

const now = new Date('2026-11-24T09:00:00Z');
const source = readSite(openWorkspace('tests/sites/collections'), { now });

function build(from: SiteSource, contract: Contract) {
  const { publication, findings } = validateSite(from, contract);
  if (publication === undefined) throw new Error('The site is valid');
  const files = {
    ...{ sizeOf: () => ({ width: 4, height: 3 }), bytesOf: () => 1 },
    placeOf: (path: string) => path,
  };
  return {
    findings,
    site: buildSite(mainOf(publication), { contract, files, now, drafts: false }),
  };
}

const { site } = build(source, engineContract);

const entities = Object.values(site.pages).flatMap(({ item, facts }) => (item ? facts : []));

/** Properties without which Google shows nothing. */
const required: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'author'],
  Event: ['name', 'startDate', 'location'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization'],
  Person: ['name'],
};

test('items of each kind have what is required of them', async () => {
  const types = new Set(entities.map((entity) => String(entity['@type'])));
  for (const type of Object.keys(required)) expect(types).toContain(type);
  for (const entity of entities)
    for (const name of required[String(entity['@type'])] ?? [])
      expect(entity[name], `${entity['@type']} ${name}`).toBeDefined();
  const validator = new Validator();
  const found = await Promise.all(
    entities.map((entity) =>
      validator.validate({ jsonld: { [String(entity['@type'])]: [structuredClone(entity)] } }),
    ),
  );
  const errors = found.flat().filter(({ severity }) => severity === 'ERROR');
  expect(errors.map(({ issueMessage }) => issueMessage)).toEqual([]);
});

/** The site, where events are a kind of its own that search engines know as something. */
function buildOwn(jsonLd: NonNullable<Kind['jsonLd']>, event = '') {
  const { itemValidators, kinds, schemas, shape, words } = engineContract;
  const [own, known] = ['kinds/course', 'kinds/event'];
  const contract: Contract = {
    ...engineContract,
    kinds: { ...kinds, course: { ...(kinds.event as Kind), jsonLd } },
    itemValidators: { ...itemValidators, course: itemValidators.event as never },
    schemas: new Map([...schemas, [own, schemas.get(known) ?? {}]]),
    shape: { ...shape, [own]: shape[known] } as Contract['shape'],
    words: { ...words, [own]: words[known] } as Contract['words'],
  };
  const path = 'files/events/winter-evening.md';
  const manifest = getManifestText(source).replaceAll('"kind": "event"', '"kind": "course"');
  const texts = new Map<string, string>([['site.manifest.json', manifest]]);
  if (event !== '') texts.set(path, event);
  const built = build(changeSources(source, texts), contract);
  return {
    entity: built.site.pages['events:winter-evening']?.facts[0],
    found: built.findings.filter(({ code }) => code === 'missing-for-search'),
  };
}

test('values of a mapped kind are what its type has', () => {
  const members = { startDate: 'starts', location: 'place', offers: 'price', sameAs: 'tickets' };
  const { entity, found } = buildOwn(
    { type: 'EducationEvent', members },
    `---
title: A winter evening
summary: Strings.
starts: 2026-12-05T19:30
place: The quay
price: { amount: 12 }
tickets: { label: Tickets, page: contact }
---

Words.
`,
  );
  expect(found).toEqual([]);
  expect(entity).toMatchObject({
    '@type': 'EducationEvent',
    startDate: '2026-12-05T19:30:00Z',
    location: { '@type': 'Place', name: 'The quay' },
    offers: { '@type': 'Offer', price: 12, priceCurrency: 'GBP' },
    sameAs: 'https://www.example.com/contact',
    organizer: { '@id': expect.any(String) },
  });
});

test('an item without what search engines need of its type is found, and a kind without a member for it', () => {
  const { found } = buildOwn({ type: 'Recipe' });
  expect(found.length).toBeGreaterThan(2);
  expect(found.map(({ message }) => message)).toContain(
    'Nobody says the "image" of "events:winter-evening".',
  );
  const { found: unmapped } = buildOwn({ type: 'Event', members: { startDate: 'starts' } });
  expect(unmapped.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
    '/collections/events/kind Nobody says the "location" of the items of "events".',
    '/collections/rehearsals/kind Nobody says the "location" of the items of "rehearsals".',
  ]);
});
