// The dialog of what somebody is about to add.
import { AddItem } from './add-item';
import { AddPage } from './add-page';
import { useShell, useStore } from './use-shell';

export function Adding() {
  const store = useStore();
  const { adds, site } = useShell();
  const close = (): void => store.set({ adds: undefined });
  if (adds === undefined) return null;
  if (adds.collection === undefined) return <AddPage onClose={close} />;
  const collection = site?.collections.find(({ id }) => id === adds.collection);
  return collection && <AddItem collection={collection} onClose={close} />;
}
