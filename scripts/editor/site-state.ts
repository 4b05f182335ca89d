// What the shell of the editor knows of the site: as its server tells it, in JSON.
import type { Severity } from '../../engine/model/finding';
import type { JsonValue } from '../../engine/model/json';
import type { StateChange } from './state-change';

/** By which a finding is known again. */
export interface FindingPlace {
  readonly code: string;
  readonly file: string;
  readonly pointer: string;
  readonly line: number;
}

/** What would fix a finding, in one sentence. */
export interface OfferedRepair extends FindingPlace {
  readonly title: string;
}

/** A finding as a person is told of it. */
export interface ToldFinding extends FindingPlace {
  readonly severity: Severity;
  readonly message: string;
  readonly hint: string;
  /** The tag of the language that it speaks of; absent for any other. */
  readonly language?: string;
  /** Of colours that cannot be read: the nearest ones that can, by role. */
  readonly near?: Readonly<Record<string, string>>;
}

/** A step that would bring an error: it waits, and nothing of it is in the files. */
export interface WaitingStep {
  readonly id: string;
  readonly about: string;
  /** Why it waits; empty where it can be written now. */
  readonly findings: readonly ToldFinding[];
  /** What a repair that was tried would do, in words. */
  readonly repairs: readonly string[];
}

export interface PageEntry {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly draft: boolean;
  /** The page above it. */
  readonly parent: string | null;
}

/** An item of a collection. */
export interface ItemEntry {
  /** `news:second-saw` */
  readonly id: string;
  /** Relative to the root of the site. */
  readonly file: string;
  readonly title: string;
  /** Its day or minute; empty where it has none. */
  readonly date: string;
  /** Below the base path; null where it has no page now. */
  readonly path: string | null;
  /** What readers see of it; `wrong`: it has errors. */
  readonly state: 'shown' | 'draft' | 'later' | 'over' | 'wrong';
}

/** What a site can have many of. */
export interface KindEntry {
  /** What its items are called, such as "Article". */
  readonly item: string;
  /** The name of the schema of its items. */
  readonly kind: string;
  /** The member that says when; empty where its items need no day. */
  readonly date: string;
  /** The members that a new one is asked for besides its title and its summary. */
  readonly asks: readonly string[];
}

export interface CollectionEntry extends KindEntry {
  readonly id: string;
  /** The id of the page that lists them. */
  readonly list: string;
  /** The data file, below files/, whose rows its items are; absent where each has a file. */
  readonly table?: string;
  /** By id, as readers see them. */
  readonly tags: Readonly<Record<string, string>>;
  /** In the order in which lists show them. */
  readonly items: readonly ItemEntry[];
}

export interface PastStep {
  readonly token: string;
  readonly about: string;
}

export interface EditorState {
  /** Grows with every state of the files. */
  readonly version: number;
  /** Grows with everything that open pages have been told of. */
  readonly shown: number;
  readonly name: string;
  /** The tag of its own language. */
  readonly language: string;
  readonly base: string;
  readonly home: string;
  readonly pages: readonly PageEntry[];
  readonly collections: readonly CollectionEntry[];
  /** Also those of which the site has nothing yet. */
  readonly kinds: readonly KindEntry[];
  /** Paths below files/. */
  readonly files: readonly string[];
  /** The names of the engine's drawings, and of the site's own. */
  readonly icons: readonly string[];
  /** As it is written. */
  readonly manifest: JsonValue;
  readonly findings: readonly ToldFinding[];
  readonly waiting: readonly WaitingStep[];
  readonly undo: PastStep | null;
  readonly redo: PastStep | null;
}

/** What the site is like, under a name: as a whole, or what differs from the state that its request named. */
export type ToldState =
  | { readonly name: string; readonly state: EditorState }
  | { readonly name: string; readonly change: StateChange };
