// The views of what stands around the blocks of a page: resolved, and all of it JSON.
import type { ContentNode, LinkView, RichText, SpecialNode } from '../generated/concept-views';
import type { ContentItem } from '../generated/manifest';

/** A content file as visitors fetch it: its items, or, where it has more than text, its nodes. */
export type PublishedText = readonly ContentItem[] | { readonly nodes: readonly ContentNode[] };

/**
 * What code and styles are for that only pages with such nodes load: of lists and sections, those with a "$"; `inline` is
 * what may stand in a line.
 */
export type NodeKind = SpecialNode['type'] | 'list' | 'section' | 'inline';

/** The link that floats over pages. */
export interface PrimaryActionView extends LinkView {
  /** Present where it does not float over the page that it leads to. */
  readonly elsewhereOnly?: true;
}

/** A line above every page. */
export interface NoticeView {
  readonly text: RichText;
  readonly link?: LinkView;
  /** When it ends, in milliseconds since 1970 UTC. */
  readonly until?: number;
}

export interface FooterView {
  readonly text: RichText;
  readonly columns: readonly {
    readonly heading: string;
    readonly links: readonly LinkView[];
  }[];
  readonly legal: readonly LinkView[];
  readonly copyright: string;
}
