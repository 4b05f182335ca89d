// The views of texts, pictures and links in any block or page: resolved, and all of it JSON.
import type { CallToActionConfig, Surface } from '../generated/manifest';

/** Running text, parsed: words, emphasis and links. */
export type Inline =
  | string
  | { readonly type: 'strong' | 'emphasis'; readonly children: RichText }
  | {
      readonly type: 'link';
      readonly href: string;
      readonly children: RichText;
    };

export type RichText = readonly Inline[];

export type ContentBody =
  | { readonly type: 'paragraph'; readonly text: RichText }
  | { readonly type: 'list'; readonly items: readonly RichText[] };

/** What a content file or an `items` field becomes. */
export type ContentNode =
  | ContentBody
  | {
      readonly type: 'section';
      /** The heading as the file spells it. */
      readonly key: string;
      /** An element id, unique in its text; in a page it gives way to `taken`. */
      readonly id: string;
      readonly body: readonly ContentBody[];
    };

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
