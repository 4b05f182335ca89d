// Views of which one is shown: folds in the document and on narrow screens, tabs where the app has room for them.
import { useRef } from 'react';
import { toInnerLevel } from '../../content/inner-level';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';
import { BlockText } from '../block-text';
import { useFolds } from '../use-folds';
import { TabList } from './tab-list';
import { TabView } from './tab-view';
import { useForm } from './use-form';

type Block = BlockProps<'tabs'>['block'];

function Folds({ block }: { readonly block: Block }) {
  const zone = useRef<HTMLDivElement>(null);
  useFolds(zone);
  const Heading = `h${toInnerLevel(block.heading)}` as const;
  return (
    <div className="tabs-folds" ref={zone}>
      {block.tabs.map((tab, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
        <details key={index} className="tabs-fold" open={index === 0}>
          <summary className="tabs-tab">
            <Heading>{tab.label}</Heading>
          </summary>
          <div className="tabs-panel" id={tab.id}>
            <TabView tab={tab} level={toInnerLevel(block.heading)} />
          </div>
        </details>
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
