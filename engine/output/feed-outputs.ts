// The feeds and calendars of a site → their files.
import { toStableName } from '../content/addresses/output-paths';
import { buildCalendar, buildCalendarInput } from '../site/calendar';
import { buildFeedInput } from '../site/feed-entries';
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
export const listFeedPictures = (
  shown: ReadonlySet<string>,
  files: readonly NamedFile[],
): readonly NamedFile[] =>
  files.flatMap(({ path, read }) =>
    shown.has(path) ? [{ path: toStableName(path), hash: path, read }] : [],
  );
