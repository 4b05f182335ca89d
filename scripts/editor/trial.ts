// What is looked at before it is there, as the shell and the server of the editor speak of it.

/** A change that is looked at before it is made. */
export type Trial =
  /** What comes before the address of a page that shows it. */
  | { readonly address: string }
  /** Why it cannot be shown. */
  | { readonly message: string };

/** The site as it will be from the day of an item on. */
export type Preview =
  /** What comes before the addresses of its pages, and the path of the item. */
  | { readonly address: string; readonly path: string }
  /** Why it cannot be shown. */
  | { readonly message: string };
