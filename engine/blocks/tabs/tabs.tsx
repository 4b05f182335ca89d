// Views of which one is shown: folds in the document and on narrow screens, tabs where the app has room for them.
import { useRef } from 'react';
import { toInnerLevel } from '../../content/pages/inner-level';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';
import { BlockText } from '../block-text';
import { Fold } from '../fold';
import { useFolds } from '../use-folds';
import { TabList } from './tab-list';
import { TabView } from './tab-view';
import { useForm } from './use-form';

type Block = BlockProps<'tabs'>['block'];

function Folds({ block }: { readonly block: Block }) {
  const zone = useRef<HTMLDivElement>(null);
  useFolds(zone);
  const level = toInnerLevel(block.heading);
  return (
    <div className="tabs-folds" ref={zone}>
      {block.tabs.map((tab, index) => (
        <Fold
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
          key={index}
          className="tabs-fold"
          heading={tab.label}
          level={level}
          open={index === 0}
        >
          <div className="tabs-panel" id={tab.id}>
            <TabView tab={tab} level={level} />
          </div>
        </Fold>
      ))}
    </div>
  );
}

export function TabsBlock({ block, blockId }: BlockProps<'tabs'>) {
  const body = useRef<HTMLDivElement>(null);
  const form = useForm(body);
  return (
    <BlockSection block={block}>
      <BlockText text={block.text} />
      <div className="tabs-body" ref={body}>
        {form === 'tabs' ? <TabList block={block} blockId={blockId} /> : <Folds block={block} />}
      </div>
    </BlockSection>
  );
}
