// What a site consists of for its checks: parts of the manifest and content files, with what they name and where they lead.

import type { EmphasisedWords } from '../../../content/text/rich-text';

/** The concepts and references that checks ask for: most others are the paragraphs of texts, and would fill the memory. */
const askedKinds = [
  ...['address', 'block', 'card', 'collection', 'contact', 'content', 'country', 'download'],
  ...['email', 'file', 'font', 'form', 'icon', 'image', 'items', 'link', 'menu', 'menu-item'],
  ...['note', 'opening-hours', 'page', 'phone', 'price', 'primary-action', 'redirect', 'rows'],
  ...['running-text', 'service', 'video'],
  ...['content/notes', 'content/span', 'content/special', 'content/table'],
] as const;

export type MentionKind = (typeof askedKinds)[number];

const asked: ReadonlySet<string> = new Set(askedKinds);

export const isAsked = (kind: string): kind is MentionKind => asked.has(kind);

/** A reference or concept in the manifest or in a content file, with its pointer there. */
export interface Mention {
  readonly file: string;
  readonly kind: MentionKind;
  readonly value: unknown;
  readonly pointer: string;
}

/** A file, or a part of the manifest, with everything in it that the shape names. */
export interface Piece {
  /** What findings call its file. */
  readonly file: string;
  readonly isManifest: boolean;
  /** Of the part of the manifest that is a page. */
  readonly page?: string;
  /** Of an item of a collection: its id. Only some of its texts are running text, as in the manifest. */
  readonly item?: string;
  /** Of an item: its kind. */
  readonly kind?: string;
  /** Of an item that is a row of its file: where. */
  readonly at?: string;
  /** The page, the items of the file, or what an item says; undefined for the rest of the manifest. */
  readonly value: unknown;
  readonly mentions: readonly Mention[];
}

/** A text with its variables replaced. */
export interface FoundText {
  readonly file: string;
  readonly pointer: string;
  readonly text: string;
  /** The first emphasised words of the text as it is written. */
  readonly emphasis: EmphasisedWords | undefined;
  /** It is no more than where a link leads. */
  readonly isTarget?: true;
}

export interface LinkText extends FoundText {
  /** The targets of its links, in order. */
  readonly targets: readonly string[];
  /** Whether it is running text: anywhere else a link is just brackets, and emphasis asterisks. */
  readonly isRunning: boolean;
}

/** A part of the manifest, or a content file, for itself. */
export interface FilePart extends Piece {
  /** Its texts that hold a link. */
  readonly linkTexts: readonly LinkText[];
}

/** Everything of some kinds that the shape names in a file. */
export const findOfKind =
  (...kinds: readonly MentionKind[]) =>
  ({ mentions }: Pick<FilePart, 'mentions'>): readonly Mention[] =>
    mentions.filter(({ kind }) => kinds.includes(kind));

/** The name of a content file in findings. */
export const toContentName = (path: string): string => `files/${path}`;

/** Its path below files/, by that name; undefined for any other. */
export const toContentPath = (name: string): string | undefined =>
  name.startsWith('files/') ? name.slice('files/'.length) : undefined;
