// A fact changes in a process that stays → no translation counts as older than a text that says what it said.
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listParts } from '../../../engine/manifest/languages/document-parts';
import { readSource } from '../../../engine/manifest/text/read-text-file';
import { copySiteFolder } from '../../copy-site-folder';
import { engineContract } from '../../engine-contract';
import { openSession } from './open-session';

const folder = mkdtempSync(join(tmpdir(), 'plinth-fact-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a list, of which the engine knows more than is written', async () => {
  const site = join(folder, 'site');
  copySiteFolder('tests/sites/languages', site);
  const file = 'files/text/repairs.md';
  appendFileSync(join(site, file), '\n## Steps\n\n1. Look\n2. Repair\n');
  const text = readFileSync(join(site, file), 'utf8');
  const { value } = readSource(
    { kind: 'document', file, text: { text } },
    engineContract.parseDocument,
  );
  const part = listParts({ items: value as never, words: [] }).find(({ name }) => name === 'steps');
  const german = join(site, 'files/languages/de/text/repairs.md');
  const entry = `  - part: steps\n    is: ${engineContract.fingerprint(part?.content ?? '')}\n---\n\n`;
  const before = readFileSync(german, 'utf8');
  writeFileSync(
    german,
    `${before.replace('---\n\n', entry)}\n## Schritte\n\n1. Schauen\n2. Reparieren\n`,
  );

  const { session } = await openSession(site, join(folder, 'copy'));
  const listStale = () =>
    session.base.validation.findings.filter(({ code }) => code === 'stale-translation').length;
  expect(listStale()).toBe(0);
  const path = ['variables', 'phone'];
  await session.take({
    key: 'phone',
    step: {
      type: 'operations',
      operations: [{ op: 'set', file: 'site.manifest.json', path, value: '+49 40 1234' }],
    },
  } as never);
  expect(listStale()).toBe(0);
});
