// One line that moves across the page. It stands still without scripts and under reduced motion.
import { useRef } from 'react';
import { RunningText } from '../../ui/running-text';
import { useLive } from '../../ui/use-live';
import { useMoving } from '../../ui/use-moving';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';
import { Pause } from '../pause';
import { useMarquee } from './use-marquee';

export function MarqueeBlock({ block, page, settings }: BlockProps<'marquee'>) {
  const zone = useRef<HTMLParagraphElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  const live = useLive();
  const moving = useMoving(zone);
  const copies = useMarquee({ zone, text, speed: settings.speed });
  return (
    <BlockSection block={block}>
      <p
        className="marquee-line"
        ref={zone}
        data-running={copies > 0 ? '' : undefined}
        data-moving={moving}
      >
        <span className="marquee-text" ref={text}>
          <RunningText text={block.text} />
        </span>
        {Array.from({ length: copies }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies are all alike
          <span key={index} className="marquee-text" aria-hidden="true" inert>
            <RunningText text={block.text} />
          </span>
        ))}
      </p>
      {live && <Pause block={block} page={page} />}
    </BlockSection>
  );
}
