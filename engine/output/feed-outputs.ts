// The feeds and calendars of a site → their files.
import { toStableName } from '../content/addresses/output-paths';
import type { Site } from '../model/site';
import { buildCalendar, buildCalendarInput } from '../site/calendar';
import { buildFeedInput } from '../site/feed-entries';
import { findFeedPictures } from '../site/feed-pictures';
import { buildFeed } from '../site/feeds';
import { contentsOf } from '../site/view-of';
import { type Output, once, toOutput } from './output';
import type { NamedFile, Scope } from './scope';

export function* listFeeds({ site, common }: Scope): Iterable<Output> {
  for (const feed of site.feeds ?? []) {
    if (feed.form === 'calendar') {
      const input = once(() => buildCalendarInput(site, feed));
      yield toOutput(feed.path, { owner: 'all', sources: common, input, make: buildCalendar });
      continue;
    }
    const contents = feed.items.flatMap((id) => Object.values(contentsOf(site, id)));
    const input = once(() => buildFeedInput(site, feed));
    const sources = [...common, ...contents];
    yield toOutput(feed.path, { owner: 'all', sources, input, make: buildFeed });
  }
}

/** The pictures that feeds show, once more under names that stay. */
export function listFeedPictures(
  sites: readonly Site[],
  files: readonly NamedFile[],
): readonly NamedFile[] {
  const shown = new Set(sites.flatMap((site) => [...findFeedPictures(site)]));
  return files.flatMap(({ path, read }) =>
    shown.has(path) ? [{ path: toStableName(path), hash: path, read }] : [],
  );
}
