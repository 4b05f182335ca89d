// A site with feeds → the pictures that their entries show.
import { toFilePath } from '../content/addresses/addresses';
import { isRecord } from '../model/json';
import type { Site } from '../model/site';
import { isPictureView } from './is-picture-view';
import { contentsOf } from './view-of';

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const part of value) collect(part, found);
  if (!isRecord(value)) return;
  if (isPictureView(value)) found.add(String(value.src));
  else for (const part of Object.values(value)) collect(part, found);
}

/** Their paths in the output. */
export function findFeedPictures(site: Site): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { form, items } of site.feeds ?? [])
    for (const id of form === 'calendar' ? [] : items) {
      const { image, feedText } = site.pages[id] ?? {};
      collect([image, feedText, contentsOf(site, id)], found);
    }
  return new Set(Array.from(found, (src) => toFilePath(site.assetsBase, src)));
}
