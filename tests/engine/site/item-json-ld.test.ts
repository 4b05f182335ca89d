// What search engines are told of items → has what a validator of structured data requires.
import Validator from '@adobe/structured-data-validator';
import { expect, test } from 'vitest';
import { validateSite } from '../../../engine/manifest/validate-site';
import { mainOf } from '../../../engine/model/publication';
import { buildSite } from '../../../engine/site/build-site';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';

const now = new Date('2026-11-24T09:00:00Z');
const source = readSite(openWorkspace('tests/sites/collections'), { now });
const { publication } = validateSite(source, engineContract);
if (publication === undefined) throw new Error('The site is valid');
const site = buildSite(mainOf(publication), {
  contract: engineContract,
  files: { sizeOf: () => ({ width: 4, height: 3 }), bytesOf: () => 1, placeOf: (path) => path },
  ...{ now, drafts: false },
});

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
