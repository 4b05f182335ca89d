// Pictures that open large, one after another. Without scripts each leads to its file.
import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Image } from '../../ui/image';
import { RunningText } from '../../ui/running-text';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';
import { LargePicture } from './large-picture';

/** A click that asks for another tab or for a download is the browser's. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

export function GalleryBlock({ block, blockId, settings }: BlockProps<'gallery'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<number>();
  const { labels } = settings;
  const open = (event: MouseEvent, index: number) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    // The dialog is there from the first time on.
    flushSync(() => setShown(index));
    dialog.current?.showModal();
  };
  return (
    <BlockSection block={block}>
      <ul className="gallery-list">
        {block.pictures.map(({ caption, image }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
          <li key={index} className="gallery-picture">
            <figure className="gallery-figure">
              <a
                className="gallery-link"
                href={image.src}
                aria-haspopup="dialog"
                onClick={(event) => open(event, index)}
              >
                <Image image={image} className="gallery-image" />
                <span className="visually-hidden">{labels.open}</span>
              </a>
              {caption && (
                <figcaption className="gallery-caption">
                  <RunningText text={caption} />
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <LargePicture
          ref={dialog}
          {...{ blockId, labels, shown }}
          pictures={block.pictures}
          show={setShown}
        />
      )}
    </BlockSection>
  );
}
