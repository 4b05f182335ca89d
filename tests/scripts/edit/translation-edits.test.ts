// Edits of a site in three languages: what is renamed, moved or removed is so in each of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyOperations } from '../../../scripts/edit/apply-operations';
import { Base } from '../../../scripts/edit/base';
import { check } from '../../../scripts/edit/check';
import type { Operation } from '../../../scripts/edit/operations';
import { openWorld } from '../../../scripts/source/open-world';
import { copySiteFolder } from '../../copy-site-folder';

const root = mkdtempSync(join(tmpdir(), 'plinth-translations-'));
let base: Base;
beforeAll(async () => {
  copySiteFolder('tests/sites/languages', root);
  base = new Base(await openWorld(root));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function apply(operation: Operation) {
  const checked = check([operation], base);
  const { site } = checked;
  const paths = site.changes().map(({ path, after }) => (after === undefined ? '- ' : '+ ') + path);
  return { ...checked, paths, read: (path: string) => site.read(`files/languages/${path}`) };
}

const outline = (findings: ReturnType<typeof apply>['brought']): string[] =>
  findings.map(({ code, file }) => `${code} ${file}`);

describe.each<[Operation['op'], Operation]>([
  ['page rename', { op: 'page rename', id: 'contact', to: 'write' }],
  ['form rename', { op: 'form rename', id: 'enquiry', to: 'letter' }],
  ['move', { op: 'move', file: 'files/text/about.txt', to: 'files/text/people.txt' }],
])('%s', (_, operation) => {
  test('leaves every translation at its words, and is undone to the byte', () => {
    const { brought, site } = apply(operation);
    expect(outline(brought)).toEqual([]);
    applyOperations(site, base.world, site.inverseSince(0));
    expect(site.changes()).toEqual([]);
  });
});

test('the files of a renamed page have its new name, and links in pairs lead there', () => {
  const { paths, read } = apply({ op: 'page rename', id: 'contact', to: 'write' });
  expect(paths).toEqual(
    expect.arrayContaining([
      '- files/languages/de/pages/contact.json',
      '+ files/languages/de/pages/write.json',
      '- files/languages/ar/pages/contact.json',
      '+ files/languages/ar/pages/write.json',
    ]),
  );
  for (const tag of ['de', 'ar']) {
    const pairs = JSON.parse(read(`${tag}/pages/home.json`) ?? '');
    expect(pairs.words[2].from).toContain('[write to us](page:write)');
    expect(pairs.words[2].to).toContain('(page:write)');
  }
});

test('a document moves with the one that it translates', () => {
  const to = 'files/text/mending.md';
  const { brought, paths } = apply({ op: 'move', file: 'files/text/repairs.md', to });
  expect(outline(brought)).toEqual([]);
  expect(paths).toContain('+ files/languages/de/text/mending.md');
});

test('the translations of a removed page go, and its links in pairs are words', () => {
  const { brought, paths, read } = apply({ op: 'page remove', id: 'contact' });
  expect(paths).toContain('- files/languages/de/pages/contact.json');
  expect(JSON.parse(read('de/pages/home.json') ?? '').words[2].to).toContain(
    'oder schreiben Sie uns vorher',
  );
  // The invitation of a page goes with the link to it, and leaves its translation.
  const invitation = ['ar', 'de'].map(
    (tag) => `unused-translation files/languages/${tag}/pages/prices.json`,
  );
  const unused = invitation.flatMap((line) => [line, line]);
  expect(outline(brought).sort()).toEqual([...unused, 'unused-form site.manifest.json'].sort());
});

test('of a page that leads elsewhere from now on, the links in pairs do as well', () => {
  const { read } = apply({ op: 'page remove', id: 'contact', redirectTo: 'about' });
  expect(JSON.parse(read('de/pages/home.json') ?? '').words[2].to).toContain('(page:about)');
});

describe('in one language', () => {
  const redirects = (site: ReturnType<typeof apply>['site']): unknown =>
    JSON.parse(site.read('site.manifest.json') ?? '').redirects;

  test('a page gets another path, and its old address there leads to it', () => {
    const { site, brought, read } = apply({
      ...{ op: 'page move', id: 'about', path: '/wir', language: 'de' },
    });
    expect(outline(brought)).toEqual([]);
    expect(read('de/pages/about.json')).toContain('"path": "/wir"');
    expect(redirects(site)).toEqual([{ from: '/de/ueber-uns', page: 'about', language: 'de' }]);
  });

  test('a page goes, and its address is gone or leads elsewhere', () => {
    const gone = apply({ op: 'page remove', id: 'contact', language: 'ar' });
    expect(gone.paths).toContain('- files/languages/ar/pages/contact.json');
    expect(redirects(gone.site)).toEqual([{ from: '/ar/contact', status: 410 }]);
    const led = apply({ op: 'page remove', id: 'contact', language: 'ar', redirectTo: 'home' });
    expect(redirects(led.site)).toEqual([{ from: '/ar/contact', page: 'home', language: 'ar' }]);
  });

  test('a new page has its texts beside empty translations, which refuse nothing', () => {
    const { site, paths, refusing, untranslated } = apply({
      ...{
        op: 'page add',
        id: 'fees',
        path: '/fees',
        title: 'Prices',
        summary: 'What we ask.',
      },
      language: 'de',
    });
    expect(paths).toContain('+ files/languages/de/pages/fees.json');
    expect([refusing.length, untranslated.length]).toEqual([0, 3]);
    applyOperations(site, base.world, site.inverseSince(0));
    expect(site.changes()).toEqual([]);
  });
});

test('a page that moves everywhere keeps its addresses in languages that have no path of their own', () => {
  const { site } = apply({ op: 'page move', id: 'repairs', path: '/work/mending' });
  expect(JSON.parse(site.read('site.manifest.json') ?? '').redirects).toEqual([
    { from: '/work/repairs', page: 'repairs' },
    { from: '/ar/work/repairs', page: 'repairs', language: 'ar' },
  ]);
});

test('the ledger has the addresses of every language, and says when one is lost', () => {
  const ledger = ['/ home', '/de/ home de', '/de/ueber-uns about de', '/old about de', ''].join(
    '\n',
  );
  const { brought } = apply({ op: 'write', file: 'site.urls.lock', text: ledger });
  const lost = brought.filter(({ code }) => code === 'lost-address');
  expect(lost.map(({ line, parameters }) => [line, parameters.path])).toEqual([[4, '/old']]);
  const fresh = brought.filter(({ code }) => code === 'new-address');
  expect(fresh.map(({ parameters }) => parameters.path)).toContain('/ar/about');
  expect(fresh.map(({ parameters }) => parameters.path)).not.toContain('/de/ueber-uns');
});

test('the old address of a page in one other language leads to it in that language', () => {
  const { brought, site } = apply({ op: 'page move', id: 'imprint', path: '/wer' });
  expect(outline(brought)).toEqual([]);
  expect(JSON.parse(site.get('site.manifest.json')).redirects).toContainEqual({
    ...{ from: '/impressum', page: 'imprint', language: 'de' },
  });
});

test('what was never public redirects from nowhere, in no language', () => {
  const redirectsOf = (operation: Operation): unknown =>
    JSON.parse(apply(operation).site.read('site.manifest.json') ?? '').redirects;
  const [known, ...others] = [false, true].map((unpublished) =>
    redirectsOf({ op: 'page move', id: 'contact', path: '/write', unpublished }),
  );
  expect(known).toContainEqual({ from: '/contact', page: 'contact' });
  expect(JSON.stringify(others)).not.toContain('"contact"');
});
