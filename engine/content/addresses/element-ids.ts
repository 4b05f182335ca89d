// The contents of a page → the ids of its elements: unique within the page by construction, and made only here; those of the
// search in search-ids.ts, for browsers that do not search load none.
//
// Two disjoint sets. Ids written by authors or derived from headings begin with a letter, and appear in addresses.
// All other ids begin with an underscore and the kind of element, followed by what distinguishes it from the others.
import type { BlockView } from '../../generated/block-views';
import type { ContentNode, ListItem } from '../../generated/concept-views';
import type { BlockId } from '../../model/block-module';
import type { PageView } from '../../model/site';
import { toSlug } from './slug';

/** The part of the shell that changes from page to page; the skip link leads there. */
export const mainId = '_main';

export const drawerId = '_drawer';

/** The contacts for which there is no room in the bar at the bottom. */
export const contactsId = '_contacts';

/** The languages of the site, in the bar. */
export const languagesId = '_languages';

/** The heading of what to read next. */
export const relatedId = '_related';

/** The panel of a menu, by the id of the menu's page. */
export const toMenuId = (page: string): string => `_menu-${page}`;

/** The title of a switcher, by the id of its page. */
export const toSwitcherId = (page: string): string => `_switcher-${page}`;

/** The prefix of the ids within a block, by its position in the page: a block need not have an id. */
export const toBlockId = (index: number): string => `_block-${index + 1}`;

/** The prefix of the ids in the copy of a form that is shown without JavaScript. */
export const toCopyId = (block: string): string => `${block}-copy`;

/** The error summary of the form in a block. */
export const toSummaryId = (block: string): string => `${block}-summary`;

interface DialogIds {
  readonly dialog: string;
  /** The element that names it. */
  readonly name: string;
}

/** The dialog of a block that opens for one of its people or things. */
export const toDialogIds = (block: string, name: string): DialogIds => ({
  dialog: `${block}-dialog-${name}`,
  name: `${block}-name-${name}`,
});

interface TabIds {
  readonly tab: string;
  readonly panel: string;
}

/** A tab of a block and its panel, which keeps the id that the manifest gives it. */
export const toTabIds = (block: string, index: number, id: string | undefined): TabIds => ({
  tab: `${block}-tab-${index + 1}`,
  panel: id ?? `${block}-panel-${index + 1}`,
});

export interface FieldIds {
  readonly field: string;
  readonly hint: string;
  readonly error: string;
}

/** The parts of a form field in a block, by the name under which the field is sent. */
export const toFieldIds = (block: string, name: string): FieldIds => ({
  field: `${block}-field-${name}`,
  hint: `${block}-hint-${name}`,
  error: `${block}-error-${name}`,
});

/** The wanted id, with a number where it is taken; it is taken from then on. */
function takeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}

/** Gives headings their ids in turn: none that other elements have, or that was given before. */
export function createHeadingIds(others: Iterable<string>): (heading: string) => string {
  const taken = new Set(others);
  return (heading) => takeId(toSlug(heading), taken);
}

interface NoteIds {
  /** The footnote, at the end of the text. */
  readonly note: string;
  /** The number in the text. */
  readonly mark: string;
}

/** A footnote of the text in a block, by its number. */
export const toNoteIds = (block: string, number: number): NoteIds => ({
  note: `${block}-note-${number}`,
  mark: `${block}-mark-${number}`,
});

/** The ids of a page by block: written ids stay as they are; ids of headings give way to them, and to earlier ones. */
export function toPageIds(blocks: readonly (readonly BlockId[])[]): readonly (readonly string[])[] {
  const written = blocks.flat().filter(({ pointer }) => pointer !== undefined);
  const taken = new Set(written.map(({ id }) => id));
  return blocks.map((ids) =>
    ids.map(({ id, pointer }) => (pointer === undefined ? takeId(id, taken) : id)),
  );
}

/** The text of a content file as a block of the page shows it: no section has the id of another element. */
export function placeText(
  nodes: readonly ContentNode[],
  block: BlockView,
  { blocks, taken }: Pick<PageView, 'blocks' | 'taken'>,
): readonly ContentNode[] {
  const others = taken?.[blocks.indexOf(block)];
  if (others === undefined) return nodes;
  const toId = createHeadingIds(others);
  const place = (node: ContentNode): ContentNode => {
    if (node.type === 'list') return { ...node, items: node.items.map(placeItem) };
    if (node.type === 'notes') return { ...node, items: node.items.map((item) => item.map(place)) };
    const own = node.type === 'section' ? { ...node, id: toId(node.anchor ?? node.key) } : node;
    return 'body' in own ? { ...own, body: own.body.map(place) } : own;
  };
  const placeItem = (item: ListItem): ListItem =>
    'nodes' in item ? { nodes: item.nodes.map(place) } : item;
  return nodes.map(place);
}
