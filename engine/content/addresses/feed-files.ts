// The names of feeds and calendars, which follow from lists and items.
import type { FeedForm } from '../../model/kinds';
import { toDownloadFile } from './output-paths';

const feedFiles: Readonly<Record<FeedForm, string>> = {
  atom: 'feed.xml',
  rss: 'rss.xml',
  json: 'feed.json',
};

/** The path of a feed, below that of its list. */
export const toFeedPath = (list: string, form: FeedForm): string =>
  `${list === '/' ? '' : list}/${feedFiles[form]}`;

/** The calendar of a collection, or of one event, by its id. */
export const toCalendarFile = (id: string): string => toDownloadFile(`${id.replace(':', '-')}.ics`);
