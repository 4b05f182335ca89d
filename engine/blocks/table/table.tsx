import { LateNode } from '../../ui/late-node';
import { Link } from '../../ui/link';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';

export function TableBlock({ block }: BlockProps<'table'>) {
  return (
    <BlockSection block={block}>
      {block.table && (
        <LateNode
          node={{ type: 'table', ...block.table, ...(block.layout === 'cards' && { cards: true }) }}
          level={3}
        />
      )}
      {block.link && (
        <Link className="button button-second table-link" href={block.link.href} of={block.link}>
          {block.link.label}
        </Link>
      )}
    </BlockSection>
  );
}
