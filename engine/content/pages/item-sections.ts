// The lists of items on a page → their sections.
import type { BlockView } from '../../generated/block-views';
import type { RichText } from '../../generated/concept-views';
import type { Section } from '../../model/block-module';
import type { ItemListView, ItemView } from '../../model/item-views';
import type { PageView } from '../../model/site';
import { listSections, toWords } from './block-sections';
import { toInnerLevel } from './inner-level';

/** What a list shows; undefined for a block that lists nothing. */
export const findList = (
  block: BlockView,
  { blocks, itemLists }: Pick<PageView, 'blocks' | 'itemLists'>,
): ItemListView | undefined => itemLists?.[blocks.indexOf(block)];

/** Whether all that it would show is there in another language alone. */
export const isElsewhere = (list: ItemListView | undefined): boolean =>
  list?.isPartial === true && list.cards.length === 0;

const toFactWords = ({ facts, status }: Pick<ItemView, 'facts' | 'status'>): string[] => [
  ...toWords(status),
  ...facts.flatMap(({ text }) => toWords(text)),
];

type ListBlock = BlockView & { readonly heading?: string; readonly text?: RichText };

export function listItemCards(view: ListBlock, page: PageView): readonly Section[] {
  const level = toInnerLevel(view.heading);
  const cards = findList(view, page)?.cards ?? [];
  const inner = cards.map((card) => ({
    heading: card.title,
    level,
    words: toWords(card.text),
  }));
  return listSections(view, toWords(view.text), inner);
}

/** What the page of an item says besides its text. */
export const listItemFacts = ({ item }: PageView): readonly Section[] =>
  item === undefined
    ? []
    : listSections({}, [
        ...item.authors.flatMap(({ name, role }) => toWords(name, role)),
        ...toFactWords(item),
        ...item.results.flatMap(({ figure, text }) => toWords(figure, text)),
      ]);
