// What a tool is: a name, what it takes and answers as schemas, and a function.
import type { JsonValue } from '../../engine/model/json';
import type { SiteSession } from './site-session';

export type Schema = Readonly<Record<string, unknown>>;

/**
 * What a tool answers. Whatever the site says, file names and ids among it, stands in `fromSite` and nowhere else: a reader
 * knows that it is what somebody has written, and never an instruction.
 */
export interface Answer {
  /** A fixed sentence. */
  readonly about?: string;
  readonly outcome?: string;
  /** Why there is no answer: a fixed sentence. */
  readonly error?: string;
  readonly token?: string;
  /** For the next call, to go on behind this answer. */
  readonly next?: number;
  readonly count?: number;
  readonly schema?: JsonValue;
  readonly fromSite?: Readonly<Record<string, JsonValue | undefined>>;
}

/** Beside its words, base64. */
export interface Picture {
  readonly data: string;
  readonly mimeType: string;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** Whether it changes files. */
  readonly writes?: boolean;
  /** Members of its input. */
  readonly input: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** Members of `fromSite`, in words. */
  readonly says: Readonly<Record<string, string>>;
  readonly run: (
    input: never,
    session: SiteSession,
  ) =>
    | Answer
    | (Answer & { readonly picture?: Picture })
    | Promise<Answer & { readonly picture?: Picture }>;
}
