// The views of texts, pictures and links in any block or page: resolved, and all of it JSON.
import type { CallToActionConfig, ContentItem, Surface } from '../generated/manifest';

/** Running text, parsed: words, emphasis and links; and what only texts in parts have. */
export type Inline =
  | string
  | { readonly type: 'strong' | 'emphasis'; readonly children: RichText }
  | {
      readonly type: 'link';
      readonly href: string;
      readonly children: RichText;
    }
  | LateInline;

/** What may stand in a line, and only some texts have. */
export type LateInline =
  | { readonly type: 'inline-code'; readonly text: string }
  | { readonly type: 'break' }
  | { readonly type: 'inline-image'; readonly image: ImageView }
  | {
      readonly type: 'note';
      readonly number: number;
      /** Present where the text named the footnote before: the way back leads to the first time. */
      readonly again?: true;
    };

export type RichText = readonly Inline[];

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
  picture: {
    readonly image: ImageView;
    readonly caption?: RichText;
    readonly credit?: string;
    /** As wide as its column, not only as the text. */
    readonly wide: boolean;
  };
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

/** A content file as visitors fetch it: its items, or, where it has more than text, its nodes. */
export type PublishedText = readonly ContentItem[] | { readonly nodes: readonly ContentNode[] };

/**
 * What code and styles are for that only pages with such nodes load: of lists and sections, those with a "$"; `inline` is
 * what may stand in a line.
 */
export type NodeKind = SpecialNode['type'] | 'list' | 'section' | 'inline';

export interface ImageView {
  readonly src: string;
  /** Empty for a decorative picture. */
  readonly alt: string;
  /** In CSS pixels, read from the file. */
  readonly width: number;
  readonly height: number;
  /** The point that stays in view where the picture is cropped: `30% 70%`. */
  readonly focus?: string;
  /** The same picture in other widths, in the format of the attribute. */
  readonly srcset?: string;
}

export interface LinkView {
  readonly href: string;
  readonly label: string;
  /** The page it leads to; absent for addresses elsewhere. */
  readonly page?: string;
}

/** The link that floats over pages. */
export interface PrimaryActionView extends LinkView {
  /** Present where it does not float over the page that it leads to. */
  readonly elsewhereOnly?: true;
}

/** A file that is published under its own name. */
export interface DownloadView {
  readonly href: string;
  /** As readers know it: "PDF". */
  readonly kind: string;
  /** In words, with the unit. */
  readonly size: string;
}

/** The language of a file. */
export interface LanguageView {
  readonly code: string;
  /** In the language of the site. */
  readonly name: string;
}

export interface CardView extends LinkView {
  readonly title: string;
  readonly text: RichText;
  readonly image?: ImageView;
  /** The name of its icon; shown in the layout for icons only. */
  readonly icon?: string;
  /** Whether `label` is on a separate button. */
  readonly button: boolean;
}

/** The call to action at the end of a page. Omitted where its link leads nowhere. */
export interface CallToActionView {
  readonly layout: CallToActionConfig['layout'];
  /** A band stands on the opposite of the page where the manifest sets no surface. */
  readonly surface?: Surface;
  readonly heading: string;
  readonly text?: RichText;
  readonly link: LinkView;
  /** Whether the ways to call and to write are below the button. */
  readonly contacts?: boolean;
}

/** A line above every page. */
export interface NoticeView {
  readonly text: RichText;
  readonly link?: LinkView;
  /** When it ends, in milliseconds since 1970 UTC. */
  readonly until?: number;
}
