// Events → a calendar (RFC 5545), for one of them or for a collection.
import { toHref } from '../content/addresses/addresses';
import type { CalendarEntry, SiteFeed } from '../model/item-views';
import type { Site } from '../model/site';

interface CalendarEvent extends CalendarEntry {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** When it was last changed, in UTC: a calendar has to say so. */
  readonly stamp: string;
}

interface CalendarInput {
  readonly title: string;
  readonly events: readonly CalendarEvent[];
}

export function buildCalendarInput(site: Site, feed: SiteFeed): CalendarInput {
  const events = feed.items.flatMap((id): CalendarEvent[] => {
    const page = site.pages[id];
    const { calendar, stamps } = page?.item ?? {};
    if (page === undefined || calendar === undefined) return [];
    const changed =
      stamps?.updated ?? stamps?.published ?? `${calendar.starts.slice(0, 10)}T00:00:00Z`;
    return [
      {
        ...calendar,
        id: `${id}@${feed.authority.replace(/,.*/, '')}`,
        url: site.origin + toHref(site.shell.base, page.path),
        ...{ title: page.title, summary: page.summary },
        stamp: new Date(changed).toISOString(),
      },
    ];
  });
  return { title: feed.title, events };
}

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');

/** In octets; the first character of what goes on is a space. */
const maxLine = 73;

/** A line that is too long goes on in the next ones; no character is cut in two. */
function fold(line: string): string {
  const lines: string[] = [];
  let [current, length] = ['', 0];
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (length + size > maxLine) {
      lines.push(current);
      [current, length] = ['', 0];
    }
    current += character;
    length += size;
  }
  return [...lines, current].join('\r\n ');
}

const toInstant = (stamp: string): string => stamp.replace(/[-:]|\.\d+/g, '');
const toDay = (written: string): string => written.slice(0, 10).replaceAll('-', '');

const toNextDay = (written: string): string =>
  toDay(new Date(Date.parse(`${written.slice(0, 10)}T00:00Z`) + 86_400_000).toISOString());

/** A day counts as a whole: it ends where the next one begins. */
function toTimes({ starts, ends, from, until }: CalendarEvent): string[] {
  if (from !== undefined)
    return [
      `DTSTART:${toInstant(from)}`,
      ...(until === undefined ? [] : [`DTEND:${toInstant(until)}`]),
    ];
  return [`DTSTART;VALUE=DATE:${toDay(starts)}`, `DTEND;VALUE=DATE:${toNextDay(ends ?? starts)}`];
}

const toEvent = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.id}`,
  `DTSTAMP:${toInstant(event.stamp)}`,
  ...toTimes(event),
  `SUMMARY:${escapeText(event.title)}`,
  `DESCRIPTION:${escapeText(event.summary)}`,
  ...(event.location === undefined ? [] : [`LOCATION:${escapeText(event.location)}`]),
  `URL:${event.url}`,
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
];

export const buildCalendar = ({ title, events }: CalendarInput): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plinth//Events//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(title)}`,
    ...events.flatMap(toEvent),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
