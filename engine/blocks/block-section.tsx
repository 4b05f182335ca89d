// The element around every block: its anchor, its heading, and its effect.
import { type ReactNode, useRef } from 'react';
import type { BlockView } from '../generated/block-views';
import { useEffectClass } from '../ui/effects/use-effect-class';

interface BlockSectionProps {
  readonly block: BlockView;
  /** The name of the block for assistive technology, where it has no heading. */
  readonly label?: string;
  /** The role description for assistive technology. */
  readonly description?: string;
  /** The block renders its heading itself. */
  readonly placesHeading?: boolean;
  readonly children: ReactNode;
}

export function BlockHeading({ block }: { readonly block: BlockView }) {
  if (!('heading' in block) || block.heading === undefined) return null;
  return <h2 className="block-heading">{block.heading}</h2>;
}

export function BlockSection(props: BlockSectionProps) {
  const { block, label, description, placesHeading = false, children } = props;
  const element = useRef<HTMLElement>(null);
  useEffectClass(element, block.effect);
  const effect = block.effect === 'none' ? '' : ` ${block.effect}`;
  return (
    <section
      // Never changes: the watcher adds classes of its own to the element.
      className={`block ${block.type}${effect}`}
      id={block.id}
      ref={element}
      aria-label={label}
      aria-roledescription={description}
    >
      {!placesHeading && <BlockHeading block={block} />}
      {children}
    </section>
  );
}
