// A feed, RSS or Atom → its entries as rows: id, title, link, date, summary.
import type { RowValue } from '../../engine/manifest/text/parse-rows';

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' },
};

const decode = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** What is read of an element: its text without markup of its own. */
function toWords(inner: string): string {
  const text = inner.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, own: string) =>
    own.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  );
  const markup = decode(text.replace(/<[^>]*>/g, ' '));
  return decode(markup.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

function find(entry: string, ...names: readonly string[]): string {
  for (const name of names) {
    const inner = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`).exec(entry)?.[1];
    if (inner !== undefined) return toWords(inner);
  }
  return '';
}

/** Of Atom, the link to the entry itself. */
function findLink(entry: string): string {
  const own = find(entry, 'link');
  if (own !== '') return own;
  const links = [...entry.matchAll(/<link\s([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const alternate = links.find((one) => !/rel\s*=\s*["'](?!alternate)/.test(one));
  return decode(/href\s*=\s*["']([^"']*)["']/.exec(alternate ?? '')?.[1] ?? '');
}

function toDay(written: string): string {
  const time = Date.parse(written);
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** Undefined where it is not a feed. */
export function parseFeed(text: string): readonly RowValue[] | undefined {
  if (!/<(?:rss|feed|rdf:RDF)[\s>]/.test(text)) return undefined;
  return [...text.matchAll(/<(item|entry)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g)].map(
    ([, , entry = '']) => {
      const link = findLink(entry);
      const row = {
        id: find(entry, 'guid', 'id') || link,
        title: find(entry, 'title'),
        link,
        date: toDay(find(entry, 'published', 'pubDate', 'dc:date', 'updated')),
        summary: find(entry, 'summary', 'description', 'content'),
      };
      return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''));
    },
  );
}
