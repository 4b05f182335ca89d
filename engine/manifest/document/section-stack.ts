// The blocks of a document in turn → sections within sections, by the levels of their headings.
import type { DocumentContext } from './document-context';
import { listNode, objectNode, type PlacedNode, type Range } from './position-tree';

interface OpenSection {
  readonly level: number;
  readonly heading?: PlacedNode;
  readonly items: PlacedNode[];
}

interface Heading {
  readonly level: number;
  readonly words: PlacedNode;
  /** Of the heading in the document. */
  readonly offset: number;
  /** The words as they are written, where a line below them makes them a heading. */
  readonly underlined?: string | undefined;
}

const spanOf = (first: PlacedNode, last: PlacedNode): Range => [
  first.offset,
  last.offset + last.length,
];

export class SectionStack {
  readonly #open: OpenSection[];
  readonly #context: DocumentContext;

  /** `level` is that of the heading around them: 1 for the whole text. */
  constructor(level: number, context: DocumentContext) {
    this.#open = [{ level, items: [] }];
    this.#context = context;
  }

  /** Of the section that is open. */
  get level(): number {
    return this.#top.level;
  }

  add(node: PlacedNode): void {
    this.#top.items.push(node);
  }

  begin({ level, words, offset, underlined }: Heading): void {
    while (this.#open.length > 1 && this.#top.level >= level) this.#close();
    const { level: above } = this.#top;
    if (level === 1)
      this.#context.report(offset, {
        code: 'title-in-document',
        params: { near: underlined && `## ${underlined.replace(/\s*\n\s*/g, ' ')}` },
      });
    else if (level > above + 1)
      this.#context.report(offset, {
        code: 'skipped-level',
        params: { level, above, wanted: above + 1 },
      });
    this.#open.push({ level, heading: words, items: [] });
  }

  finish(): PlacedNode[] {
    while (this.#open.length > 1) this.#close();
    return this.#top.items;
  }

  get #top(): OpenSection {
    return this.#open[this.#open.length - 1] as OpenSection;
  }

  #close(): void {
    const { heading, items } = this.#open.pop() ?? {};
    const [first] = items ?? [];
    if (heading === undefined) return;
    const last = items?.at(-1);
    const body = first && last ? [['body', listNode(items ?? [], spanOf(first, last))]] : [];
    const range = spanOf(heading, heading);
    const section = objectNode([['heading', heading], ...(body as [string, PlacedNode][])], range);
    this.add(objectNode([['$section', section]], range));
  }
}
