// A click or a key on an open page → the word that is meant.
import type { Word } from './find-word';

interface Aim {
  readonly element: Element;
  /** The text that is meant, where it is a text. */
  readonly node?: Text | undefined;
  readonly offset?: number;
}

const isBlank = (text: string | null): boolean => (text ?? '').trim() === '';

/** The texts below an element in order. */
function listTexts(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (
      node instanceof Text &&
      !isBlank(node.data) &&
      !node.parentElement?.closest('script, style')
    )
      texts.push(node);
  return texts;
}

/** Words that are told and not shown: those of a picture, or of a button with a drawing alone. */
const readTold = (element: Element): string => {
  const told = element.closest('[alt], [aria-label], [title], [placeholder]');
  const names = ['alt', 'aria-label', 'title', 'placeholder'];
  return names.map((name) => told?.getAttribute(name) ?? '').find((text) => text !== '') ?? '';
};

/** Blocks stand in the order of the manifest; what is within one is part of it. Their types are their second class. */
function listBlocks(element: Element): string[] {
  const blocks = [...document.querySelectorAll('main .block')].filter(
    (block) => block.parentElement?.closest('main .block') == null,
  );
  const index = blocks.findIndex((block) => block.contains(element));
  return blocks.slice(0, index + 1).map(({ classList }) => classList[1] ?? '');
}

export function readWord({ element, node, offset = 0 }: Aim): Word {
  const nodes = listTexts(document.body);
  const texts = nodes.map(({ data }) => data);
  const told = readTold(element);
  const meant = node ?? (told === '' ? listTexts(element)[0] : undefined);
  const at = meant === undefined ? -1 : nodes.indexOf(meant);
  return {
    texts,
    index: at < 0 ? undefined : at,
    text: meant?.data ?? told,
    offset: meant === node ? offset : 0,
    blocks: listBlocks(element),
  };
}

interface Caret {
  readonly offsetNode: Node;
  readonly offset: number;
}

/** Browsers name it in two ways. */
interface CaretSource {
  readonly caretPositionFromPoint?: (x: number, y: number) => Caret | null;
  readonly caretRangeFromPoint?: (x: number, y: number) => Range | null;
}

function findCaret(x: number, y: number): Caret | undefined {
  const source: CaretSource = document;
  const caret = source.caretPositionFromPoint?.(x, y);
  if (caret) return caret;
  const range = source.caretRangeFromPoint?.(x, y);
  return range ? { offsetNode: range.startContainer, offset: range.startOffset } : undefined;
}

export function aimAtPoint({ clientX, clientY, target }: MouseEvent): Aim | undefined {
  if (!(target instanceof Element)) return undefined;
  const caret = findCaret(clientX, clientY);
  const node = caret?.offsetNode;
  if (!(node instanceof Text) || isBlank(node.data) || !target.contains(node))
    return { element: target };
  // Behind the last letter is still on it.
  return { element: target, node, offset: Math.min(caret?.offset ?? 0, node.data.length - 1) };
}

/** The words of a field are those of its label. */
const findLabel = (element: Element): Element | null | undefined =>
  'labels' in element && element.labels instanceof NodeList
    ? element.closest('form')?.querySelector(`label[for="${CSS.escape(element.id)}"]`)
    : undefined;

/** What is selected, or has the focus; else the heading of the page. */
export function aimAtFocus(): Aim | undefined {
  const { anchorNode, anchorOffset = 0, isCollapsed } = getSelection() ?? {};
  if (isCollapsed === false && anchorNode instanceof Text && anchorNode.parentElement)
    return { element: anchorNode.parentElement, node: anchorNode, offset: anchorOffset };
  const focused = document.activeElement;
  const element =
    focused === null || focused === document.body ? document.querySelector('h1') : focused;
  if (element === null) return undefined;
  return { element: findLabel(element) ?? element };
}
