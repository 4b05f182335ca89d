// XML → its tags, texts and declarations, in order; well-formed or not. Nothing of it is loaded or run.

export interface Tag {
  /** With its prefix. */
  readonly name: string;
  /** Decoded values by name, prefixes included. */
  readonly attributes: ReadonlyMap<string, string>;
  /** The namespaces of all prefixes in force; that without a prefix is ''. */
  readonly namespaces: ReadonlyMap<string, string>;
  readonly isRoot: boolean;
  /** Where it stands in the text, from its first character to behind its last. */
  readonly span: Span;
  /** The same of its attributes, with the spaces before them. */
  readonly places: ReadonlyMap<string, Span>;
  /** Whether nothing is in it. */
  readonly isEmpty: boolean;
}

export type Span = readonly [start: number, end: number];

interface XmlVisitor {
  readonly onTag: (tag: Tag) => void;
  /** Decoded text in an element of that name. */
  readonly onText: (text: string, parent: string, span: Span) => void;
  /** `<!DOCTYPE …>` with what it declares, and `<?…?>`. */
  readonly onDeclaration: (text: string, span: Span) => void;
  /** The end of an element that was not empty, as a place in the text. */
  readonly onClose?: (end: number) => void;
}

/** What no parser of XML accepts. */
export class NotWellFormed extends Error {
  override readonly name = 'NotWellFormed';
}

const references: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function toCharacter(code: number): string {
  if (!(code > 0 && code <= 0x10ffff)) throw new NotWellFormed('it has a character that is none');
  return String.fromCodePoint(code);
}

/** @throws NotWellFormed at an entity that XML does not define: what a document declares is refused anyway. */
const decode = (text: string): string =>
  text.replace(/&([^;&]*;?)/g, (_, written: string) => {
    const [, hex, decimal, name] =
      /^(?:#x([\da-f]+)|#(\d+)|(\w+));$/i.exec(written) ?? ([] as string[]);
    if (hex !== undefined) return toCharacter(Number.parseInt(hex, 16));
    if (decimal !== undefined) return toCharacter(Number(decimal));
    const known = name !== undefined && Object.hasOwn(references, name) && references[name];
    if (known) return known;
    throw new NotWellFormed(`it has "&${written.slice(0, 20)}", which XML does not define`);
  });

const toPrefix = (name: string): string => (name.includes(':') ? (name.split(':')[0] ?? '') : '');

interface Open {
  readonly name: string;
  readonly namespaces: ReadonlyMap<string, string>;
}

const predefined: ReadonlyMap<string, string> = new Map([
  ['xml', 'http://www.w3.org/XML/1998/namespace'],
]);

class XmlReader {
  readonly #text: string;
  readonly #visitor: XmlVisitor;
  readonly #open: Open[] = [];
  #at = 0;
  #roots = 0;

  constructor(text: string, visitor: XmlVisitor) {
    this.#text = text;
    this.#visitor = visitor;
  }

  read(): void {
    while (this.#at < this.#text.length) {
      if (this.#text[this.#at] === '<') this.#readMarkup();
      else this.#readText();
    }
    const unclosed = this.#open.at(-1);
    if (unclosed) throw new NotWellFormed(`<${unclosed.name}> is not closed`);
    if (this.#roots !== 1) throw new NotWellFormed('it has no root');
  }

  #readText(): void {
    const end = this.#text.indexOf('<', this.#at);
    const text = this.#text.slice(this.#at, end === -1 ? undefined : end);
    const start = this.#at;
    this.#at += text.length;
    this.#say(decode(text), start);
  }

  /** `start`: where it stands, up to here. */
  #say(text: string, start: number): void {
    const parent = this.#open.at(-1);
    if (parent) this.#visitor.onText(text, parent.name, [start, this.#at]);
    else if (text.trim() !== '') throw new NotWellFormed('it has text outside its root');
  }

  /** What stands between here and an end, which is passed. */
  #take(start: string, end: string): string {
    const from = this.#at + start.length;
    const to = this.#text.indexOf(end, from);
    if (to === -1) throw new NotWellFormed(`${start} is not closed`);
    this.#at = to + end.length;
    return this.#text.slice(from, to);
  }

  #readMarkup(): void {
    const begin = this.#at;
    const starts = (start: string): boolean => this.#text.startsWith(start, begin);
    if (starts('<!--')) this.#take('<!--', '-->');
    else if (starts('<![CDATA[')) this.#say(this.#take('<![CDATA[', ']]>'), begin);
    else if (starts('<?')) this.#declareAt(begin, `<?${this.#take('<?', '?>')}`);
    else if (starts('<!DOCTYPE')) this.#readDoctype();
    else if (starts('</')) this.#close(this.#take('</', '>').trimEnd());
    else this.#readTag();
  }

  #readDoctype(): void {
    const start = this.#at;
    const inner = this.#text.indexOf('[', this.#at);
    const end = this.#text.indexOf('>', this.#at);
    const hasInner = inner !== -1 && inner < end;
    const text = this.#take('<!DOCTYPE', hasInner ? ']' : '>');
    if (hasInner) this.#take('', '>');
    this.#declareAt(start, `<!DOCTYPE${text}`);
  }

  #declareAt(start: number, text: string): void {
    this.#visitor.onDeclaration(text, [start, this.#at]);
  }

  #close(name: string): void {
    const open = this.#open.pop();
    if (open?.name !== name) {
      const isOpen = this.#open.some((outer) => outer.name === name);
      throw new NotWellFormed(
        open && isOpen
          ? `<${open.name}> is not closed before </${name}>`
          : `</${name}> closes nothing`,
      );
    }
    this.#visitor.onClose?.(this.#at);
  }

  /** What a pattern with the sticky flag finds here, which is passed. */
  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    this.#at += found?.length ?? 0;
    return found;
  }

  #readTag(): void {
    const start = this.#at;
    const name = this.#match(/<[\p{L}_][\p{L}\p{N}_:.-]*/uy)?.slice(1);
    if (name === undefined) throw new NotWellFormed('it has a "<" that begins no tag');
    const { attributes, places } = this.#readAttributes(name);
    const end = this.#match(/\s*\/?>/y);
    if (end === undefined) throw new NotWellFormed(`the tag <${name}> is cut off`);
    if (this.#open.length === 0) this.#roots += 1;
    const namespaces = this.#declare(attributes);
    for (const used of [name, ...attributes.keys()]) {
      const prefix = toPrefix(used);
      if (prefix !== '' && prefix !== 'xmlns' && !namespaces.has(prefix))
        throw new NotWellFormed(`the prefix "${prefix}:" is not declared`);
    }
    const isEmpty = end.includes('/');
    const span = [start, this.#at] as const;
    const isRoot = this.#open.length === 0;
    this.#visitor.onTag({ name, attributes, namespaces, isRoot, span, places, isEmpty });
    if (!isEmpty) this.#open.push({ name, namespaces });
  }

  #readAttributes(tag: string): Pick<Tag, 'attributes' | 'places'> {
    const attributes = new Map<string, string>();
    const places = new Map<string, Span>();
    for (;;) {
      const start = this.#at;
      const name = this.#match(/\s+[\p{L}_][\p{L}\p{N}_:.-]*\s*=\s*(?=["'])/uy);
      if (name === undefined) return { attributes, places };
      const quote = this.#text[this.#at] ?? '';
      const value = this.#take(quote, quote);
      const key = name.replace(/[\s=]/g, '');
      if (attributes.has(key)) throw new NotWellFormed(`<${tag}> has two attributes "${key}"`);
      if (value.includes('<')) throw new NotWellFormed(`the attribute "${key}" has a "<"`);
      attributes.set(key, decode(value));
      places.set(key, [start, this.#at]);
    }
  }

  #declare(attributes: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
    const outer = this.#open.at(-1)?.namespaces ?? predefined;
    const own = [...attributes].flatMap(([name, value]) =>
      name === 'xmlns' || name.startsWith('xmlns:') ? [[name.slice(6), value] as const] : [],
    );
    return own.length === 0 ? outer : new Map([...outer, ...own]);
  }
}

/** @throws NotWellFormed with a reason that goes on after "because". */
export const parseXml = (text: string, visitor: XmlVisitor): void =>
  new XmlReader(text, visitor).read();
