// An item that is more than text → its node; the schemas say what in it is resolved.
import type { TextContext } from '../content/parse-content';
import { toPlainText } from '../content/rich-text';
import type { ResolveConcept } from '../content/shape';
import { findSpecial } from '../content/special-items';
import type { ContentItem, ContentOrderedList, ContentSection } from '../generated/manifest';
import type { ContentNode, ListNode, SectionNode } from '../model/views';

/** What a text asks of the resolver of its page. */
interface SpecialContext extends TextContext {
  readonly resolve: ResolveConcept;
}

function toList({ items, numbered, start }: ContentOrderedList, context: SpecialContext): ListNode {
  return {
    type: 'list',
    items: items.map((item) =>
      typeof item === 'string' ? context.toText(item) : { nodes: context.parse(item) },
    ),
    ...(numbered && { ordered: true }),
    ...(numbered && start !== 1 && { start }),
  };
}

function toSection({ heading, body }: ContentSection, context: SpecialContext): SectionNode {
  const words = context.toText(heading);
  const key = toPlainText(words);
  const isPlain = words.every((part) => typeof part === 'string');
  return {
    type: 'section',
    key,
    ...(!isPlain && { heading: words }),
    id: context.toId(key),
    body: context.parse(body),
  };
}

/** Undefined for an item that is text. */
export function toSpecialNode(item: ContentItem, context: SpecialContext): ContentNode | undefined {
  const { $code, $list, $picture, $quote, $rule, $section, $table } = findSpecial(item) ?? {};
  if ($list) return toList($list, context);
  if ($section) return toSection($section, context);
  if ($table) return { type: 'table', ...context.resolve('content/table', $table) };
  if ($quote) return { type: 'quote', ...context.resolve('content/quote', $quote) };
  if ($picture) return { type: 'picture', ...context.resolve('content/picture', $picture) };
  if ($code) return { type: 'code', ...context.resolve('content/code', $code) };
  return $rule && { type: 'rule' };
}
