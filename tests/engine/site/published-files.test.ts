// What a build publishes of pages that nobody gets: neither their text, nor their pictures, nor what they link to.
import { expect, test } from 'vitest';
import { getManifestText } from '../../site-texts';
import { buildOf, now, source } from './collections-site';

const text = (frontMatter: string): string =>
  `---
title: The hall
date: 2026-08-24
${frontMatter}
summary: Of the hall.
tags: [house]
image: { src: images/hall.svg, alt: The hall }
---

Nobody knows it. ![A door](images/door.svg)

The [plan of the hall](file:papers/plan.pdf) shows it.
`;

const files = new Map(source.files);
for (const path of ['images/hall.svg', 'images/door.svg', 'papers/plan.pdf'])
  files.set(path, { kind: 'file' });

const build = (texts: Readonly<Record<string, string>>, at = now) =>
  buildOf(new Map(Object.entries(texts)), at, { ...source, files });

const publish = (frontMatter: string, at = now): readonly string[] => {
  const site = build({ 'files/news/library.md': text(frontMatter) }, at);
  return [...Object.keys(site.contents), ...site.files, ...site.downloads].filter((path) =>
    /library|hall\.svg|door|plan/.test(path),
  );
};

const all = [
  '/files/news/library.md.json',
  'images/door.svg',
  'images/hall.svg',
  'papers/plan.pdf',
];

test('all of it where the page is there', () => {
  expect(publish('draft: false')).toEqual(all);
});

test('nothing of a draft', () => {
  expect(publish('draft: true')).toEqual([]);
});

test('nothing of an item that is to come, until it is there', () => {
  expect(publish('updated: 2026-08-25', new Date('2026-08-23T09:00:00Z'))).toEqual([]);
});

test('nothing of an item that is gone', () => {
  const expired = 'files/jobs/caretaker.md.json';
  const keys = Object.keys(build({}).contents);
  expect(keys.filter((path) => path.includes('jobs/office'))).not.toEqual([]);
  expect(keys).not.toContain(`/${expired}`);
});

test('what another page leads to as well', () => {
  const manifest = JSON.parse(getManifestText(source));
  const [page] = Object.values<Record<string, unknown>>(manifest.pages);
  Object.assign(page ?? {}, { lead: 'The [plan](file:papers/plan.pdf) of the hall.' });
  const site = build({
    'site.manifest.json': JSON.stringify(manifest),
    'files/news/library.md': text('draft: true'),
  });
  expect(site.downloads).toContain('papers/plan.pdf');
  expect(site.files).not.toContain('images/door.svg');
});
