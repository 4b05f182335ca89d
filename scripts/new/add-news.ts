// A new site → the same with news: a collection, the page with its list, and a first item.
import { isRecord } from '../../engine/model/json';
import { getManifest } from '../edit/page-edits';
import { SiteEdit } from '../edit/site-edit';
import { manifestFile } from '../journal/site-paths';

const id = 'news';

const page = {
  path: '/news',
  title: 'News',
  summary: 'Say in one sentence what you write about here.',
  blocks: [{ type: 'items', collection: id }],
};

/** `day` is that of the first item. */
const writeFirst = (day: string): string => `---
title: What is new
date: ${day}
summary: Say in one sentence what has happened.
---

Then say it in three: what has changed, for whom, and since when. The next item is one more file in this folder.
`;

/** A finished site may have news already. */
export function addNews(root: string, now: Date): void {
  const site = new SiteEdit(root);
  const { collections, menus, pages } = getManifest(site);
  const known = isRecord(collections) ? collections : {};
  if (Object.hasOwn(pages, id) || Object.hasOwn(known, id)) return;
  const file = manifestFile;
  const collection = { kind: 'article', folder: id, list: id };
  site.apply({ op: 'set', file, path: ['pages', id], value: page });
  if (isRecord(collections))
    site.apply({ op: 'set', file, path: ['collections', id], value: collection });
  else site.apply({ op: 'set', file, path: ['collections'], value: { [id]: collection } });
  if (Array.isArray(menus))
    site.apply({ op: 'insert', file, path: ['menus'], value: { page: id } });
  site.set(`files/${id}/first.md`, writeFirst(now.toISOString().slice(0, 10)));
  site.write();
}
