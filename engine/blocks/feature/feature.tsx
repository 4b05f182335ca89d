import type { BlockProps } from '../block-props';

export function FeatureBlock({ block }: BlockProps<'feature'>) {
  return <section className="feature">{block.type}</section>;
}
