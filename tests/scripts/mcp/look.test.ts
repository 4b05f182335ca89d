// Not quick: a browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectFile } from '../../../scripts/inspect/inspect-file';
import { createCalls } from '../../../scripts/mcp/call-tool';
import { SiteSession } from '../../../scripts/mcp/site-session';
import { copySiteFolder } from '../../copy-site-folder';

const timeout = 180_000;
let root: string;
let call: ReturnType<typeof createCalls>;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-look-'));
  copySiteFolder('tests/sites/minimal', root);
  call = createCalls(
    new SiteSession(root, { readOnly: true, allowCode: false, allowRules: false }),
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const look = (input: object) => call('look', input, new AbortController().signal);
const operations = [
  {
    op: 'set',
    file: 'site.manifest.json',
    path: ['pages', 'work', 'title'],
    value: 'Not written yet',
  },
];

test('a page as it would be: its words, and a picture of its width', { timeout }, async () => {
  const result = await look({ page: 'work', width: 390, operations });
  expect(result?.structuredContent.fromSite).toMatchObject({
    title: 'Not written yet',
    height: expect.any(Number),
  });
  expect(JSON.stringify(result?.structuredContent)).toContain('outlives its owner');
  const picture = result?.content[1] as { type: string; data: string; mimeType: string };
  expect(picture).toMatchObject({ type: 'image', mimeType: 'image/jpeg' });
  const { size } = inspectFile('picture.jpg', Buffer.from(picture.data, 'base64'));
  expect(size).toMatchObject({ width: 390 });
});

test('only the words where no picture is wanted, and a sentence where there is no such page', async () => {
  const words = await look({ page: 'work', picture: false });
  expect(words?.content).toHaveLength(1);
  expect(await look({ page: 'none', picture: false })).toMatchObject({ isError: true });
});

test('a page in another language, and a sentence where the site lacks that, or the page', async () => {
  const session = new SiteSession('tests/sites/languages', {
    ...{ readOnly: true, allowCode: false, allowRules: false },
  });
  const ask = (input: object) =>
    createCalls(session)('look', { picture: false, ...input }, new AbortController().signal);
  const [own, german] = [await ask({ page: 'work' }), await ask({ page: 'work', language: 'de' })];
  expect(german?.structuredContent.fromSite).toMatchObject({
    title: 'Unsere Arbeit',
    path: '/de/arbeit',
  });
  expect(own?.structuredContent.fromSite).toMatchObject({ title: 'Our work', path: '/work' });
  for (const [input, says] of [
    [{ page: 'work', language: 'fr' }, 'does not have this language'],
    [{ page: 'none', language: 'de' }, 'in this language'],
  ] as const)
    expect(JSON.stringify(await ask(input))).toContain(says);
});

test('only the words, with a sentence, where no browser is installed', { timeout }, async () => {
  const { PATH, PLINTH_BROWSER, CHROME_PATH } = process.env;
  process.env.PATH = '';
  delete process.env.PLINTH_BROWSER;
  delete process.env.CHROME_PATH;
  try {
    const result = await look({ page: 'work' });
    expect(result?.structuredContent.about).toMatch(/^No browser is installed here/);
    expect(result?.content).toHaveLength(1);
  } finally {
    Object.assign(process.env, { PATH });
    for (const [name, value] of Object.entries({ PLINTH_BROWSER, CHROME_PATH }))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
});
