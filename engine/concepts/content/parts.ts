// The parts of a text → its nodes, with targets and pictures resolved.
import { resolvePublishedTarget } from '../../content/addresses/address';
import { keepTogether } from '../../content/text/keep-together';
import { said } from '../../content/text/words';
import type { Inline, NoteView, RichText } from '../../generated/concept-views';
import type { ContentSpan } from '../../generated/manifest';
import { invariant } from '../../model/invariant';
import type { Resolve, Resolver } from '../../model/resolver';
import { publishTarget } from '../running-text';

/** The words of a link with what is said behind them, as if it were written there. */
function addWords(children: RichText, words: string): RichText {
  const last = children.at(-1);
  return typeof last === 'string' ? [...children.slice(0, -1), last + words] : [...children, words];
}

/** A link that may not lead where it says becomes its words. */
function toLink(link: NonNullable<ContentSpan['link']>, resolver: Resolver): RichText {
  const { to, text } = link;
  const { target, words, language } = publishTarget(to, resolver);
  const href = resolvePublishedTarget(target);
  const children = resolveContentParts(text, resolver);
  if (href === undefined) return children;
  const all = words === undefined ? children : addWords(children, said(words, link));
  return [{ type: 'link', href, ...(language !== undefined && { language }), children: all }];
}

function toNote(name: string, { text }: Resolver): NoteView {
  invariant(text !== undefined, `the footnote "${name}" is in a content file`);
  return text.toNote(name);
}

function toInline(span: ContentSpan, resolver: Resolver): RichText {
  const { code, emphasis, image, link, note, strong } = span;
  if (emphasis) return [{ type: 'emphasis', children: resolveContentParts(emphasis, resolver) }];
  if (strong) return [{ type: 'strong', children: resolveContentParts(strong, resolver) }];
  if (link) return toLink(link, resolver);
  if (code !== undefined) return [{ type: 'inline-code', text: code }];
  if (image) return [{ type: 'inline-image', image: resolver.resolve('image', image) }];
  if (note !== undefined) return [toNote(note, resolver)];
  invariant(span.break === true, 'a part of a text says what it is');
  return [{ type: 'break' }];
}

export const resolveContentParts: Resolve<'content/parts', RichText> = (parts, resolver) =>
  parts.flatMap((part): readonly Inline[] =>
    typeof part === 'string' ? [keepTogether(part)] : toInline(part, resolver),
  );
