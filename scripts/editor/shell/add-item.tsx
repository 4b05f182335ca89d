// A dialog that asks for what a new item of a collection needs.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CollectionEntry } from '../site-state';
import { toSlug } from './to-slug';
import { useStore } from './use-shell';

const textOf = (data: FormData, name: string): string => String(data.get(name) ?? '').trim();

/** Today in the time of the person who writes. */
function findToday(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

interface AddItemProps {
  readonly collection: CollectionEntry;
  readonly onClose: () => void;
}

export function AddItem({ collection, onClose }: AddItemProps) {
  const store = useStore();
  const dialog = useRef<HTMLDialogElement>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => dialog.current?.showModal(), []);

  const add = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [title = '', summary, date] = ['title', 'summary', 'date'].map((name) =>
      textOf(data, name),
    );
    const known = new Set(collection.items.map(({ id }) => id));
    const slug = toSlug(title) || 'item';
    let id = `${collection.id}:${slug}`;
    for (let count = 2; known.has(id); count += 1) id = `${collection.id}:${slug}-${count}`;
    const operation = { op: 'page add', id, title, summary, ...(date !== '' && { date }) };
    const answer = await store.operate(`add “${title}”`, operation);
    if (answer.type === 'written') {
      store.open(id);
      onClose();
    } else if (answer.type === 'refused') setFailure(answer.message);
    else if (answer.type === 'waits') {
      setFailure(answer.findings[0]?.message ?? 'This cannot be added.');
      void store.discard(answer.id);
    }
  };

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="add-item" onClose={onClose}>
      <form onSubmit={(event) => void add(event)}>
        <h2 id="add-item">New {collection.item.toLowerCase()}</h2>
        <label className="field">
          <span>Title</span>
          <input name="title" required maxLength={200} />
        </label>
        <label className="field">
          <span>What it is about, in one sentence</span>
          <textarea name="summary" required maxLength={400} rows={2} />
        </label>
        {collection.date !== '' && (
          <label className="field">
            <span>Date</span>
            <input name="date" type="date" required defaultValue={findToday()} />
          </label>
        )}
        {failure !== '' && (
          <p className="failure" role="alert">
            {failure}
          </p>
        )}
        <p className="buttons">
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button type="submit" className="primary">
            Add
          </button>
        </p>
      </form>
    </dialog>
  );
}
