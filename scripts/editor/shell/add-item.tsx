// A dialog that asks for what a new item of a collection needs.
import { useId, useState } from 'react';
import type { CollectionEntry } from '../site-state';
import { AddDialog } from './add-dialog';
import { cutSentence } from './cut-sentence';
import { SaidDay } from './fields/said-day';
import { findFreeId } from './find-free-id';
import { findMember } from './site-values';
import { useShell } from './use-shell';

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
  const { site } = useShell();
  const [day, setDay] = useState(findToday);
  const dated = useId();
  const list = site?.pages.find(({ id }) => id === collection.list)?.title ?? collection.id;
  const language = String(findMember(site, ['site', 'language']) ?? 'en');
  const known = new Set(collection.items.map(({ id }) => id));
  const toItem = (textOf: (name: string) => string) => {
    const [title, date] = [textOf('title'), textOf('date')];
    const toId = (name: string): string => `${collection.id}:${name}`;
    const isKnown = (name: string): boolean => known.has(toId(name));
    const id = toId(findFreeId(title, { instead: 'item', isKnown }));
    // Its page shows both, one below the other: nothing is said twice.
    const { first, rest } = cutSentence(textOf('summary'), language);
    const page = { op: 'page add', id, title, summary: first, ...(rest !== '' && { text: rest }) };
    return { id, about: `add “${title}”`, operation: { ...page, ...(date !== '' && { date }) } };
  };
  return (
    <AddDialog
      id="add-item"
      heading={`New ${collection.item.toLowerCase()} in “${list}”`}
      about="What it says: the first sentence stands below the title and in lists, the rest below it"
      submit="Add"
      refusal="This cannot be added."
      onClose={onClose}
      toPage={toItem}
    >
      {collection.date !== '' && (
        <div className="field">
          <label htmlFor={dated}>
            <span>Date</span>
          </label>
          <input
            id={dated}
            name="date"
            type="date"
            required
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
          <SaidDay day={day} />
          {day > findToday() && <p className="hint">Readers see it from this day on.</p>}
        </div>
      )}
    </AddDialog>
  );
}
