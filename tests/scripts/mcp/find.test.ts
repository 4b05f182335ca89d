// What assistants look for: of a name that the site does not have, nothing is said that could be believed.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../../../scripts/mcp';
import { createCalls } from '../../../scripts/mcp/call-tool';
import { SiteSession } from '../../../scripts/mcp/site-session';
import { copySiteFolder } from '../../copy-site-folder';

test('a name that the site does not have is said to be none, one that nothing uses is counted', async () => {
  const root = mkdtempSync(join(tmpdir(), 'plinth-find-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  copySiteFolder('tests/sites/collections', root);
  const manifest = join(root, 'site.manifest.json');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, text.replace('"variables": {', '"variables": { "spare": "one",'));
  const session = new SiteSession(root, { readOnly: false, allowCode: false, allowRules: false });
  const call = createCalls(session);
  const find = async (input: object): Promise<unknown> =>
    (await call('find', input, new AbortController().signal))?.structuredContent;
  expect(await find({ page: 'news' })).not.toMatchObject({ count: 0 });
  expect(await find({ variable: 'spare' })).toMatchObject({ count: 0 });
  expect(await find({ words: 'nobody says this' })).toMatchObject({ count: 0 });
  const none = { error: expect.stringContaining('There is nothing of this name') };
  for (const input of [{ page: 'nope' }, { variable: 'spar' }, { form: 'nope' }, { file: 'x.svg' }])
    expect(await find(input)).toMatchObject(none);
  for (const [words, mistake] of [
    ['', 'words is empty.'],
    ['x'.repeat(500), 'words has more than 200 characters.'],
  ])
    expect(await find({ words })).toMatchObject({ fromSite: { mistake } });
  expect(await find({ unused: true, words: 'x' })).toMatchObject({
    error: expect.stringContaining('Only one thing'),
  });
});

test('a manifest that cannot be read is not a site without parts', async () => {
  const root = mkdtempSync(join(tmpdir(), 'plinth-outline-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  copySiteFolder('tests/sites/minimal', root);
  const limits = { readOnly: false, allowCode: false, allowRules: false };
  const outline = async (): Promise<unknown> => {
    const call = createCalls(new SiteSession(root, limits));
    return (await call('outline', {}, new AbortController().signal))?.structuredContent;
  };
  writeFileSync(join(root, 'site.manifest.json'), '{oops');
  expect(await outline()).toMatchObject({
    error: expect.stringContaining('`findings` says where'),
  });
  rmSync(join(root, 'site.manifest.json'));
  expect(await outline()).toMatchObject({ error: expect.stringContaining('There is no site.man') });
});

test('a folder that is not there is not served', async () => {
  expect(await run(['--root', join(tmpdir(), 'plinth-nowhere')])).toBe(2);
});
