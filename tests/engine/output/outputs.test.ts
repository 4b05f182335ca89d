import { expect, test } from 'vitest';
import { createRenderers } from '../../../engine/entry/prerender';
import type { Site } from '../../../engine/model/site';
import { makeContent, type Output } from '../../../engine/output/output';
import { listOutputs } from '../../../engine/output/outputs';
import { publishBare } from '../../bare-assets';
import { buildSmallSite } from '../site/small-site';

const named = { path: '_site/assets/a-0123456789abcdef.css', read: () => 'a{}' };

const list = (site: Site): Map<string, Output> =>
  new Map(
    [...listOutputs({ ...publishBare(site), files: [named], renderers: createRenderers() })].map(
      (output) => [output.path, output],
    ),
  );

const site = buildSmallSite();
const outputs = list(site);

const toLine = ({ path, owner, type, cache }: Output): string =>
  [path, owner === 'all' ? 'all' : owner.page, type.split(';')[0], cache].join(' ');

test('one list holds every file, with its owner, its type and how long it may be kept', () => {
  expect([...outputs.values()].map(toLine).sort()).toEqual(
    [
      ...Object.values(site.pages).flatMap(({ id, path }) => {
        const name = path === '/' ? 'index' : path.slice(1);
        return [
          `${name}.html ${id} text/html revalidated`,
          `_site/pages/${name}.json ${id} application/json revalidated`,
        ];
      }),
      'files/leaf.txt leaf text/plain revalidated',
      '404.html all text/html revalidated',
      'old.html all text/html revalidated',
      'sitemap.xml all application/xml revalidated',
      'robots.txt all text/plain revalidated',
      'llms.txt all text/plain revalidated',
      'site.webmanifest all application/manifest+json revalidated',
      '_site/assets/a-0123456789abcdef.css all text/css immutable',
    ].sort(),
  );
});

test('every document proves to others whose site it is, where the manifest says so', () => {
  const tag = '<meta name="google-site-verification" content="abc"';
  const proven = list({ ...site, verification: { google: 'abc' } });
  const read = (all: ReadonlyMap<string, Output>): string => {
    const output = all.get('index.html');
    return output === undefined ? '' : String(makeContent(output));
  };
  expect(read(proven)).toContain(tag);
  expect(read(outputs)).not.toContain('site-verification');
});

test('a content file that two pages show belongs to all', () => {
  const leaf = site.pages.leaf;
  const legal = site.pages.legal;
  if (leaf === undefined || legal === undefined) throw new Error('There are such pages.');
  const pages = { ...site.pages, legal: { ...legal, contentFiles: leaf.contentFiles } };
  expect(list({ ...site, pages }).get('files/leaf.txt')?.owner).toBe('all');
});

test('each is made of its input alone, which is JSON', () => {
  for (const output of outputs.values()) {
    const input = output.input();
    const copy: object = JSON.parse(JSON.stringify(input));
    expect(copy).toEqual(input);
    expect(output.make(copy)).toEqual(makeContent(output));
  }
});

test('a page that moved has a document that leads on; one that is gone has none, or hosts would find it', () => {
  const moved = outputs.get('old.html');
  expect(moved && makeContent(moved)).toContain('url=/shop/area/leaf#end');
  expect(outputs.has('gone.html')).toBe(false);
});

test('an address without a page shows the picture that the site has for it, others none', () => {
  const site = {
    name: 'Sample',
    origin: 'https://www.example.com',
    home: 'home',
    logo: { src: 'logo.svg', decorative: true },
    favicon: 'logo.svg',
    notFoundImage: { src: 'lost.svg', alt: 'An empty shelf' },
  };
  const whole = list(buildSmallSite({ members: { site } }));
  const missing = makeContent(whole.get('404.html') as Output);
  expect(missing).toMatch(
    /<div class="page-head" data-picture="">.*<img [^>]*alt="An empty shelf"/,
  );
  expect(makeContent(outputs.get('404.html') as Output)).not.toMatch(
    /data-picture|page-head-picture/,
  );
});
