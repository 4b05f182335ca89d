// Whether the app runs in a browser and has hydrated: false in the prerender and in the first render.
import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Only the components that ask for it are rendered again when it changes: that happens in one task. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Whether a component is part of the document: what was reached by a click waits for the frame that shows the heading. */
export function useInDocument(): boolean {
  const live = useLive();
  const [inDocument] = useState(!live);
  return inDocument;
}
