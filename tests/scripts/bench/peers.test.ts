// The comparison with other generators: the same words for all, and a page that hides no loss.
import { describe, expect, test } from 'vitest';
import { findSlower, printCompared } from '../../../scripts/bench/compare-checkouts';
import { peers } from '../../../scripts/bench/peers/compare-peers';
import { makeOwnPeer } from '../../../scripts/bench/peers/own-peer';
import { type Comparison, printComparison } from '../../../scripts/bench/peers/print-peers';
import { makeSampleSite } from '../../../scripts/bench/peers/sample-site';

const site = makeSampleSite(55);

describe('the sample site', () => {
  test('is the same each time, with an address of its own for each page', () => {
    expect(makeSampleSite(55)).toEqual(site);
    expect(new Set(site.pages.map(({ path }) => path)).size).toBe(55);
    expect(new Set(site.pages.map(({ title }) => title)).size).toBe(55);
  });

  test('has menus and columns of six links, each to one of its pages', () => {
    const paths = new Set(site.pages.map(({ path }) => path));
    expect([...site.menus, ...site.columns].map(({ links }) => links.length)).toEqual(
      Array(9).fill(6),
    );
    for (const { links } of [...site.menus, ...site.columns])
      for (const { path } of links) expect(paths).toContain(path);
  });

  test('has the words of each page in the files of every generator', () => {
    const [, page] = site.pages;
    for (const peer of [makeOwnPeer('/engine'), ...peers]) {
      const [, text = ''] = page ? peer.writePage(page) : [];
      for (const words of [...(page?.paragraphs ?? []), ...(page?.points ?? [])])
        expect(text, peer.name).toContain(words);
    }
  });
});

const timed = (wall: number) => ({ wall, processor: wall, memory: undefined });

const comparison: Comparison = {
  peers: [
    { name: 'Plinth', version: '1.0.0' },
    { name: 'Hugo', version: '2.0.0', note: 'A note.' },
  ],
  absent: [['Next', 'npm could not install it.']],
  builds: [
    { peer: 'Plinth', pages: 55, cold: [timed(300)], changed: [timed(50)] },
    { peer: 'Hugo', pages: 55, cold: [timed(100)], changed: [timed(90)] },
    { peer: 'Astro', pages: 55, cold: [], changed: [], failure: 'It | ended.' },
  ],
  ...{ weights: [], paints: [], clicks: [], saves: [] },
  ...{ date: '2026-03-01', command: 'npm run bench -- peers', load: [0.1, 0.2] },
};

describe('the page', () => {
  const text = printComparison(comparison);

  test('says where others are better, and by how much', () => {
    expect(text).toContain('- 55 pages, cold build: Hugo (ours 3.00 ×)');
    expect(text).not.toContain('55 pages, one page changed: Hugo');
  });

  test('names what failed, what was left out, and what was not measured', () => {
    expect(text).toContain('| Astro | failed: It   ended. |');
    expect(text).toContain('- left out: Next. npm could not install it.');
    expect(text.match(/Not measured in this run\./g)).toHaveLength(4);
  });

  test('compares with Eleventy where that was built, in rows of one length', () => {
    const widthsOf = (page: string) =>
      new Set((page.match(/^\|.*\|$/gm) ?? []).map((row) => row.split('|').length));
    const eleventy = { peer: 'Eleventy', pages: 55, cold: [timed(200)], changed: [timed(80)] };
    const whole = printComparison({ ...comparison, builds: [...comparison.builds, eleventy] });
    expect(text).not.toContain('Eleventy');
    expect(whole).toContain('| Plinth | 0.30 | 1.50 | 0.30 |');
    expect([widthsOf(text).size, widthsOf(whole).size]).toEqual([1, 1]);
  });

  test('says whether other work ran meanwhile', () => {
    expect(text).not.toContain('other work ran');
    expect(printComparison({ ...comparison, load: [0.1, 9000] })).toContain('other work ran');
  });
});

test('what became slower by more than a tenth is named', () => {
  const figures = [
    { what: 'build', own: 109, base: 100 },
    { what: 'validate', own: 112, base: 100 },
  ];
  expect(findSlower(figures).map(({ what }) => what)).toEqual(['validate']);
  expect(printCompared(figures)).toContain('  validate: 1.12 ×');
  expect(printCompared(figures.slice(0, 1))).toContain('Nothing became slower by a tenth.');
});
