// Where readers see the words of a place, as the shell and the server of the editor speak of it.

/** How often the words of a place show on the whole site, and on which pages. */
export interface ShownCount {
  readonly places: number;
  readonly pages: readonly { readonly address: string; readonly places: number }[];
}
