// A button that adds to what a page lists: an item by its dialog, or rows among the others of their table.
import type { CollectionEntry, EditorState } from '../site-state';
import { Icon } from './icon';
import { useShell, useStore } from './use-shell';

const nameAdding = (
  site: EditorState | undefined,
  { table, item, list }: CollectionEntry,
): string =>
  table === undefined
    ? `New ${item.toLowerCase()}`
    : `Rows of “${site?.pages.find(({ id }) => id === list)?.title ?? table}”`;

export function AddToList({ collection }: { readonly collection: CollectionEntry }) {
  const store = useStore();
  const { site } = useShell();
  const { id, table } = collection;
  return (
    <button
      type="button"
      onClick={() =>
        table === undefined
          ? store.set({ adds: { collection: id } })
          : store.select({ type: 'files', file: table })
      }
    >
      <Icon name="add" /> {nameAdding(site, collection)}
    </button>
  );
}
