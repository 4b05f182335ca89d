// A page as it was at the last commit beside the page as it is: two frames that scroll together.
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../engine/model/message-of';
import { editPaths } from '../wire';
import { ask } from './request';
import { useShell } from './use-shell';

/** Scrolls one as the other is scrolled. */
function follow(one: HTMLIFrameElement, other: HTMLIFrameElement): () => void {
  const [from, to] = [one.contentWindow, other.contentWindow];
  const scroll = (): void => {
    if (from !== null && to !== null && to.scrollY !== from.scrollY) to.scrollTo(0, from.scrollY);
  };
  from?.addEventListener('scroll', scroll);
  return () => from?.removeEventListener('scroll', scroll);
}

/** `address`: of the page, base included. */
export function Comparison({ address }: { readonly address: string }) {
  const { site } = useShell();
  const [state, setState] = useState<'reading' | 'there' | string>('reading');
  const [loaded, setLoaded] = useState(0);
  const before = useRef<HTMLIFrameElement>(null);
  const now = useRef<HTMLIFrameElement>(null);
  const version = site?.version;
  useEffect(() => {
    ask('former', {}).then(
      (isThere) => setState(isThere ? 'there' : 'No version has been kept here yet.'),
      (error: unknown) => setState(messageOf(error)),
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: frames that have loaded have other windows
  useEffect(() => {
    if (before.current === null || now.current === null) return;
    const ends = [follow(before.current, now.current), follow(now.current, before.current)];
    return () => {
      for (const end of ends) end();
    };
  }, [loaded]);
  if (state !== 'there')
    return <p className="hint">{state === 'reading' ? 'Reading the last version …' : state}</p>;
  const frame = { sandbox: 'allow-same-origin', onLoad: () => setLoaded((count) => count + 1) };
  return (
    <div className="comparison">
      <figure>
        <figcaption>The last version</figcaption>
        <iframe
          ref={before}
          title="As the last version has it"
          src={editPaths.former + address}
          {...frame}
        />
      </figure>
      <figure>
        <figcaption>Now</figcaption>
        <iframe
          key={version}
          ref={now}
          title="As it is now"
          src={editPaths.now + address}
          {...frame}
        />
      </figure>
    </div>
  );
}
