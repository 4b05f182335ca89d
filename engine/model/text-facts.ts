import type { NodeKind } from './views';

/** By index of a block that shows a content file: the ids of all other elements, which its sections may not have. */
type TakenIds = Readonly<Record<number, readonly string[]>>;

/** What is known of the texts of a page; absent where there is nothing to know. */
export interface TextFacts {
  readonly taken?: TakenIds;
  /** The kinds of nodes whose code and styles come separately. */
  readonly nodes?: readonly NodeKind[];
}
