// The dialog of a gallery: one picture at a time, changed by buttons, arrow keys or a swipe.
import { type KeyboardEvent, type PointerEvent, type Ref, useRef } from 'react';
import { toDialogIds } from '../../content/addresses/element-ids';
import { substitute } from '../../content/text/substitute';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { Image } from '../../ui/image';
import { RunningText } from '../../ui/running-text';
import type { BlockProps } from '../block-props';

type Props = BlockProps<'gallery'>;

interface LargePictureProps {
  readonly ref: Ref<HTMLDialogElement>;
  readonly blockId: string;
  readonly labels: Props['settings']['labels'];
  readonly pictures: Props['block']['pictures'];
  readonly shown: number;
  readonly show: (index: number) => void;
}

/** How far a finger must go, in CSS pixels. */
const swipe = 40;

/** A movement to the left leads on where text runs to the right. */
const toStep = (element: Element, toLeft: boolean): 1 | -1 =>
  toLeft === (getComputedStyle(element).direction === 'ltr') ? 1 : -1;

/** What a finger did from where it came down; a mouse has the buttons. */
function useSwipe(move: (by: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: ({ clientX, isPrimary, pointerType }: PointerEvent) => {
      start.current = isPrimary && pointerType !== 'mouse' ? clientX : undefined;
    },
    onPointerUp: ({ clientX, currentTarget }: PointerEvent) => {
      const way = clientX - (start.current ?? clientX);
      start.current = undefined;
      if (Math.abs(way) >= swipe) move(toStep(currentTarget, way < 0));
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}

interface StepProps {
  readonly to: 'previous' | 'next';
  readonly label: string;
  readonly onClick: () => void;
}

const Step = ({ to, label, onClick }: StepProps) => (
  <button
    type="button"
    className="round-button gallery-step"
    data-to={to}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    <Icon name={to === 'next' ? 'chevron-right' : 'chevron-left'} />
  </button>
);

export function LargePicture(props: LargePictureProps) {
  const { ref, blockId, labels, pictures, shown, show } = props;
  const count = pictures.length;
  const move = (by: number) => show((shown + by + count) % count);
  const swiping = useSwipe(move);
  const ids = toDialogIds(blockId, 'pictures');
  const changeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(toStep(event.currentTarget, event.key === 'ArrowRight'));
  };
  // The neighbours are fetched before they are asked for.
  const near = [...new Set([shown, (shown + 1) % count, (shown - 1 + count) % count])];
  return (
    <Dialog
      ref={ref}
      id={ids.dialog}
      className="gallery-dialog"
      labelledBy={ids.name}
      closeLabel={labels.close}
      onKeyDown={changeByKey}
    >
      <div className="gallery-stage" aria-live="polite" {...swiping}>
        {near.map((index) => {
          const { caption, image } = pictures[index] ?? {};
          return (
            <figure key={index} className="gallery-large" hidden={index !== shown}>
              {image && <Image image={image} className="gallery-whole" sizes="100vw" first />}
              {caption && (
                <figcaption className="gallery-caption">
                  <RunningText text={caption} />
                </figcaption>
              )}
            </figure>
          );
        })}
      </div>
      <div className="gallery-steps">
        {count > 1 && <Step to="previous" label={labels.previous} onClick={() => move(-1)} />}
        <p className="gallery-count" id={ids.name}>
          {substitute(labels.picture, { n: `${shown + 1}`, m: `${count}` })}
        </p>
        {count > 1 && <Step to="next" label={labels.next} onClick={() => move(1)} />}
      </div>
    </Dialog>
  );
}
