import type { ListNode } from '../../generated/concept-views';
import { Nodes } from '../content-nodes';
import { RunningText } from '../running-text';

interface LongListProps {
  readonly node: ListNode;
  /** The level of headings within it. */
  readonly level: number;
}

/** A list with numbers, or with items of several parts. */
export function LongList({ node, level }: LongListProps) {
  const { items, ordered, start } = node;
  const List = ordered ? 'ol' : 'ul';
  return (
    <List start={start}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a file have no identity but their order
        <li key={index}>
          {'nodes' in item ? (
            <Nodes nodes={item.nodes} level={level} />
          ) : (
            <RunningText text={item} />
          )}
        </li>
      ))}
    </List>
  );
}
