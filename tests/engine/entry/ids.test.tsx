// The ids of whole pages: of every site in this repository, and of one whose words and names are made to clash.

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import { Page } from '../../../engine/app/app-shell';
import { type BlockSource, BlockSourceContext } from '../../../engine/app/page-block';
import { toHref } from '../../../engine/content/addresses/addresses';
import { toPageFile } from '../../../engine/content/addresses/output-paths';
import { rootFiles } from '../../../engine/content/addresses/reserved-names';
import { parseContent } from '../../../engine/content/items/parse-content';
import { findSections } from '../../../engine/content/pages/block-sections';
import type { ContentItem } from '../../../engine/generated/manifest';
import { validateSite } from '../../../engine/manifest/validate-site';
import { mainOf } from '../../../engine/model/publication';
import type { Site } from '../../../engine/model/site';
import { buildSite } from '../../../engine/site/build-site';
import { outlineOf, viewOf } from '../../../engine/site/view-of';
import { ServicesContext } from '../../../engine/ui/services';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';
import { makeText, outputsOf } from '../../site-outputs';
import { getManifestText, withTexts } from '../../site-texts';
import { findComponent } from '../find-component';
import { findIdErrors, listIds, listReferences } from '../id-errors';
import { createSampleServices } from '../sample-services';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const clashes = 'tests/sites/clashes';

const built = new Map<string, Site>();

/** Made once: nothing changes it. */
function build(root: string): Site {
  const known = built.get(root);
  if (known) return known;
  const { publication, findings } = validateSite(readSite(openWorkspace(root)), engineContract);
  if (publication === undefined) throw new Error(JSON.stringify(findings));
  const site = buildSite(mainOf(publication), {
    contract: engineContract,
    files: {
      sizeOf: () => ({ width: 4, height: 3 }),
      bytesOf: () => 240_000,
      placeOf: (path) => path,
    },
    now: new Date('2026-03-01'),
    drafts: true,
  });
  built.set(root, site);
  return site;
}

/** Its body: what the head names is not fetched for a test. */
const parse = (html: string): Document =>
  new DOMParser().parseFromString(html.slice(html.indexOf('<body>')), 'text/html');

const rendered = new Map<Site, ReadonlyMap<string, Document>>();

/** The documents of a site by address, made once. */
function renderAll(site: Site): ReadonlyMap<string, Document> {
  const known = rendered.get(site);
  if (known) return known;
  const outputs = outputsOf(site);
  const parseAt = (path: string): Document => parse(makeText(outputs, path));
  const pages = Object.values(site.pages).map(
    ({ path }) => [toHref(site.shell.base, path), parseAt(toPageFile(path))] as const,
  );
  const documents = new Map([...pages, ['404', parseAt(rootFiles.notFound.path)] as const]);
  rendered.set(site, documents);
  return documents;
}

describe.each(['.', 'tests/sites/minimal', 'tests/sites/everything', clashes])('in %s', (root) => {
  const documents = renderAll(build(root));

  test('no id stands twice in a page, and whatever is named by id stands in it', () => {
    for (const [path, document] of documents) {
      expect(listIds(document).length, path).toBeGreaterThan(2);
      expect(listReferences(document).length, path).toBeGreaterThan(2);
      expect(findIdErrors(document), path).toEqual([]);
    }
  });
});

test.each(['tests/sites/everything', clashes])(
  'in %s links to places in pages find them',
  (root) => {
    const documents = renderAll(build(root));
    const links = [...documents.values()].flatMap((document) => [
      ...document.querySelectorAll('main a[href^="/"][href*="#"]'),
    ]);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const [path = '', anchor = ''] = link.getAttribute('href')?.split('#') ?? [];
      const target = documents.get(path);
      expect(target && listIds(target), path).toContain(anchor);
    }
  },
);

const site = build(clashes);

const toHeadings = (within: ParentNode): (readonly [id: string, heading: string])[] =>
  [...within.querySelectorAll('.content-nodes-section :is(h2, h3)[id]')].map((heading) => [
    heading.id,
    heading.textContent ?? '',
  ]);

test('what authors wrote stands as it is, and a heading makes way', () => {
  const documents = renderAll(site);
  const home = documents.get('/');
  expect(['menu-work', 'main', 'drawer'].map((id) => home?.getElementById(id)?.tagName)).toEqual(
    Array(3).fill('SECTION'),
  );
  expect(toHeadings(home ?? document)).toEqual([
    ['main-2', 'Main'],
    ['related', 'Related'],
  ]);
  expect(toHeadings(documents.get('/work') ?? document)).toEqual([
    ['main', 'Main'],
    ['prices', 'Prices'],
    ['prices-2', 'Prices'],
    ['menu-work', 'Menu work'],
    ['block-4-field-sender', 'Block 4 field sender'],
    ['prices-3', 'Prices'],
    ['drawer', 'Drawer'],
    ['hours-2', 'Hours'],
    ['prices-4', 'Prices'],
    ['drawer-2', 'Drawer'],
    ['hours-3', 'Hours'],
    ['one', 'One'],
    ['prices-5', 'Prices'],
    ['hours-4', 'Hours'],
    ['keeper-2', 'Keeper'],
  ]);
});

test('the sections of blocks have the ids of the document', () => {
  const work = viewOf(site, 'work');
  const reported = work.blocks.flatMap((block) =>
    findSections(engineContract.blocks, block, work).flatMap(({ id, heading }) =>
      id === undefined ? [] : [[id, heading]],
    ),
  );
  const shown = renderAll(site).get('/work') ?? document;
  expect(reported).toEqual(expect.arrayContaining([...toHeadings(shown), ['keeper', 'Keeper']]));
  for (const [id = '', heading] of reported)
    expect(shown.getElementById(id)?.textContent, id).toContain(heading);
});

test('a link to a number that no heading of the page gets is found', () => {
  const source = readSite(openWorkspace(clashes));
  const manifest = getManifestText(source).replace('page:work#prices-3', 'page:work#prices-6');
  const { findings } = validateSite(withTexts(source, { manifest }), engineContract);
  expect(findings.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['unknown-anchor', '/pages/home/lead'],
  ]);
});

describe('in a browser that goes to a page', () => {
  const blockSource: BlockSource = {
    get: (type) => findComponent(type),
    retry: () => undefined,
  };
  const page = outlineOf(site, 'work');
  // None of them has more than text.
  const contents = site.contents as Readonly<Record<string, readonly ContentItem[]>>;
  const files = [
    ...new Set(page.blocks.flatMap((block) => (block.type === 'content' ? [block.file] : []))),
  ];
  const [first = '', second = ''] = files;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  afterEach(() => act(() => root.render(null)));

  /** The headings of the page while some of its files are there. */
  function show(arrived: Readonly<Record<string, readonly ContentItem[] | undefined>>) {
    const services = createSampleServices({
      shell: site.shell,
      useContent: (file) => {
        const items = arrived[file];
        return {
          nodes: items ? parseContent(items, { toText: (text) => [text] }) : null,
          slow: false,
        };
      },
    });
    act(() =>
      root.render(
        <ServicesContext value={services}>
          <BlockSourceContext value={blockSource}>
            <Page page={page} />
          </BlockSourceContext>
        </ServicesContext>,
      ),
    );
    expect(findIdErrors(container)).toEqual([]);
    return toHeadings(container);
  }

  const whole = toHeadings(renderAll(site).get('/work') ?? document);

  test('sections have the ids of the document that was made beforehand', () => {
    expect(show(contents)).toEqual(whole);
  });

  test('they have them in whatever order the files come', () => {
    expect(files).toHaveLength(2);
    expect(show({})).toEqual(whole.slice(-4));
    expect(show({ [second]: contents[second] })).toEqual(whole.slice(5));
    expect(show({ [first]: contents[first] })).toEqual([...whole.slice(0, 5), ...whole.slice(-4)]);
  });

  test('a heading that came into a file since the build takes no id from another', () => {
    const more = [...(contents[first] ?? []), { Drawer: 'New.' }, { Keeper: 'New.' }];
    const changed = show({ ...contents, [first]: more });
    expect(changed.slice(5, 7)).toEqual([
      ['drawer-3', 'Drawer'],
      ['keeper-3', 'Keeper'],
    ]);
    expect(changed.slice(7)).toEqual(whole.slice(5));
  });
});
