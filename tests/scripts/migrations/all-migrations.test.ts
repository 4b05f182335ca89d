import { expect, test } from 'vitest';
import { manifestVersion } from '../../../engine/manifest/manifest-version';
import schema from '../../../schemas/manifest.schema.json';
import { getManifest } from '../../../scripts/edit/page-edits';
import { SiteEdit } from '../../../scripts/edit/site-edit';
import { allMigrations } from '../../../scripts/migrations/all-migrations';
import { migrateManifest } from '../../../scripts/migrations/migrate-manifest';
import { renameAll } from '../../../scripts/migrations/migration';

const toSite = (manifest: object): SiteEdit => {
  const site = new SiteEdit('/no/such/folder');
  site.set('site.manifest.json', JSON.stringify(manifest));
  return site;
};

test('there is one for each version up to the present one, which the schema allows', () => {
  const versions = allMigrations.map(({ to }) => to);
  expect(versions).toEqual(versions.map((_, index) => index + 2));
  expect(versions.at(-1)).toBe(manifestVersion);
  expect(schema.properties.version.maximum).toBe(manifestVersion);
});

test.each(allMigrations)('the one to $to does what its example says', (migration) => {
  const { before, after } = migration.example;
  expect([before.version, after.version]).toEqual([migration.to - 1, migration.to]);
  const site = toSite(before);
  expect(migrateManifest(site, [migration])).toEqual([migration]);
  expect(getManifest(site)).toEqual(after);
  expect(migration.about).toMatch(/\.$/);
});

test.each(allMigrations)(
  'the one to $to leaves a manifest alone that it is not about',
  ({ to }) => {
    const bare = {
      version: to - 1,
      site: {},
      theme: { header: 'bar', pictures: [null] },
      pages: {},
    };
    const site = toSite(bare);
    migrateManifest(site, allMigrations.slice(0, to - 1));
    expect(getManifest(site)).toEqual({ ...bare, version: to });
  },
);

test('a pattern leads to keys, through lists and maps', () => {
  const manifest = { pages: { home: { blocks: [{ id: 'a' }, {}] }, about: { blocks: 'none' } } };
  const file = 'site.manifest.json';
  expect(renameAll(manifest, ['pages', '*', 'blocks', '*', 'id'], 'anchor')).toEqual([
    { op: 'rename key', file, path: ['pages', 'home', 'blocks', 0, 'id'], key: 'anchor' },
  ]);
  expect(renameAll(manifest, ['pages', 'about', 'id'], 'anchor')).toEqual([]);
});
