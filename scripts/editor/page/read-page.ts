// A click on the page in the frame → the words that are meant, with all their texts on that page. The frame is another realm:
// nothing is asked for its class.
import { findRun, findWord, type Word } from '../../dev/find-word';
import type { EditPlace, PageText, WordSpot } from '../wire';
import { behindAttribute } from './make-host';

const isBlank = (text: string): boolean => text.trim() === '';

/** The texts of a document that readers may see, in order. */
export function listTexts(document: Document): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text;
    if (!isBlank(text.data) && !text.parentElement?.closest('script, style, svg, [data-edit-host]'))
      texts.push(text);
  }
  return texts;
}

export const listBlocks = (document: Document): Element[] =>
  [...document.querySelectorAll('main .block')].filter(
    (block) => block.parentElement?.closest('main .block') == null,
  );

/**
 * The elements of the blocks of a page, by the types of these; undefined for a block that shows nothing there, such as cards for
 * the pages below one that has none. Behind them those that nobody has written.
 */
export function findShownBlocks(
  document: Document,
  types: readonly (string | undefined)[],
): readonly (Element | undefined)[] {
  const elements = listBlocks(document);
  let next = 0;
  const written = types.map((type) => {
    const element = elements[next];
    const isShown = type === undefined || element?.classList[1] === type;
    if (isShown) next += 1;
    return isShown ? element : undefined;
  });
  return [...written, ...elements.slice(next)];
}

const typesTo = (document: Document, element: Element): string[] => {
  const blocks = listBlocks(document);
  const index = blocks.findIndex((block) => block.contains(element));
  return blocks.slice(0, index + 1).map(({ classList }) => classList[1] ?? '');
};

/** The sentence around a word: the outermost place, which holds variables as well. */
const toSentence = (places: readonly EditPlace[]): EditPlace | undefined => places.at(-1);

export class PageReader {
  readonly #document: Document;
  readonly #words: PageText;
  readonly #nodes: readonly Text[];
  readonly #texts: readonly string[];
  readonly #places = new Map<Text, EditPlace | undefined>();

  constructor(document: Document, words: PageText) {
    this.#document = document;
    this.#words = words;
    this.#nodes = listTexts(document);
    this.#texts = this.#nodes.map(({ data }) => data);
  }

  /** The place of the sentence that a text is part of; undefined where nobody wrote it. */
  findPlace(node: Text): EditPlace | undefined {
    if (!this.#places.has(node)) {
      const index = this.#nodes.indexOf(node);
      const element = node.parentElement;
      const word: Word = {
        texts: this.#texts,
        index: index < 0 ? undefined : index,
        text: node.data,
        offset: 0,
        blocks: element === null ? [] : typesTo(this.#document, element),
      };
      const found = findWord(word, this.#words) as readonly EditPlace[];
      const place = toSentence(found);
      const isSaid = place?.raw !== undefined || place?.isInForm;
      this.#places.set(node, isSaid ? place : undefined);
    }
    return this.#places.get(node);
  }

  /** Where facts stand that are the same everywhere. */
  listFacts(): readonly Range[] {
    return this.#nodes.flatMap((node, index) => {
      const run = findRun({ texts: this.#texts, index, text: node.data }, this.#words);
      let end = 0;
      return (run?.spans ?? []).flatMap(({ text, places }) => {
        const start = end;
        end += text.length;
        if (!places.some((one) => isFact(this.#words.places[one]))) return [];
        const range = this.#document.createRange();
        range.setStart(node, start);
        range.setEnd(node, end);
        return [range];
      });
    });
  }

  /** The last text of a place. */
  findText(spot: WordSpot): Text | undefined {
    return this.#nodes.findLast((node) => isSame(this.findPlace(node), { spot }));
  }

  /** Words of a file that others can stand below: those at a place, or else the last paragraph. */
  findIn(file: string, spot: WordSpot | undefined, isExact: boolean): WordSpot | undefined {
    const places = this.#nodes.flatMap((node) => {
      const place = this.findPlace(node);
      return place?.spot.file === file && isAbove(place) ? [place] : [];
    });
    const same = spot && places.find((place) => isSame(place, { spot }));
    const last = isExact ? undefined : places.findLast(({ isParagraph }) => isParagraph);
    return (same ?? last)?.spot;
  }

  /** The words that are read next in the same block, behind those that are typed there or before them: not those of the engine. */
  findNext(place: EditPlace, typed: HTMLElement, step: 1 | -1): WordSpot | undefined {
    const block = listBlocks(this.#document).find((one) => one.contains(typed));
    const side = step > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    const isNext = (node: Text): boolean => {
      if (!block?.contains(node) || (typed.compareDocumentPosition(node) & side) === 0)
        return false;
      const found = isInSight(node) ? this.findPlace(node) : undefined;
      return found?.isWritten === true && !isSame(found, place) && !isAround(found);
    };
    const next = step > 0 ? this.#nodes.find(isNext) : this.#nodes.findLast(isNext);
    return next && this.findPlace(next)?.spot;
  }

  /** The place of what is said of a picture. */
  findTold(picture: Element): EditPlace | undefined {
    const word: Word = {
      ...{ texts: this.#texts, index: undefined, text: picture.getAttribute('alt') ?? '' },
      ...{ offset: 0, blocks: typesTo(this.#document, picture) },
    };
    return toSentence(findWord(word, this.#words) as readonly EditPlace[]);
  }

  /** All texts of the page that are of the same place. */
  listSame(place: EditPlace): readonly Text[] {
    return this.#nodes.filter((node) => isSame(this.findPlace(node), place));
  }

  /** The largest element around a text whose words are all of its place. */
  findElement(node: Text, place: EditPlace): HTMLElement | undefined {
    let element = node.parentElement;
    if (element === null || !this.#holdsOnly(element, place)) return undefined;
    let { parentElement: parent } = element;
    while (isInline(element) && parent !== null && this.#holdsOnly(parent, place)) {
      element = parent;
      parent = element.parentElement;
    }
    return element;
  }

  #holdsOnly(element: Element, place: EditPlace): boolean {
    const inside = this.#nodes.filter((node) => element.contains(node) && !isNoteMark(node));
    return inside.length > 0 && inside.every((node) => isSame(this.findPlace(node), place));
  }
}

/** Words around an amount, such as “from”: who goes on from a name means the amount. */
const isAround = ({ spot }: EditPlace): boolean => /\/(?:before|unit)$/.test(spot.pointer);

/** Also what others stand for while they are typed. */
const isInSight = ({ parentElement }: Text): boolean =>
  parentElement?.closest(`[${behindAttribute}]`) != null ||
  parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true;

const isFact = (place: EditPlace | undefined): boolean =>
  place?.spot.pointer.startsWith('/variables/') ?? false;

/** The number of a footnote, which the page counts: the words hold its name. */
const isNoteMark = ({ parentElement }: Text): boolean =>
  parentElement?.closest('[role=doc-noteref]') != null;

const inline = new Set(['STRONG', 'EM', 'A', 'CODE', 'MARK', 'SUP', 'SUB', 'SPAN', 'BDI', 'ABBR']);

const isInline = ({ tagName }: Element): boolean => inline.has(tagName);

/** Whether its words are one sentence, of which an element inside is a part. */
const isSentence = ({ childNodes, children }: Element): boolean =>
  children.length === 1 ||
  ([...childNodes].some((node) => node.nodeType === 3 && !isBlank(node.textContent ?? '')) &&
    [...children].every(isInline));

/** What a text is read as a part of: a paragraph, a heading, a cell, a link. */
export function findReadElement({ parentElement }: Text): HTMLElement | null {
  let element = parentElement;
  while (element !== null && isInline(element)) {
    const above: HTMLElement | null = element.parentElement;
    if (above === null || !isSentence(above)) break;
    element = above;
  }
  return element;
}

/** Whether something can be added below: a paragraph, or below a table in a text. */
export const isAbove = ({ isParagraph, isCell, dialect }: EditPlace): boolean =>
  isParagraph === true || (isCell === true && dialect === 'document');

type Placed = Pick<EditPlace, 'spot'>;

const toKey = ({ spot }: Placed): string => `${spot.file}#${spot.pointer}${spot.part ?? ''}`;

const isSame = (one: Placed | undefined, other: Placed): boolean =>
  one !== undefined && toKey(one) === toKey(other);

export const placeKey = (place: EditPlace): string => `words ${toKey(place)}`;
