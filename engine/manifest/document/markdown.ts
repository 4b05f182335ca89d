// CommonMark with tables and footnotes → tokens; those within a line know where they begin.
import CommonMark, { type Env, type MarkdownIt, type StateInline, type Token } from 'markdown-it';
import footnotes from 'markdown-it-footnote';

/** The type of tokens that are words. */
export const wordsToken = 'text';

/** A token within a line, with the index of its first character there. A table of them would take half as long as the parser. */
interface PlacedToken extends Token {
  begins?: number;
}

/** The state of the parser of lines, which notes where each token begins. */
const placeTokens = (State: typeof StateInline): typeof StateInline =>
  class extends State {
    #end = 0;

    // What is pending ends where the parser is, but for blanks before a line break, and the bracket of a link.
    override pushPending(): Token {
      const token = super.pushPending();
      const { length } = token.content;
      this.#place(token, this.src.lastIndexOf(token.content, this.pos - length), length);
      return token;
    }

    override push(type: string, tag: string, nesting: Token['nesting']): Token {
      const token = super.push(type, tag, nesting);
      // Of several asterisks each is a token, and the parser moves on after the last.
      if (type === wordsToken) this.#place(token, Math.max(this.pos, this.#end), 1);
      else (token as PlacedToken).begins = this.pos;
      return token;
    }

    #place(token: PlacedToken, begins: number, length: number): void {
      token.begins = begins;
      this.#end = begins + length;
    }
  };

/** The text of a footnote that is written within a line. */
interface InlineNote {
  readonly content: string;
  readonly tokens: readonly Token[];
}

export interface Parsed {
  readonly tokens: readonly Token[];
  /** By the number that a token names. */
  readonly inlineNotes: readonly Partial<InlineNote>[];
}

export interface Markdown {
  readonly parse: (text: string) => Parsed;
  readonly beginningOf: (token: Token) => number;
  readonly helpers: MarkdownIt['helpers'];
  readonly utils: Pick<MarkdownIt['utils'], 'normalizeReference' | 'unescapeAll'>;
}

export function createMarkdown(): Markdown {
  const markdown = new CommonMark('commonmark', { html: true }).enable('table').use(footnotes);
  // Addresses stay as they are written, and every one is a link: what is wrong with it is a finding.
  markdown.normalizeLink = (address) => address;
  markdown.normalizeLinkText = (address) => address;
  markdown.validateLink = () => true;
  // Which character was escaped, and where a token begins, is still needed. Footnotes stay where they are written.
  markdown.core.ruler.disable(['text_join', 'footnote_tail']);
  markdown.inline.ruler2.disable(['fragments_join']);
  markdown.inline.State = placeTokens(markdown.inline.State);
  return {
    parse: (text) => {
      const env: Env & { footnotes?: { readonly list?: readonly Partial<InlineNote>[] } } = {};
      const tokens = markdown.parse(text, env);
      return { tokens, inlineNotes: env.footnotes?.list ?? [] };
    },
    beginningOf: (token: PlacedToken) => token.begins ?? 0,
    helpers: markdown.helpers,
    utils: markdown.utils,
  };
}
