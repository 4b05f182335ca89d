import { useRef } from 'react';
import { toInnerLevel } from '../../content/pages/inner-level';
import { useEffectClass } from '../../ui/effects/use-effect-class';
import { RunningText } from '../../ui/running-text';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';

type Block = BlockProps<'boxes'>['block'];

function Box({ box, level }: { readonly box: Block['boxes'][number]; readonly level: 2 | 3 }) {
  const element = useRef<HTMLLIElement>(null);
  useEffectClass(element, 'box');
  const Heading = `h${level}` as const;
  return (
    <li className="boxes-box" data-from={box.from} ref={element}>
      <div className="boxes-words">
        {box.date !== undefined && <p className="boxes-date">{box.date}</p>}
        <Heading>{box.heading}</Heading>
        <p>
          <RunningText text={box.text} />
        </p>
      </div>
    </li>
  );
}

export function BoxesBlock({ block }: BlockProps<'boxes'>) {
  // Steps and dates have an order.
  const List = block.layout === 'steps' || block.layout === 'timeline' ? 'ol' : 'ul';
  return (
    <BlockSection block={block} drawing={block.drawing}>
      <List className="boxes-list">
        {block.boxes.map((box, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
          <Box key={index} box={box} level={toInnerLevel(block.heading)} />
        ))}
      </List>
    </BlockSection>
  );
}
