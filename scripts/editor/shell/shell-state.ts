// The state of the shell: what it knows of the site, and how a person looks at it.
import type { JsonValue } from '../../../engine/model/json';
import type { EditorState } from '../site-state';
import type { TranslationState } from '../translation-units';
import type { Trial } from '../trial';
import type { TextPart } from '../words-dialect';

export type Selection =
  | { readonly type: 'page'; readonly page: string }
  | { readonly type: 'block'; readonly page: string; readonly index: number }
  | { readonly type: 'site'; readonly part: string }
  | { readonly type: 'changes' }
  | {
      readonly type: 'translations';
      /** Empty for the whole site. */
      readonly page: string;
      readonly tag: string;
      /** Which of its words; everything where that is not said. */
      readonly show?: TranslationState | '';
    }
  | { readonly type: 'languages' }
  /** Below files/; empty for none. */
  | { readonly type: 'files'; readonly file: string }
  | { readonly type: 'publish' }
  | { readonly type: 'find'; readonly words?: string }
  | { readonly type: 'findings' };

export interface LanguageAddress {
  readonly name: string;
  readonly tag: string;
  readonly address: string;
}

export interface Status {
  readonly kind: 'quiet' | 'busy' | 'waiting' | 'failed';
  readonly text: string;
}

/** What is listed beside the page. */
export type ListTab = 'Pages' | 'Menus' | 'Site';

/** What somebody has typed for a place that others have changed, or taken away. */
export interface UnwrittenWords {
  /** Of the step. */
  readonly key: string;
  /** Why they are not written. */
  readonly message: string;
  readonly words: string;
}

export interface AskedPart {
  readonly file: string;
  readonly part: TextPart;
  /** Whether the words become that which were typed last. */
  readonly makes?: boolean;
  /** Of a picture, as it is written. */
  readonly picture?: string;
}

/** What somebody is about to add: a page, or an item of a collection. */
interface Adding {
  /** The id of the collection; absent for a page, or what a site has many of. */
  readonly collection?: string;
}

export type Schemas = Readonly<Record<string, JsonValue>>;

export interface ShellState {
  readonly site: EditorState | undefined;
  readonly schemas: Schemas;
  /** The path of the page in the frame, below the base. */
  readonly path: string;
  /** What the frame shows in place of that, such as the page in another language. */
  readonly address: string | undefined;
  /** The addresses of the page in the frame in the further languages, by their own names. */
  readonly languages: readonly LanguageAddress[];
  readonly selection: Selection | undefined;
  /** Counts what has been selected: what is, stays the same where a change moves it. */
  readonly selected: number;
  readonly tab: ListTab;
  readonly adds: Adding | undefined;
  /** The name of a field that is to be shown; undefined once it is, or for none. */
  readonly field: string | undefined;
  /** What somebody has begun to add, by the names of fields: nothing of it is written before it is whole. */
  readonly begun: Readonly<Record<string, unknown>>;
  /** Whether a click on the page edits it, or follows links. */
  readonly edits: boolean;
  /** What is to be put into a text of the page; undefined for nothing. */
  readonly puts: AskedPart | undefined;
  /** A change that is pointed at; undefined for none. */
  readonly trial: Trial | undefined;
  readonly width: number | undefined;
  /** Whether the page has nothing to show of the block that is selected. */
  readonly unseen: boolean;
  /** Whether the page is seen beside what was published. */
  readonly compares: boolean;
  /** In which scheme the page is seen; undefined for that of the person's system. */
  readonly scheme: 'light' | 'dark' | undefined;
  /** Whether the page in the frame runs its scripts. */
  readonly scripts: boolean;
  readonly status: Status;
  /** How many changes that waited were dropped: nothing says them any more. */
  readonly dropped: number;
  /** They are kept until the person has taken them from here. */
  readonly unwritten: readonly UnwrittenWords[];
  /** How many commits of others are not here yet. */
  readonly incoming: number;
  /** When something was last committed here; in milliseconds. */
  readonly published: number;
  /** What somebody has to know of what they did, until they go on to something else; empty for nothing. */
  readonly notice: string;
  /** Said aloud once. */
  readonly said: string;
}

export const first: ShellState = {
  ...{ site: undefined, schemas: {}, path: '/', selection: undefined, selected: 0 },
  ...{
    address: undefined,
    languages: [],
    field: undefined,
    begun: {},
    tab: 'Pages',
    adds: undefined,
  },
  ...{
    edits: true,
    puts: undefined,
    trial: undefined,
    width: undefined,
    scheme: undefined,
    scripts: true,
    said: '',
  },
  ...{
    unseen: false,
    compares: false,
    incoming: 0,
    published: 0,
    dropped: 0,
    unwritten: [],
    notice: '',
  },
  status: { kind: 'busy', text: 'Opening …' },
};
