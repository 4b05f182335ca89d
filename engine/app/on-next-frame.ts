interface Acts {
  /** Just before the frame is drawn: what changes what it shows. */
  readonly before?: () => void;
  /** Once it has been drawn: what would only hold it up. */
  readonly after: () => void;
}

/** Without a frame for so long (in milliseconds) the tab is not seen, and draws none. */
const unseenAfter = 200;

/** Acts around the next frame; the result calls it off. */
export function onNextFrame({ before, after }: Acts): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    before?.();
    // A frame is drawn right after its callbacks: the next task finds it done.
    timer = setTimeout(after, 0);
  });
  timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    before?.();
    after();
  }, unseenAfter);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
