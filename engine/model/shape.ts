// Where a manifest refers to something, as data; the table itself is generated from schemas/.

/** What a text holds in braces, by name, with what it is replaced by when the text is shown. */
export type Placeholders = Readonly<Record<string, string>>;

/** One place of the shape: a concept by name, a reference, a template, or a container of further places. */
export type ShapeNode =
  | { readonly concept: string }
  /** `within` is where a value that refers to something as a whole has further places. */
  | { readonly refersTo: string; readonly within?: ShapeNode }
  /** Only values of that type have further places, or these, and all others have other ones. */
  | {
      readonly when: 'array' | 'object';
      readonly node: ShapeNode;
      readonly otherwise?: ShapeNode;
    }
  | { readonly placeholders: Placeholders }
  | {
      readonly fields: Readonly<Record<string, ShapeNode>>;
      /** The present names of members by those that they have had. */
      readonly formerNames?: Readonly<Record<string, string>>;
    }
  | { readonly items: ShapeNode }
  | { readonly entries: ShapeNode }
  | { readonly variants: Readonly<Record<string, ShapeNode>> };

/** The shape of each concept by the name of its schema. */
export type Shape = Readonly<Record<string, ShapeNode>>;
