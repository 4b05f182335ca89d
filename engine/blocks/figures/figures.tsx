import { RunningText } from '../../ui/running-text';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';

export function FiguresBlock({ block }: BlockProps<'figures'>) {
  return (
    <BlockSection block={block} drawing={block.drawing}>
      <ul className="figures-list">
        {block.figures.map(({ number, unit, label, source }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
          <li className="figures-figure" key={index}>
            <p className="figures-number">
              {number}
              {unit !== undefined && <span className="figures-unit"> {unit}</span>}
            </p>
            <div className="figures-words">
              <p className="figures-label">{label}</p>
              {source && (
                <p className="figures-source">
                  <RunningText text={source} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
