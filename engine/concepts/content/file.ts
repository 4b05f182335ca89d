// The items of a content file, or of a block → its nodes.
import { numberNotes } from '../../content/items/number-notes';
import { parseContent } from '../../content/items/parse-content';
import { toSpecialNode } from '../../content/items/special-node';
import type { ImageView, PictureNode, RichText } from '../../generated/concept-views';
import type { Resolve } from '../../model/resolver';

/** An item of a list: a text, or several nodes. */
export type ListItem = RichText | { readonly nodes: readonly ContentNode[] };

export interface ListNode {
  readonly type: 'list';
  readonly items: readonly ListItem[];
  /** Present where the items have numbers. */
  readonly ordered?: true;
  /** The number of the first item, where it is not 1. */
  readonly start?: number;
}

export interface SectionNode {
  readonly type: 'section';
  /** The words of the heading, as the file spells them. */
  readonly key: string;
  /** The heading, where it is more than these words. */
  readonly heading?: RichText;
  /** An element id, unique in its text; in a page it gives way to `taken`. */
  readonly id: string;
  /** The words that the id is made of, where they are not the key. */
  readonly anchor?: string;
  readonly body: readonly ContentNode[];
}

export interface TableColumn {
  readonly heading?: RichText;
  readonly align: 'start' | 'centre' | 'end';
  readonly marked: boolean;
  /** Why it stands out. */
  readonly badge?: string;
}

/** The nodes that only some texts have, by type: what stands after the "$", with its references resolved. */
export interface SpecialNodes {
  table: {
    readonly caption?: RichText;
    readonly columns: readonly TableColumn[];
    readonly rows: readonly (readonly RichText[])[];
    /** The first cell of each row is its heading. */
    readonly rowHeadings: boolean;
    /** Its rows become cards where there is no room for them. */
    readonly cards?: true;
  };
  quote: {
    readonly body: readonly ContentNode[];
    readonly name?: string;
    readonly role?: string;
    readonly image?: ImageView;
  };
  picture: PictureNode;
  code: {
    readonly caption?: RichText;
    readonly language?: string;
    readonly lines: readonly string[];
  };
  rule: object;
  /** The footnotes of a text in the order of their numbers, from 1. */
  notes: { readonly items: readonly (readonly ContentNode[])[] };
}

export type SpecialNode = {
  readonly [Type in keyof SpecialNodes]: { readonly type: Type } & SpecialNodes[Type];
}[keyof SpecialNodes];

/** What a content file or an `items` field becomes. */
export type ContentNode =
  | { readonly type: 'paragraph'; readonly text: RichText }
  | ListNode
  | SectionNode
  | SpecialNode;

export const resolveContentFile: Resolve<'content/file', readonly ContentNode[]> = (
  items,
  resolver,
) => {
  const { resolve, shape, taken = [], text, within } = resolver;
  if (text) return text.parse(items);
  const notes = numberNotes(shape, items);
  return parseContent(items.filter(notes.isShown), {
    toText: (words) => resolve('running-text', words),
    others: taken,
    toSpecial: (item, { parse, toId }) => {
      const inner = within({ text: { parse, toNote: notes.toNote } });
      return toSpecialNode(item, { parse, toId, resolve: inner.resolve, notes });
    },
  });
};
