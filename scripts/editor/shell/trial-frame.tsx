// The page as a change would make it, over the page as it is: at the same place, and there only once it can be seen.
import { type RefObject, useEffect, useState } from 'react';
import { useShell } from './use-shell';

/** Scrolls a page so that a block is where it is on another. */
function align(one: Document, other: Document, findBlock: TrialFrameProps['findBlock']): void {
  const window = one.defaultView;
  const { scrollY = 0 } = other.defaultView ?? {};
  const find = (document: Document): number | undefined =>
    findBlock(document)?.getBoundingClientRect().top;
  const [top, wanted] = [find(one), find(other)];
  const y = top === undefined || wanted === undefined ? scrollY : top - wanted;
  window?.scrollTo({ top: y, behavior: 'instant' });
}

interface TrialFrameProps {
  readonly page: RefObject<HTMLIFrameElement | null>;
  /** Of the page that shows the change; undefined for none. */
  readonly address: string | undefined;
  /** The block that is selected, on a page. */
  readonly findBlock: (document: Document) => Element | undefined;
  /** Resolves when the page itself shows what was written. */
  readonly whenShown: () => Promise<void> | undefined;
}

export function TrialFrame({ page, address, findBlock, whenShown }: TrialFrameProps) {
  const { width, scheme } = useShell();
  const [seen, setSeen] = useState<string>();
  const isOver = address === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page shows then is what counts
  useEffect(() => {
    if (!isOver) return;
    let isMeant = true;
    void Promise.resolve(whenShown()).then(() => {
      if (isMeant) setSeen(undefined);
    });
    return () => {
      isMeant = false;
    };
  }, [isOver]);
  const show = (frame: HTMLIFrameElement, loaded: string): void => {
    const [one, other] = [frame.contentDocument, page.current?.contentDocument];
    if (loaded !== address || !one || !other) return;
    align(one, other, findBlock);
    setSeen(loaded);
  };
  // What is seen stays until the next one is there.
  const addresses = new Set([seen, address].filter((one) => one !== undefined));
  return [...addresses].map((one) => (
    <iframe
      key={one}
      title="The page with the change"
      tabIndex={-1}
      sandbox="allow-same-origin"
      src={one}
      data-width={width ?? 'full'}
      data-scheme={scheme}
      data-tried={one === seen ? 'seen' : 'coming'}
      onLoad={({ currentTarget }) => show(currentTarget, one)}
    />
  ));
}
