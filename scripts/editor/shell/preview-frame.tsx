// An item that is to come, over the page in the frame: as readers will see it from its day on.
import { useEffect, useRef, useState } from 'react';
import { toHref } from '../../../engine/content/addresses/addresses';
import type { ItemEntry } from '../site-state';
import type { Preview } from '../trial';
import { ask } from './request';
import { useShell } from './use-shell';

export function PreviewFrame({ item: { id, file } }: { readonly item: ItemEntry }) {
  const { site, width, scheme } = useShell();
  const [preview, setPreview] = useState<Preview>();
  const frame = useRef<HTMLIFrameElement>(null);
  /** Where a person looks, while the page comes anew. */
  const top = useRef(0);
  const version = site?.version;
  useEffect(() => {
    if (version === undefined) return;
    let isMeant = true;
    void ask('preview', { id, file }).then((found) => {
      if (!isMeant) return;
      top.current = frame.current?.contentWindow?.scrollY ?? 0;
      setPreview(found);
    });
    return () => {
      isMeant = false;
    };
  }, [id, file, version]);
  if (preview === undefined) return null;
  if ('message' in preview) return <p className="note">{preview.message}</p>;
  return (
    <iframe
      ref={frame}
      title="The page from its day on"
      sandbox="allow-same-origin"
      src={preview.address + toHref(site?.base ?? '/', preview.path)}
      data-width={width ?? 'full'}
      data-scheme={scheme}
      data-preview
      onLoad={({ currentTarget }) =>
        currentTarget.contentWindow?.scrollTo({ top: top.current, behavior: 'instant' })
      }
    />
  );
}
