// Sites whose every text is hostile, in a browser: no dialog, no request elsewhere, no node that the engine did not make.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace } from '../../scripts/files/workspace';
import { writeOutput } from '../../scripts/output/build-output';
import type { LocalServer } from '../../scripts/serve/local-server';
import { startServer } from '../../scripts/serve/start-server';
import { copySite, validate } from '../faults/complete-site';
import { long } from '../faults/long';
import { payloads, triedPayloads } from '../faults/payloads';
import { type RenderedSite, render } from '../faults/rendered-site';
import { fill, mix } from '../faults/trials';
import { type Visitor, visit } from './visitor';

const folder = mkdtempSync(join(tmpdir(), 'plinth-hostile-'));
const outDir = join(folder, 'dist');
let server: LocalServer;
let visitor: Visitor;
/** A page without a policy: to read documents, not to open them. */
let reader: Page;
const dialogs: string[] = [];

const write = ({ files, facts }: RenderedSite) =>
  writeOutput({ ...openWorkspace(folder), outDir }, files, facts);

async function renderPlain(): Promise<RenderedSite> {
  const { site } = validate(copySite());
  if (site === undefined) throw new Error('The plain site is not sound.');
  return render(site);
}

beforeAll(async () => {
  plain = await renderPlain();
  await write(plain);
  server = await startServer({ root: folder, outDir, port: 0 });
  visitor = await visit({ site: 'everything', origin: server.origin });
  reader = await visitor.page.context().newPage();
  visitor.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
});
interface Known {
  readonly tags: readonly string[];
  readonly attributes: readonly string[];
  readonly scripts: readonly (readonly string[])[];
}

let known: Known | undefined;

async function plainCensus(): Promise<Known> {
  if (known === undefined) {
    const census = await count(htmlOf(plain));
    known = {
      tags: union(census, 'tags'),
      attributes: union(census, 'attributes'),
      scripts: census.map(({ scripts }) => scripts),
    };
  }
  return known;
}

afterAll(async () => {
  await visitor.leave();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

let plain: RenderedSite;

interface Census {
  readonly tags: readonly string[];
  readonly attributes: readonly string[];
  readonly scripts: readonly string[];
  readonly addresses: readonly string[];
  readonly heading: string;
  readonly title: string;
}

/** What stands in documents, as the browser's own parser reads them. */
const count = (documents: readonly string[]): Promise<readonly Census[]> =>
  reader.evaluate(
    (texts) =>
      texts.map((text) => {
        const parsed = new DOMParser().parseFromString(text, 'text/html');
        const all = [...parsed.querySelectorAll('*')];
        const names = (attribute: string) =>
          all.flatMap((element) => element.getAttribute(attribute) ?? []);
        return {
          tags: [...new Set(all.map(({ localName }) => localName))],
          attributes: [...new Set(all.flatMap((element) => element.getAttributeNames()))],
          scripts: [...parsed.scripts].map(({ type, src }) => `${type} ${src === '' ? '' : 'src'}`),
          addresses: ['href', 'src', 'action', 'formaction', 'poster'].flatMap(names),
          heading: parsed.querySelector('h1')?.textContent ?? '',
          title: parsed.title,
        };
      }),
    documents,
  );

const htmlOf = ({ files }: RenderedSite): string[] =>
  files.filter(([path]) => path.endsWith('.html')).map(([, content]) => String(content));

const safe = /^(?:\/(?![/\\])|https:\/\/(?![^/]*@)|mailto:|tel:|#)/;

const union = (census: readonly Census[], of: 'tags' | 'attributes' | 'addresses') => [
  ...new Set(census.flatMap((one) => one[of])),
];

const toWords = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Elements that only the running app makes: the field of the search. */
const ofApp = ['search'];

/** Loads the first page and follows links to the others, as a visitor would. */
async function walk(pages: readonly string[], allowed: readonly string[]): Promise<void> {
  const { page, complaints } = visitor;
  complaints.length = 0;
  await visitor.goto('/');
  await visitor.ready();
  for (const path of pages) {
    // A link to the page of the search opens its dialog.
    if (path === '/suche') await visitor.goto(path);
    else await visitor.follow(plain.facts.base + path.slice(1));
    await page.waitForURL((url) => url.pathname === plain.facts.base + path.slice(1));
    await page.locator('h1').waitFor({ state: 'attached' });
    const foreignRequests = await page.evaluate(
      (known) =>
        [...document.querySelectorAll('*')].flatMap((element) => [
          ...(known.includes(element.localName) ? [] : [element.localName]),
          ...element.getAttributeNames().filter((name) => name.startsWith('on')),
        ]),
      [...allowed, ...ofApp],
    );
    expect(foreignRequests, path).toEqual([]);
  }
  // The index of the search is not rendered here: its page asks for it in vain.
  const others = complaints.filter(
    (one) => !(pages.includes('/suche') && /404 \(Not Found\)/.test(one)),
  );
  expect(complaints.length - others.length).toBeLessThan(4);
  expect(others).toEqual([]);
  expect(dialogs).toEqual([]);
}

/** What stands in documents: nothing but what stands in those of the plain site, and the payload as words. */
async function readAll(rendered: RenderedSite): Promise<readonly Census[]> {
  const known = await plainCensus();
  const census = await count(htmlOf(rendered));
  expect(union(census, 'tags').filter((tag) => !known.tags.includes(tag))).toEqual([]);
  expect(union(census, 'attributes').filter((name) => !known.attributes.includes(name))).toEqual(
    [],
  );
  expect(union(census, 'addresses').filter((address) => !safe.test(address))).toEqual([]);
  expect(census.map(({ scripts }) => scripts)).toEqual(known.scripts);
  return census;
}

test.each(triedPayloads.map((payload) => ({ payload })))(
  '$payload is read as words',
  async ({ payload }) => {
    const { site, taken } = fill(payload);
    const census = await readAll(await render(site));
    if (!taken.some(({ slot }) => slot === 'page/title')) return;
    const words = toWords(payload);
    const pages = census.filter(
      ({ heading, title }) => toWords(heading) === words && toWords(title).startsWith(words),
    );
    expect(pages.length).toBeGreaterThan(8);
  },
);

// The step is prime to the number of payloads: after so many turns each has stood at each place.
const turns = Array.from({ length: long ? payloads.length : 3 }, (_, turn) => ({ turn }));

test.each(turns)('nothing happens to who walks through site $turn', async ({ turn }) => {
  const { site } = mix(payloads, turn);
  const rendered = await render(site);
  await readAll(rendered);
  await write(rendered);
  await walk(rendered.pages, (await plainCensus()).tags);
});

test('a script in a picture does not run where the picture is opened alone', async () => {
  const picture = '_site/assets/files/picture-0123456789abcdef.svg';
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>';
  await write({ ...plain, files: [...plain.files, [picture, drawing]] });
  const answer = await visitor.page.goto(`${plain.facts.base}${picture}`);
  expect(answer?.headers()['content-type']).toContain('image/svg+xml');
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  // What runs does so before the picture is loaded, and a dialog is reported before any answer after it.
  await visitor.page.evaluate(() => document.readyState);
  expect(dialogs).toEqual([]);
});
