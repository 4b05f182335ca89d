// One view: words, and the picture beside them.
import { ContentNodes } from '../../ui/content-nodes';
import { Image } from '../../ui/image';
import type { BlockProps } from '../block-props';

interface TabViewProps {
  readonly tab: BlockProps<'tabs'>['block']['tabs'][number];
  /** The level of the heading above the view. */
  readonly level: 2 | 3;
}

export function TabView({ tab: { image, items, link }, level }: TabViewProps) {
  return (
    <>
      <div className="tabs-words">
        <ContentNodes nodes={items} level={level === 2 ? 3 : 4} anchors={false} />
        {link && (
          <a className="button button-second" href={link.href}>
            {link.label}
          </a>
        )}
      </div>
      {image && <Image image={image} className="tabs-image" />}
    </>
  );
}
