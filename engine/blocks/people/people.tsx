import type { BlockProps } from '../block-props';

export function PeopleBlock({ block }: BlockProps<'people'>) {
  return <section className="people">{block.type}</section>;
}
