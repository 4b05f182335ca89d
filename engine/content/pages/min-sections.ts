/** A text with fewer sections needs no list of its contents; an item is read from a list of many, and gets it sooner. */
export const toMinSections = (isItem: boolean): number => (isItem ? 3 : 4);
