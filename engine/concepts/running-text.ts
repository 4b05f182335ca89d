// A running text → its nodes, with its links as they are published.
import { parsePublishedText } from '../content/items/published-text';
import { keepTogether } from '../content/text/keep-together';
import {
  type NewTarget,
  parseFileTarget,
  parsePageTarget,
  replaceLinkTargets,
} from '../content/text/rich-text';
import { plain } from '../content/text/words';
import type { ImageView } from '../generated/concept-views';
import type { Resolve, Resolver } from '../model/resolver';
import { toKindWords } from './download-path';
import { findPageAddress } from './page-id';

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
  | NoteView;

/** Where a text names a footnote. */
export interface NoteView {
  readonly type: 'note';
  readonly number: number;
  /** Present where the text named the footnote before: the way back leads to the first time. */
  readonly again?: true;
}

export type RichText = readonly Inline[];

/** A link target as it is published. That of a page that is not shown stays, and leads nowhere. */
export function publishTarget(written: string, resolver: Resolver): NewTarget {
  const target = plain(written);
  const page = parsePageTarget(target);
  if (page) return { target: findPageAddress(page, resolver) ?? target };
  const file = parseFileTarget(target);
  if (file === undefined) return { target };
  const download = resolver.resolve('download-path', file);
  return { target: download.href, words: toKindWords(download) };
}

/** The text as it is published, with all that links say of files. */
export const publishText = (text: string, resolver: Resolver): string =>
  keepTogether(replaceLinkTargets(text, (target) => publishTarget(target, resolver)));

export const resolveRunningText: Resolve<'running-text', RichText> = (text, resolver) =>
  parsePublishedText(publishText(text, resolver));
