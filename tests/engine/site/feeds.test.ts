// Feeds by the rules of their specifications, one row for each; and as a parser of feeds that is not ours reads them.

import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import { changeSources } from '../../../engine/manifest/change-sources';
import { validateSite } from '../../../engine/manifest/validate-site';
import { mainOf } from '../../../engine/model/publication';
import type { Site } from '../../../engine/model/site';
import { listFeedPictures } from '../../../engine/output/feed-outputs';
import { buildSite } from '../../../engine/site/build-site';
import { buildFeedInput } from '../../../engine/site/feed-entries';
import { findFeedPictures } from '../../../engine/site/feed-pictures';
import { buildFeed } from '../../../engine/site/feeds';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readSite } from '../../../scripts/source/read-site';
import { engineContract } from '../../engine-contract';
import { getManifestText } from '../../site-texts';

const now = new Date('2026-11-24T09:00:00Z');
const source = readSite(openWorkspace('tests/sites/collections'), { now });
const article = '"kind": "article",';
const manifest = getManifestText(source).replace(
  article,
  `${article} "feeds": ["atom", "rss", "json"],`,
);

function deriveSite(files: Readonly<Record<string, string>> = {}): Site {
  const texts = new Map(Object.entries({ 'site.manifest.json': manifest, ...files }));
  const { publication } = validateSite(changeSources(source, texts), engineContract);
  if (publication === undefined) throw new Error('The site is valid');
  // As builds name them: with a hash.
  const placeOf = (path: string): string =>
    `_site/assets/files/${path.replace(/(\.\w+)$/, '-0123ABCD$1')}`;
  return buildSite(mainOf(publication), {
    contract: engineContract,
    files: { sizeOf: () => ({ width: 4, height: 3 }), bytesOf: () => 240_000, placeOf },
    ...{ now, drafts: false },
  });
}

/** The feeds of the news by their forms. */
function build(files: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const site = deriveSite(files);
  const own = site.feeds?.filter(({ page }) => page === 'news') ?? [];
  return Object.fromEntries(own.map((feed) => [feed.form, buildFeed(buildFeedInput(site, feed))]));
}

const feeds = build();
const { atom = '', rss = '', json = '' } = feeds;

const parseXml = (text: string): Document =>
  new DOMParser().parseFromString(text, 'application/xml');

/** The texts of the children of that name. */
const childrenOf = (element: Element, name: string): string[] =>
  [...element.children]
    .filter(({ tagName }) => tagName === name)
    .map(({ textContent }) => textContent ?? '');

const only = (texts: readonly string[]): string => {
  expect(texts).toHaveLength(1);
  return texts[0] ?? '';
};

/** RFC 3339. */
const stamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/;
/** RFC 822, as the specification of RSS 2.0 asks for it. */
const mailDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
const absolute = /^https:\/\/www\.example\.com\//;
/** RFC 4151. */
const tagUri = /^tag:[\w.-]+,\d{4}(?:-\d\d(?:-\d\d)?)?:\S+$/;

const isUnique = (texts: readonly string[]): void => {
  expect(new Set(texts).size).toBe(texts.length);
};

describe('Atom, by RFC 4287', () => {
  const root = parseXml(atom).documentElement;
  const entries = [...root.children].filter(({ tagName }) => tagName === 'entry');
  const linksOf = (element: Element, rel: string): string[] =>
    [...element.children]
      .filter((one) => one.tagName === 'link' && one.getAttribute('rel') === rel)
      .map((one) => one.getAttribute('href') ?? '');

  test.each<[rule: string, check: () => void]>([
    ['4.1.1 the document element is a feed', () => expect(root.tagName).toBe('feed')],
    ['2 the namespace', () => expect(root.namespaceURI).toBe('http://www.w3.org/2005/Atom')],
    ['4.1.1 exactly one id', () => expect(only(childrenOf(root, 'id'))).toMatch(tagUri)],
    ['4.1.1 exactly one title', () => expect(only(childrenOf(root, 'title'))).not.toBe('')],
    ['4.1.1 exactly one updated', () => expect(only(childrenOf(root, 'updated'))).toMatch(stamp)],
    [
      '4.1.1 an author, since entries may lack one',
      () => {
        expect(childrenOf(root, 'author')).toHaveLength(1);
      },
    ],
    ['4.1.1 a link to itself', () => expect(only(linksOf(root, 'self'))).toMatch(absolute)],
    ['4.1.1 one alternate link', () => expect(only(linksOf(root, 'alternate'))).toMatch(absolute)],
    [
      '4.1.2 each entry has one id',
      () => {
        for (const entry of entries) expect(only(childrenOf(entry, 'id'))).toMatch(tagUri);
      },
    ],
    ['4.2.6 ids are unique', () => isUnique(entries.flatMap((entry) => childrenOf(entry, 'id')))],
    [
      '4.1.2 each entry has one title',
      () => {
        for (const entry of entries) expect(only(childrenOf(entry, 'title'))).not.toBe('');
      },
    ],
    [
      '4.1.2 each entry has one updated',
      () => {
        for (const entry of entries) expect(only(childrenOf(entry, 'updated'))).toMatch(stamp);
      },
    ],
    [
      '4.1.2 at most one published',
      () => {
        for (const entry of entries) expect(only(childrenOf(entry, 'published'))).toMatch(stamp);
      },
    ],
    [
      '4.1.2 one alternate link',
      () => {
        for (const entry of entries) expect(only(linksOf(entry, 'alternate'))).toMatch(absolute);
      },
    ],
    [
      '4.1.3.3 content of the type "html" has no child elements',
      () => {
        for (const entry of entries) {
          const [content] = [...entry.children].filter(({ tagName }) => tagName === 'content');
          expect(content?.getAttribute('type')).toBe('html');
          expect(content?.children).toHaveLength(0);
        }
      },
    ],
    [
      '3.2.1 each author has one name',
      () => {
        for (const author of root.getElementsByTagName('author'))
          expect(only(childrenOf(author, 'name'))).not.toBe('');
      },
    ],
    [
      '4.2.2.1 each category has a term',
      () => {
        for (const one of root.getElementsByTagName('category'))
          expect(one.getAttribute('term')).toBeTruthy();
      },
    ],
  ])('%s', (_, check) => check());
});

describe('RSS, by rssboard.org/rss-specification', () => {
  const root = parseXml(rss).documentElement;
  const [channel = root] = [...root.children];
  const items = [...channel.children].filter(({ tagName }) => tagName === 'item');

  test.each<[rule: string, check: () => void]>([
    ['the version', () => expect(root.getAttribute('version')).toBe('2.0')],
    ['one channel', () => expect(root.children).toHaveLength(1)],
    ['the channel has a title', () => expect(only(childrenOf(channel, 'title'))).not.toBe('')],
    ['the channel has a link', () => expect(only(childrenOf(channel, 'link'))).toMatch(absolute)],
    [
      'the channel has a description',
      () => {
        expect(only(childrenOf(channel, 'description'))).not.toBe('');
      },
    ],
    [
      'dates are those of RFC 822, with four digits for the year',
      () => {
        expect(only(childrenOf(channel, 'lastBuildDate'))).toMatch(mailDate);
        for (const item of items) expect(only(childrenOf(item, 'pubDate'))).toMatch(mailDate);
      },
    ],
    [
      'an item has a title or a description',
      () => {
        for (const item of items) expect(only(childrenOf(item, 'title'))).not.toBe('');
      },
    ],
    [
      'a guid that is no address says so',
      () => {
        for (const guid of channel.getElementsByTagName('guid'))
          expect(guid.getAttribute('isPermaLink')).toBe('false');
      },
    ],
    ['guids are unique', () => isUnique(items.flatMap((item) => childrenOf(item, 'guid')))],
    [
      'a link to itself, as the best practices ask for',
      () => {
        const [self] = [...channel.children].filter(({ tagName }) => tagName === 'atom:link');
        expect(self?.getAttribute('rel')).toBe('self');
      },
    ],
  ])('%s', (_, check) => check());
});

describe('JSON Feed, by jsonfeed.org/version/1.1', () => {
  const feed = JSON.parse(json);
  const items: readonly Record<string, unknown>[] = feed.items;

  test.each<[rule: string, check: () => void]>([
    ['the version', () => expect(feed.version).toBe('https://jsonfeed.org/version/1.1')],
    ['a title', () => expect(feed.title).toEqual(expect.any(String))],
    [
      'home page and own address',
      () => {
        for (const name of ['home_page_url', 'feed_url']) expect(feed[name]).toMatch(absolute);
      },
    ],
    [
      'each item has an id that is a text',
      () => {
        for (const { id } of items) expect(id).toMatch(tagUri);
      },
    ],
    ['ids are unique', () => isUnique(items.map(({ id }) => String(id)))],
    [
      'each item has content',
      () => {
        for (const { content_html: html } of items) expect(html).toEqual(expect.any(String));
      },
    ],
    [
      'dates are those of RFC 3339',
      () => {
        for (const { date_published: from, date_modified: to } of items)
          for (const date of [from, to]) expect(date).toMatch(stamp);
      },
    ],
    [
      'authors are objects with names',
      () => {
        for (const { authors = [] } of items)
          for (const author of authors as object[]) expect(author).toHaveProperty('name');
      },
    ],
  ])('%s', (_, check) => check());
});

test('a parser of feeds reads the same of all three', () => {
  const ofAtom = (parseAtomFeed(atom).entries ?? []).map(({ id, title, links, published }) => [
    ...[id, title?.value, links?.[0]?.href],
    Date.parse(String(published)),
  ]);
  const ofRss = (parseRssFeed(rss).items ?? []).map(({ guid, title, link, pubDate }) => [
    ...[guid?.value, title, link],
    Date.parse(String(pubDate)),
  ]);
  const ofJson = (parseJsonFeed(json).items ?? []).map(({ id, title, url, date_published: at }) => [
    ...[id, title, url],
    Date.parse(String(at)),
  ]);
  expect(ofAtom).toHaveLength(20);
  expect(ofRss).toEqual(ofAtom);
  expect(ofJson).toEqual(ofAtom);
});

test('the ids of entries stay over 20 edits of their items', { timeout: 240_000 }, () => {
  const idsOf = ({ json: text = '{}' }) =>
    JSON.parse(text).items.map(({ id }: { id: string }) => id);
  const file = 'files/news/radio.md';
  const before = idsOf(feeds);
  const found = source.sources.get(file)?.read();
  const text = found && 'text' in found ? found.text : '';
  for (let edit = 1; edit <= 20; edit++) {
    const changed = text
      .replace(/^title: .*$/m, `title: Title ${edit}`)
      .replace(
        /\n---\n/,
        `\nslug: address-${edit}\nupdated: 2026-11-${edit < 10 ? '0' : ''}${edit}\n---\n`,
      );
    expect(idsOf(build({ [file]: `${changed}\nEdit ${edit}.\n` }))).toEqual(before);
  }
});

test('pictures stand under names that stay, and are there', () => {
  const name = '_site/stable/images/mark.svg';
  expect(json).toContain(`https://www.example.com/${name}`);
  for (const feed of Object.values(feeds)) expect(feed).not.toMatch(/_site\/assets/);
  const read = (): string => 'drawing';
  const places = ['images/mark-0123ABCD.svg', 'images/other-0123ABCD.svg'];
  const files = places.map((place) => ({ path: `_site/assets/files/${place}`, read }));
  const [own, ...others] = listFeedPictures(findFeedPictures(deriveSite()), files);
  expect(own).toEqual({ path: name, hash: files[0]?.path, read });
  expect(others).toEqual([]);
});

test('an item in JSON is there as a whole: nodes as they are, other blocks in their words', () => {
  const item = {
    ...{ title: 'A tuner', date: '2026-11-20', summary: 'For forty pianos.', place: 'Bristol' },
    employment: 'full-time',
    blocks: [
      { type: 'text', heading: 'Seats', items: ['There are **forty**.', ['red', 'blue']] },
      { type: 'figures', heading: 'Pianos', figures: [{ number: '40', label: 'in one house' }] },
    ],
  };
  const site = deriveSite({ 'files/jobs/violin.json': JSON.stringify(item) });
  const feed = site.feeds?.find(({ page, form }) => page === 'jobs' && form === 'atom');
  const { entries = [] } = feed ? buildFeedInput(site, feed) : {};
  const html = entries.find(({ title }) => title === 'A tuner')?.html;
  expect(html).toContain('<h2>Seats</h2>\n<p>There are <strong>forty</strong>.</p>');
  expect(html).toContain('<ul><li>red</li><li>blue</li></ul>');
  expect(html).toMatch(
    /<h2>Pianos<\/h2>\n<p>40[^<]*<\/p>\n<p>in one house<\/p>|<p>40 in one house<\/p>/,
  );
});
