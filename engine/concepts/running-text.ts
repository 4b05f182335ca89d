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
import { findPage } from './page-id';

/** Running text, parsed: words, emphasis and links; and what only texts in parts have. */
export type Inline =
  | string
  | { readonly type: 'strong' | 'emphasis'; readonly children: RichText }
  | {
      readonly type: 'link';
      readonly href: string;
      /** Of what it leads to, where that is a page in another language. */
      readonly language?: string;
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

interface PublishedTarget extends NewTarget {
  /** Of what it leads to, where that is a page in another language. */
  readonly language?: string;
}

/** A link target as it is published. That of a page that is not shown stays, and leads nowhere. */
export function publishTarget(written: string, resolver: Resolver): PublishedTarget {
  const target = plain(written);
  const page = parsePageTarget(target);
  if (page) {
    const { href = target, language } = findPage(page, resolver) ?? {};
    return { target: href, ...(language !== undefined && { language }) };
  }
  const file = parseFileTarget(target);
  if (file === undefined) return { target };
  const download = resolver.resolve('download-path', file);
  return { target: download.href, words: toKindWords(download) };
}

/** By address: the language of each page in another language that a text leads to. */
type Languages = ReadonlyMap<string, string>;

interface PublishedRunningText {
  /** With all that links say of files. */
  readonly text: string;
  readonly languages: Languages;
}

export function publishText(written: string, resolver: Resolver): PublishedRunningText {
  const languages = new Map<string, string>();
  const text = replaceLinkTargets(written, (one) => {
    const { language, ...target } = publishTarget(one, resolver);
    if (language !== undefined) languages.set(target.target, language);
    return target;
  });
  return { text: keepTogether(text), languages };
}

const withLanguages = (nodes: RichText, languages: Languages): RichText =>
  nodes.map((node) => {
    if (typeof node === 'string' || !('children' in node)) return node;
    const children = withLanguages(node.children, languages);
    const language = node.type === 'link' ? languages.get(node.href) : undefined;
    return { ...node, ...(language !== undefined && { language }), children };
  });

export const resolveRunningText: Resolve<'running-text', RichText> = (written, resolver) => {
  const { text, languages } = publishText(written, resolver);
  const nodes = parsePublishedText(text);
  return languages.size === 0 ? nodes : withLanguages(nodes, languages);
};
