// A text → the words in it that a template brought, or that an author left as a reminder: both were to be replaced.
import type { TextFinding } from './text-finding';

const fillers: readonly RegExp[] = [
  // "Lorem ipsum" alone may be what a text is about.
  /\blorem ipsum dolor\b/i,
  // What a word processor leaves of a cross-reference.
  /\bError! (?:Reference source not found|Bookmark not defined|No bookmark name given)\./,
  /\bFehler! (?:Verweisquelle konnte nicht gefunden werden|Textmarke nicht definiert)\./,
  // In Spanish "todo" is everything: only what is to be done is told.
  /^(?:TODO:?|FIXME:?|TBD:)\s+(?:add|ask|check|complete|decide|describe|explain|fill in|find|finish|insert|replace|rewrite|tell|translate|update|write)\b/i,
  // Who plays, and where, may not be known yet; what something costs, its author knows.
  /^(?:price|title|text|summary|name|description|content|phone|e-?mail|preis|titel|beschreibung|telefon): (?:TBD|TODO|FIXME)[.!]?$/i,
  /^FIXME[.!]?$/,
  /\[(?:please )?(?:insert|enter|replace)(?: \p{L}[^\s[\]]*){1,5}\](?![([])/iu,
  /\[(?:your|my) (?:\p{L}+ ){0,2}(?:name|company|address|city|town|street|number|e-?mail|phone|logo|text|title|headline|website)(?: here)?\](?![([])/iu,
  /\[(?:\p{L}+ ){1,4}(?:goes here|to come|einfügen|einsetzen|ergänzen|eintragen)\](?![([])/iu,
  /^(?:your|the|some) (?:text|title|heading|headline|content|description|paragraph) (?:goes )?here[.!]?$/i,
];

export function findFiller(text: string): TextFinding | undefined {
  for (const filler of fillers) {
    const found = filler.exec(text);
    if (found === null) continue;
    const { 0: words, index } = found;
    return { code: 'filler-text', span: [index, index + words.length], params: { words } };
  }
  return undefined;
}
