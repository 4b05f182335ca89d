// The element around every block: its anchor, its heading, and its effect.
import { type ReactNode, useRef } from 'react';
import { isBand } from '../content/pages/is-band';
import type { BlockView } from '../generated/block-views';
import type { CommonBlock } from '../model/common-block';
import { toEffect } from '../ui/effects/to-effect';
import { useEffectClass } from '../ui/effects/use-effect-class';

interface BlockSectionProps {
  readonly block: BlockView;
  /** The name of the block for assistive technology, where it has no heading. */
  readonly label?: string;
  /** How it is drawn, where that is not as usual. */
  readonly drawing?: string | undefined;
  /** The role description for assistive technology. */
  readonly description?: string;
  /** The block renders its heading itself. */
  readonly placesHeading?: boolean;
  readonly children: ReactNode;
}

/** The line above a heading. */
export const BlockKicker = ({
  block: { kicker },
}: {
  readonly block: Pick<BlockView, 'kicker'>;
}) => (kicker === undefined ? null : <p className="block-kicker">{kicker}</p>);

export function BlockHeading({ block }: { readonly block: CommonBlock }) {
  const { heading } = block;
  return (
    <>
      <BlockKicker block={block} />
      {heading && <h2 className="block-heading">{heading}</h2>}
    </>
  );
}

export function BlockSection(props: BlockSectionProps) {
  const { block, label, description, drawing, placesHeading = false, children } = props;
  const { layout, placing, width }: CommonBlock = block;
  const element = useRef<HTMLElement>(null);
  const effect = toEffect(block.effect);
  useEffectClass(element, effect);
  return (
    <section
      // Never changes: the watcher adds classes of its own to the element.
      className={`block ${block.type}${effect === 'none' ? '' : ` ${effect}`}`}
      id={block.id}
      ref={element}
      data-surface={isBand(block) ? block.surface : undefined}
      data-width={width}
      data-align={block.align}
      data-space={block.space}
      data-layout={layout}
      data-placing={placing}
      data-drawing={drawing}
      aria-label={label}
      aria-roledescription={description}
    >
      {!placesHeading && <BlockHeading block={block} />}
      {children}
    </section>
  );
}
