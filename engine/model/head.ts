import type { FeedLink } from './item-views';

/** What the head of a document says. */
export interface Head {
  /** The document title. */
  readonly title: string;
  readonly description: string;
  /** Absolute. */
  readonly canonical: string;
  /** Absolute address of the picture for shared links. */
  readonly shareImage: string | null;
  readonly index: boolean;
  /** Those that the page announces; absent for most. */
  readonly feeds?: readonly FeedLink[];
}
