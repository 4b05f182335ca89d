import { RunningText } from '../../ui/running-text';
import { useLive } from '../../ui/use-live';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';
import { MarqueeLine } from '../marquee-line';
import { Pause } from '../pause';

export function MarqueeBlock({ block, page, settings }: BlockProps<'marquee'>) {
  const live = useLive();
  return (
    <BlockSection block={block}>
      <MarqueeLine line="p" text="span" speed={settings.speed}>
        <RunningText text={block.text} />
      </MarqueeLine>
      {live && <Pause block={block} page={page} />}
    </BlockSection>
  );
}
