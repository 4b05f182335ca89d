// The ids of the search, in the dialog, or in the page where a block has it.

/** The search over a page. */
export const searchDialogId = '_search';

/** The list of results, by the block around it. */
export const toListId = (block: string): string => `${block}-results`;

/** A page in that list, by its place there. */
export const toOptionId = (list: string, index: number): string => `${list}-${index + 1}`;
