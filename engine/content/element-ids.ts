// What stands in a page → the ids of its elements: each is unique there by construction, and made here alone.
//
// Two sets that never meet. What authors write and what headings give begins with a letter, and stands in addresses.
// All other ids begin with an underscore and a kind of element, behind which stands what tells it from others of its kind.
import type { BlockView } from '../generated/block-views';
import type { BlockId } from '../model/block-module';
import type { PageView } from '../model/site';
import type { ContentNode } from '../model/views';
import { toSlug } from './slug';

/** The part of the shell that changes from page to page; the link to skip the menus leads there. */
export const mainId = '_main';

export const drawerId = '_drawer';

/** The heading of what to read next. */
export const relatedId = '_related';

/** The panel of a menu, by the id of the menu's page. */
export const toMenuId = (page: string): string => `_menu-${page}`;

/** The title of a layout route, by the id of its page. */
export const toSwitcherId = (page: string): string => `_switcher-${page}`;

/** What the ids within a block begin with, by its place in the page: a block need not have a name. */
export const toBlockId = (index: number): string => `_block-${index + 1}`;

/** The list of what is wrong in the form of a block. */
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

export interface FieldIds {
  readonly field: string;
  readonly hint: string;
  readonly error: string;
}

/** What a field of the form of a block consists of, by the name under which it is sent. */
export const toFieldIds = (block: string, name: string): FieldIds => ({
  field: `${block}-field-${name}`,
  hint: `${block}-hint-${name}`,
  error: `${block}-error-${name}`,
});

/** The wanted id, with a number where it is taken; taken from then on. */
function takeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}

/** Gives headings their ids in turn: none that is among those of others, or was given before. */
export function createHeadingIds(others: Iterable<string>): (heading: string) => string {
  const taken = new Set(others);
  return (heading) => takeId(toSlug(heading), taken);
}

/** The ids of a page by block: what is written stands as it is; what a heading gives makes way for it, and for those before. */
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
  return nodes.map((node) => (node.type === 'section' ? { ...node, id: toId(node.key) } : node));
}
