// The parts of a text → its nodes, with targets and pictures resolved.
import { said } from '../content/text/words';
import type { ContentParts, ContentSpan, ImageConfig } from '../generated/manifest';
import { invariant } from '../model/invariant';
import type { ImageView, Inline, LateInline, RichText } from '../model/views';
import { keepTogether } from './keep-together';

/** Where a link leads, and what it says behind its own words. */
export interface LinkTarget {
  readonly href: string;
  readonly words?: string;
}

type NoteView = Extract<LateInline, { readonly type: 'note' }>;

export interface PartsContext {
  /** Undefined where nothing is shown there: the link becomes its words. */
  readonly toTarget: (target: string) => LinkTarget | undefined;
  readonly toImage: (image: ImageConfig) => ImageView;
  /** The footnote of a name; called in reading order. */
  readonly toNote: (name: string) => NoteView;
}

/** The words of a link with what is said behind them, as if it were written there. */
function addWords(children: RichText, words: string): RichText {
  const last = children.at(-1);
  return typeof last === 'string' ? [...children.slice(0, -1), last + words] : [...children, words];
}

function toLink(link: NonNullable<ContentSpan['link']>, context: PartsContext): RichText {
  const { to, text } = link;
  const target = context.toTarget(to);
  const children = toRichText(text, context);
  if (target === undefined) return children;
  const { href, words } = target;
  const all = words === undefined ? children : addWords(children, said(words, link));
  return [{ type: 'link', href, children: all }];
}

function toInline(span: ContentSpan, context: PartsContext): RichText {
  const { code, emphasis, image, link, note, strong } = span;
  if (emphasis) return [{ type: 'emphasis', children: toRichText(emphasis, context) }];
  if (strong) return [{ type: 'strong', children: toRichText(strong, context) }];
  if (link) return toLink(link, context);
  if (code !== undefined) return [{ type: 'inline-code', text: code }];
  if (image) return [{ type: 'inline-image', image: context.toImage(image) }];
  if (note !== undefined) return [context.toNote(note)];
  invariant(span.break === true, 'a part of a text says what it is');
  return [{ type: 'break' }];
}

export const toRichText = (parts: ContentParts, context: PartsContext): RichText =>
  parts.flatMap((part): readonly Inline[] =>
    typeof part === 'string' ? [keepTogether(part)] : toInline(part, context),
  );
