// A feed of a site + the texts of its items → its entries, with everything that they carry.
import { toHref } from '../content/addresses/addresses';
import { toStableName } from '../content/addresses/output-paths';
import type { ItemStamps, SiteFeed } from '../model/item-views';
import type { Site, SitePage } from '../model/site';
import { FeedHtml } from './feed-html';
import { contentsOf, parseContents } from './view-of';

export interface FeedEntry extends ItemStamps {
  /** Stays what it is when title, text, address and date change. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  readonly image?: string;
}

export interface FeedInput {
  readonly form: SiteFeed['form'];
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly site: string;
  readonly language: string;
  /** Its own address, and that of the page that it is about; absolute. */
  readonly self: string;
  readonly home: string;
  readonly entries: readonly FeedEntry[];
}

const toUrl = ({ origin, shell }: Site, path: string): string => origin + toHref(shell.base, path);

function toHtml(site: Site, page: SitePage): string {
  const html = new FeedHtml({ origin: site.origin, page: toUrl(site, page.path) });
  const picture = page.image ? `<p>${html.toImage(page.image)}</p>\n` : '';
  const lead = page.lead.length > 0 ? `<p>${html.toText(page.lead)}</p>\n` : '';
  const nodes = Object.values(parseContents(contentsOf(site, page.id))).flat();
  return picture + lead + html.toNodes([...nodes, ...(page.feedText ?? [])]);
}

/** An id that is not an address: pages may move (RFC 4151). */
const toId = ({ authority }: SiteFeed, id: string): string => `tag:${authority}:${id}`;

function toEntry(site: Site, feed: SiteFeed, page: SitePage): FeedEntry[] {
  const { item, image } = page;
  if (item?.stamps.published === undefined) return [];
  return [
    {
      id: toId(feed, page.id),
      url: toUrl(site, page.path),
      ...{ title: page.title, summary: page.summary, html: toHtml(site, page) },
      ...item.stamps,
      authors: item.authors.map(({ name }) => name),
      tags: item.tags.map(({ label }) => label),
      ...(image && { image: site.origin + toStableName(image.src) }),
    },
  ];
}

export function buildFeedInput(site: Site, feed: SiteFeed): FeedInput {
  const about = site.pages[feed.page];
  return {
    form: feed.form,
    id: toId(feed, feed.page),
    title: feed.title,
    summary: about?.summary ?? '',
    site: site.shell.name,
    language: site.shell.language,
    self: toUrl(site, `/${feed.path}`),
    home: toUrl(site, about?.path ?? '/'),
    entries: feed.items.flatMap((id) => {
      const page = site.pages[id];
      return page ? toEntry(site, feed, page) : [];
    }),
  };
}
