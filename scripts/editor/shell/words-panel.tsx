// Words of the page that were clicked: where they stand, and a field for them where they cannot be typed in place.
import { useEffect, useRef } from 'react';
import type { OpenWords } from '../page/page-editing';
import { placeKey } from '../page/read-page';
import { useStore } from './use-shell';

export function WordsPanel({ open }: { readonly open: OpenWords }) {
  const store = useStore();
  const { place, element, count } = open;
  const raw = place.raw ?? '';
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (field.current !== null) field.current.value = raw;
  }, [raw]);
  const save = (): void => {
    const text = field.current?.value ?? raw;
    if (text !== raw)
      void store.take(placeKey(place), {
        ...{ type: 'words', spot: place.spot, text },
        ...(place.isWritten && { before: raw }),
      });
  };
  return (
    <section className="panel">
      <h2>Words</h2>
      {element === undefined ? (
        <label className="field">
          <span>These words stand beside others; change them here.</span>
          <textarea ref={field} defaultValue={raw} rows={4} onBlur={save} />
        </label>
      ) : (
        <p className="hint">Type on the page. Enter ends, Escape takes it back.</p>
      )}
      {count > 1 && <p className="note">These words show in {count} places on this page.</p>}
      {!place.isWritten && (
        <p className="note">Nobody has written this yet: it is what the engine says by itself.</p>
      )}
      <p className="hint">
        <a href={place.href}>{place.place}</a>
      </p>
    </section>
  );
}
