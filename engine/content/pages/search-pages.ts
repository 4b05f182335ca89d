// The pages that the engine makes for a search. Their ids begin with a colon, as no page of a manifest does.

/** The page with the field, and the list of all areas. */
export const searchPage = ':search';

/** The page with the list of an area, of which a long one has several parts. */
export const toSearchPage = (area: string, part = 1): string =>
  `${searchPage}-${area}${part === 1 ? '' : `-${part}`}`;

/** Whether the engine has made a page: then the site has promised no address of it. */
export const isMade = (id: string): boolean => id.startsWith(':');

/** A document has no more links to pages than this. */
export const maxListed = 500;

export const countParts = (pages: number): number => Math.max(1, Math.ceil(pages / maxListed));

export const listInPart = <Page>(pages: readonly Page[], part: number): readonly Page[] =>
  pages.slice((part - 1) * maxListed, part * maxListed);
