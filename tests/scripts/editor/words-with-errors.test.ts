// Words of a site that has errors → what they may say, as without any: marks of emphasis are not shown as characters.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copySiteFolder } from '../../copy-site-folder';
import { openSession } from './open-session';

const folder = mkdtempSync(join(tmpdir(), 'plinth-errors-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const from = 'tests/sites/everything';
const spot = { file: 'site.manifest.json', pointer: '/site/notice/text' };

test.for([
  ['valid', (text: string) => text],
  ['of an unknown page', (text: string) => text.replace('"page": "kontakt"', '"page": "nobody"')],
] as const)('%s', async ([name, change]) => {
  const site = join(folder, name);
  copySiteFolder(from, site);
  const file = join(site, spot.file);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  const { session } = await openSession(site, join(folder, 'copies'));
  expect(session.words.describe(spot, 'One **word**.')).toMatchObject({ dialect: 'running' });
});
