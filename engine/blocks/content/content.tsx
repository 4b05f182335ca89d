// The text of a content file, once it has arrived; fixed text is shown at once, and its file is still requested.
import { placeText } from '../../content/addresses/element-ids';
import { toMinSections } from '../../content/pages/min-sections';
import { Image } from '../../ui/image';
import { useServices } from '../../ui/services';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';
import { Contents } from '../contents';
import { Reading } from '../reading';

function Skeleton() {
  const { labels } = useServices().shell;
  return (
    <div className="content-skeleton" role="status">
      <span className="visually-hidden">{labels.loading}</span>
    </div>
  );
}

export function ContentBlock({ block, page }: BlockProps<'content'>) {
  const { nodes, slow } = useServices().useContent(block.file);
  const { fixedText, image, listHeading, sections } = block;
  const shown = fixedText ?? (nodes && placeText(nodes, block, page));
  return (
    <BlockSection block={block} drawing={block.drawing}>
      {shown !== null && (
        <Contents nodes={shown} sections={sections} from={toMinSections(page.item !== undefined)} />
      )}
      <div
        className="content-body"
        data-picture={image ? '' : undefined}
        aria-busy={shown === null ? true : undefined}
      >
        {shown !== null && (
          <Reading nodes={shown} level={2} listHeading={listHeading} sections={sections} />
        )}
        {shown === null && slow && <Skeleton />}
        {image && <Image image={image} className="content-picture" />}
      </div>
    </BlockSection>
  );
}
