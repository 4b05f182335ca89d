// An item that is more than text → its node; the schemas say what in it is resolved.
import type { ContentNode, ListItem, ListNode, SectionNode } from '../../generated/concept-views';
import type {
  ContentItem,
  ContentNotes,
  ContentOrderedList,
  ContentSection,
} from '../../generated/manifest';
import type { ResolveConcept } from '../../model/resolver';
import { toPlainText } from '../text/rich-text';
import type { NoteNumbers } from './number-notes';
import type { TextContext } from './parse-content';
import { findSpecial } from './special-items';

/** What a text asks of the resolver of its page. */
interface SpecialContext extends Pick<TextContext, 'parse' | 'toId'> {
  readonly resolve: ResolveConcept;
  readonly notes: NoteNumbers;
}

/** An item that is a text in parts and no more is as narrow as one that is a running text. */
function toListItem(item: string | readonly ContentItem[], context: SpecialContext): ListItem {
  if (typeof item === 'string') return context.resolve('content/words', item);
  const [first, second] = item;
  const text = first && second === undefined ? findSpecial(first)?.$text : undefined;
  return text ? context.resolve('content/parts', text) : { nodes: context.parse(item) };
}

function toList({ items, numbered, start }: ContentOrderedList, context: SpecialContext): ListNode {
  return {
    type: 'list',
    items: items.map((item) => toListItem(item, context)),
    ...(numbered && { ordered: true }),
    ...(numbered && start !== 1 && { start }),
  };
}

function toSection(
  { heading, anchor, body }: ContentSection,
  context: SpecialContext,
): SectionNode {
  const words = context.resolve('content/words', heading);
  const key = toPlainText(words);
  const isPlain = words.every((part) => typeof part === 'string');
  return {
    type: 'section',
    key,
    ...(!isPlain && { heading: words }),
    id: context.toId(anchor ?? key),
    ...(anchor !== undefined && { anchor }),
    body: context.parse(body ?? []),
  };
}

/** In the order of their numbers. */
function toNotes(notes: ContentNotes, context: SpecialContext): ContentNode {
  const items = [...context.notes.get().keys()].flatMap((name) =>
    Object.hasOwn(notes, name) ? [context.parse(notes[name] ?? [])] : [],
  );
  return { type: 'notes', items };
}

/** Undefined for an item that is text. */
export function toSpecialNode(item: ContentItem, context: SpecialContext): ContentNode | undefined {
  const { $code, $list, $notes, $picture, $quote, $rule, $section, $table, $text } =
    findSpecial(item) ?? {};
  if ($text) return { type: 'paragraph', text: context.resolve('content/parts', $text) };
  if ($list) return toList($list, context);
  if ($section) return toSection($section, context);
  if ($table) return { type: 'table', ...context.resolve('content/table', $table) };
  if ($quote) return { type: 'quote', ...context.resolve('content/quote', $quote) };
  if ($picture) return { type: 'picture', ...context.resolve('content/picture', $picture) };
  if ($code) return { type: 'code', ...context.resolve('content/code', $code) };
  if ($notes) return toNotes($notes, context);
  return $rule && { type: 'rule' };
}
