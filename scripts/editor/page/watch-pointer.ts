// A press on the page, while it is edited: it selects, and does nothing that it does for readers.
import type { FrameChanges } from './frame-changes';

/** In milliseconds, from the end of a touch until no click can follow. */
const untilClick = 300;

interface PointerOptions {
  readonly document: Document;
  readonly options: AddEventListenerOptions;
  readonly changes: FrameChanges;
  /** Whether a press does what it does for readers. */
  readonly isLeft: (event: Event) => boolean;
}

export function watchPointer({ document, options, changes, isLeft }: PointerOptions): void {
  const take = (event: Event): void => {
    if (isLeft(event)) return;
    // The app begins to navigate at once.
    event.stopImmediatePropagation();
    if (event.type === 'submit') event.preventDefault();
    // What is under the pointer stays there until it is known what was clicked.
    if (event.type === 'pointerdown') void changes.hold('pointer');
  };
  const release = (): unknown => setTimeout(() => changes.release('pointer'), untilClick);
  for (const name of ['pointerdown', 'mousedown', 'submit', 'auxclick'])
    document.addEventListener(name, take, options);
  for (const name of ['pointerup', 'pointercancel'])
    document.addEventListener(name, release, options);
}
