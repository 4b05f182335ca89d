// A document of marked words → its texts in order, and where the words of each come from.
import { marks } from '../../engine/content/text/words';
import { decodeEntities } from './decode-entities';

/** Neighbouring characters of one origin. */
interface Span {
  readonly text: string;
  /** The numbers of their places, the innermost first; empty where nobody wrote them. */
  readonly places: readonly number[];
}

/** One text of a document, or one attribute that readers are told. */
export interface Run {
  readonly text: string;
  readonly spans: readonly Span[];
}

const hasWords = /[\p{L}\p{N}]/u;

/** A dash or a colon between words belongs to those before it, or else to those behind it. */
const joinMarks = (spans: readonly Span[]): readonly Span[] =>
  spans.map((span, index) => {
    if (span.places.length > 0 || hasWords.test(span.text)) return span;
    const { places = [] } = spans[index - 1] ?? spans[index + 1] ?? {};
    return { ...span, places };
  });

/** Takes texts in order: words between two marks may be cut by elements. */
export class RunReader {
  readonly runs: Run[] = [];
  #open: readonly number[] = [];

  read(text: string): void {
    const spans: Span[] = [];
    for (const [words, place, closing] of text.matchAll(marks)) {
      if (place !== undefined) this.#open = [Number(place), ...this.#open];
      else if (closing !== undefined) this.#open = this.#open.slice(1);
      else spans.push({ text: words, places: this.#open });
    }
    const whole = spans.map((span) => span.text).join('');
    if (whole.trim() !== '') this.runs.push({ text: whole, spans: joinMarks(spans) });
  }

  /** The same for a text that has all of its marks. */
  readWhole(text: string): void {
    const outside = this.#open;
    this.#open = [];
    this.read(text);
    this.#open = outside;
  }
}

/** Scripts, drawings and comments hold no words; comments of React stand between two texts. */
const token = /<!--.*?-->|<(script|style|svg)\b[^>]*>.*?<\/\1>|<(\/?[a-z][\w-]*)([^>]*)>|[^<]+/gis;
const told = /\s(?:alt|title|placeholder|aria-label|aria-roledescription)="([^"]*)"/g;

/** The texts of what stands in the body of a document, in order. */
export function findRuns(html: string): readonly Run[] {
  const reader = new RunReader();
  const body = html.slice(Math.max(html.indexOf('<body'), 0));
  for (const [whole, , tag, attributes = ''] of body.matchAll(token)) {
    if (!whole.startsWith('<')) reader.read(decodeEntities(whole));
    else if (tag !== undefined)
      for (const [, value = ''] of attributes.matchAll(told))
        reader.readWhole(decodeEntities(value));
  }
  return reader.runs;
}
