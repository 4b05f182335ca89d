// The names of feeds and calendars, which follow from lists and items.
import type { FeedForm } from '../../model/kinds';
import { toDownloadFile } from './output-paths';

/** Below the address of their list. */
export const feedFiles: Readonly<Record<FeedForm, string>> = {
  atom: 'feed.xml',
  rss: 'rss.xml',
  json: 'feed.json',
};

/** The calendar of a collection, or of one event, by its id. */
export const toCalendarFile = (id: string): string => toDownloadFile(`${id.replace(':', '-')}.ics`);
