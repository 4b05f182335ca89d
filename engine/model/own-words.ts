// What blocks of a site's own say where the site says nothing: the words among the defaults of their schemas.

/** A text; or what is inside a member, which is there where its holder is (`isFilled`) or where the site writes it. */
export type DefaultWords =
  | string
  | {
      readonly fields: Readonly<Record<string, DefaultWords>>;
      readonly isFilled?: true;
    }
  | { readonly items: DefaultWords };

export interface OwnWords {
  readonly block?: DefaultWords;
  /** Of the settings for all blocks of the type. */
  readonly settings?: DefaultWords;
}

/** By type, of those that have words. */
export type OwnWordsTable = Readonly<Record<string, OwnWords>>;
