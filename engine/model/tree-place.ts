// Where a page is in the tree of the site.

export interface TreePlace {
  readonly parent: string | null;
  /** The listed pages below it, in order. */
  readonly children: readonly string[];
  /** Its index among those of its parent; absent where it is not listed. */
  readonly order?: number;
  /** The menu it belongs to, by the id of the menu's page. */
  readonly menu: string | null;
}
