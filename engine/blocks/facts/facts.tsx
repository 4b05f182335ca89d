import { RunningText } from '../../ui/running-text';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';

export function FactsBlock({ block }: BlockProps<'facts'>) {
  return (
    <BlockSection block={block}>
      <dl className="facts-list">
        {block.facts.map(({ label, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
          <div className="facts-fact" key={index}>
            <dt className="facts-label">{label}</dt>
            <dd className="facts-text">
              <RunningText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </BlockSection>
  );
}
