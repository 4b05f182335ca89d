// What the readers of one document share: its lines, its findings, and its footnotes.
import type { Token } from 'markdown-it';
import { cover } from '../../content/text/rich-text';
import type { ParamsOf } from '../catalogue';
import type { Cause } from '../raw-finding';
import { findNearest } from '../shape/nearest';
import { quoteStart } from '../text/quote-start';
import type { Shortcode } from '../text/shortcodes';
import { findDefinitions } from './definitions';
import { findHtmlRemedy, toTagName } from './html-remedies';
import type { Markdown, Parsed } from './markdown';
import type { Mistake } from './mistake';
import type { Member, Range } from './position-tree';
import type { SourceLines } from './source-lines';

interface DocumentParts {
  readonly text: string;
  readonly markdown: Markdown;
  readonly lines: SourceLines;
  readonly inlineNotes: Parsed['inlineNotes'];
}

interface OpenLead {
  readonly offset: number;
  readonly params: ParamsOf<'foreign-markup'>;
  readonly part: number;
}

function toWithoutColon([name, offset]: readonly [string, number]): Mistake {
  const params: ParamsOf<'foreign-markup'> = {
    markup: JSON.stringify(`[^${name}]`),
    remedy: `If this is the footnote, write a colon behind its name: "[^${name}]: text".`,
  };
  return { code: 'foreign-markup', offset, params };
}

export class DocumentContext {
  readonly markdown: Markdown;
  readonly lines: SourceLines;
  readonly inlineNotes: Parsed['inlineNotes'];
  readonly #mistakes: Mistake[] = [];
  readonly #notes: Member[] = [];
  readonly #text: string;
  /** By name of a footnote: what stands behind the last of that name. */
  readonly #defined = new Map<string, number>();
  readonly #withoutColon = new Map<string, number>();
  readonly #tags = new Set<string>();
  readonly #shortcodes = new Set<string>();
  readonly #openLeads: OpenLead[] = [];
  /** How many paragraphs, headings, items and cells have been read. */
  #part = 0;
  /** Whether some word refers to a note by asterisks. */
  hasNoteSigns = false;
  #definitions: ReadonlyMap<string, Range> | undefined;

  constructor({ text, markdown, lines, inlineNotes }: DocumentParts) {
    this.#text = text;
    this.markdown = markdown;
    this.lines = lines;
    this.inlineNotes = inlineNotes;
  }

  /** The first character of a block: of one in a list it is behind the marker, which does not belong to it. */
  rangeOf({ map }: Token): Range {
    const start = this.lines.wordsOf(map?.[0] ?? 0);
    return [start, start + 1];
  }

  report(offset: number, cause: Cause): void {
    this.#mistakes.push({ ...cause, offset });
  }

  get notes(): readonly Member[] {
    return this.#notes;
  }

  addNote(note: Member): void {
    const [name, body, [offset] = [body.offset]] = note;
    if (this.#notes.some(([other]) => other === name))
      this.report(offset, {
        code: 'duplicate-key',
        params: { key: name, what: 'footnote', holder: 'document' },
      });
    this.#notes.push(note);
  }

  /** Words that begin with the name of a footnote: if there is none of that name, they are it. */
  addNoteWithoutColon(name: string, offset: number): void {
    if (!this.#withoutColon.has(name)) this.#withoutColon.set(name, offset);
  }

  /** Words that begin with two asterisks: those of a note, if something refers to one, or strong ones without an end. */
  addOpenLead(offset: number, params: ParamsOf<'foreign-markup'>): void {
    this.#openLeads.push({ offset, params, part: this.#part });
  }

  beginPart(): void {
    this.#part += 1;
  }

  /** Whether strong words go on from the part above to the end of this one. */
  closeLead(): boolean {
    const lead = this.#openLeads.at(-1);
    if (lead?.part !== this.#part - 1) return false;
    this.#openLeads.pop();
    const remedy = 'Write the asterisks on both sides of the words of each paragraph.';
    this.report(lead.offset, { code: 'foreign-markup', params: { ...lead.params, remedy } });
    return true;
  }

  /** Once all footnotes are known, and all that refers to notes. */
  listMistakes(): Mistake[] {
    const names = this.#notes.map(([name]) => name);
    const meant = [...this.#withoutColon].filter(([name]) => !names.includes(name));
    const isMeant = new Map(meant);
    const mistakes = this.#mistakes.flatMap((mistake): Mistake[] => {
      if (mistake.code !== 'unknown-footnote') return [mistake];
      const name = String(mistake.params.name);
      if (isMeant.has(name)) return [];
      return [{ ...mistake, params: { name, near: findNearest(name, names) } }];
    });
    const leads = this.hasNoteSigns ? [] : this.#openLeads;
    const open = leads.map(
      ({ offset, params }): Mistake => ({ code: 'foreign-markup', offset, params }),
    );
    return [...mistakes, ...meant.map(toWithoutColon), ...open];
  }

  /** The end of a tag is part of the same mistake as its beginning. */
  reportHtml(tag: string, offset: number, isInCell = false): void {
    const name = toTagName(tag);
    if (tag.startsWith('</') && this.#tags.has(name)) return;
    this.#tags.add(name);
    this.report(offset, {
      code: 'html-in-document',
      params: { markup: quoteStart(tag), remedy: findHtmlRemedy(tag, isInCell) },
    });
  }

  /** As those of tags, their ends. */
  reportShortcode({ isEnd, markup, name, remedy }: Shortcode, offset: number): void {
    if (isEnd && this.#shortcodes.has(name)) return;
    this.#shortcodes.add(name);
    const params: ParamsOf<'foreign-markup'> = {
      markup: quoteStart(markup.replaceAll(cover, '…')),
      remedy,
    };
    this.report(offset, { code: 'foreign-markup', params });
  }

  /** Where the name of the next footnote of that name is defined. */
  findNote(label: string): number {
    const written = `[^${label}]:`;
    const found = this.#text.indexOf(written, this.#defined.get(label));
    this.#defined.set(label, found + written.length);
    return Math.max(found, 0) + '[^'.length;
  }

  /** The address of a link that is named somewhere else. */
  findDefinition(label: string): Range | undefined {
    this.#definitions ??= findDefinitions(this.#text, this.markdown);
    return this.#definitions.get(label);
  }
}
