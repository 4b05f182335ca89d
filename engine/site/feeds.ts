// The entries of a feed → the file that readers fetch: Atom (RFC 4287), RSS 2.0 (rssboard.org/rss-specification), JSON Feed 1.1.
import type { FeedEntry, FeedInput } from './feed-entries';
import { escapeMarkup } from './feed-html';

const declaration = '<?xml version="1.0" encoding="utf-8"?>';

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${escapeMarkup(text)}</${name}>`;

const changedOf = ({ published = '', updated = published }: FeedEntry): string => updated;

/** The last change of anything in it; a feed without entries has none. */
const findChange = ({ entries }: FeedInput): string =>
  entries
    .map(changedOf)
    .reduce(
      (last, one) => (Date.parse(one) > Date.parse(last) ? one : last),
      '1970-01-01T00:00:00Z',
    );

function toAtomEntry(entry: FeedEntry): string {
  const { id, url, title, summary, html, published = '', authors, tags } = entry;
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeMarkup(url)}"/>`,
    element('published', published),
    element('updated', changedOf(entry)),
    ...authors.map((name) => `<author>${element('name', name)}</author>`),
    ...tags.map((tag) => `<category term="${escapeMarkup(tag)}"/>`),
    element('summary', summary),
    element('content', html, ' type="html"'),
    '</entry>',
  ].join('\n');
}

function buildAtom(feed: FeedInput): string {
  const { id, title, summary, site, language, self, home, entries } = feed;
  return [
    declaration,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', id),
    element('title', title),
    element('subtitle', summary),
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(home)}"/>`,
    element('updated', findChange(feed)),
    `<author>${element('name', site)}</author>`,
    ...entries.map(toAtomEntry),
    '</feed>',
    '',
  ].join('\n');
}

/** RFC 822, with a year of four digits. */
const toMailDate = (stamp: string): string => new Date(stamp).toUTCString();

function toRssItem({
  id,
  url,
  title,
  summary,
  html,
  published = '',
  authors,
  tags,
}: FeedEntry): string {
  return [
    '<item>',
    element('title', title),
    element('link', url),
    element('guid', id, ' isPermaLink="false"'),
    element('pubDate', toMailDate(published)),
    ...authors.map((name) => element('dc:creator', name)),
    ...tags.map((tag) => element('category', tag)),
    element('description', summary),
    element('content:encoded', html),
    '</item>',
  ].join('\n');
}

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ');

function buildRss(feed: FeedInput): string {
  const { title, summary, language, self, home, entries } = feed;
  return [
    declaration,
    `<rss version="2.0" ${namespaces}><channel>`,
    element('title', title),
    element('link', home),
    element('description', summary),
    element('language', language.toLowerCase()),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeMarkup(self)}"/>`,
    element('lastBuildDate', toMailDate(findChange(feed))),
    ...entries.map(toRssItem),
    '</channel></rss>',
    '',
  ].join('\n');
}

const toJsonItem = (entry: FeedEntry): object => {
  const { id, url, title, summary, html: text, published, authors, tags, image } = entry;
  return {
    ...{ id, url, title, summary, content_html: text },
    ...{ date_published: published, date_modified: changedOf(entry) },
    ...(authors.length > 0 && { authors: authors.map((name) => ({ name })) }),
    ...(tags.length > 0 && { tags }),
    ...(image !== undefined && { image }),
  };
};

/** https://www.jsonfeed.org/version/1.1/ */
function buildJsonFeed({ title, summary, site, language, self, home, entries }: FeedInput): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    ...{ title, description: summary, language },
    ...{ home_page_url: home, feed_url: self, authors: [{ name: site }] },
    items: entries.map(toJsonItem),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

export function buildFeed(feed: FeedInput): string {
  if (feed.form === 'json') return buildJsonFeed(feed);
  return feed.form === 'rss' ? buildRss(feed) : buildAtom(feed);
}
