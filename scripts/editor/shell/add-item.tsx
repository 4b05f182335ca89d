// A dialog that asks for what a new item of a collection needs.
import { useRef } from 'react';
import type { Json } from '../../../engine/model/json';
import type { CollectionEntry } from '../site-state';
import { AddDialog, type NewPage } from './add-dialog';
import { ItemFields, takeSaid } from './item-fields';
import { aboutText, makeItem } from './new-item';
import { useShell } from './use-shell';

interface AddItemProps {
  readonly collection: CollectionEntry;
  readonly onClose: () => void;
}

export function AddItem({ collection, onClose }: AddItemProps) {
  const { site, schemas } = useShell();
  const said = useRef<Json>({});
  const list = site?.pages.find(({ id }) => id === collection.list)?.title ?? collection.id;
  const toItem = (textOf: (name: string) => string): NewPage | string => {
    const taken = takeSaid(schemas, collection, said);
    if (typeof taken === 'string') return taken;
    const [title, text] = [textOf('title'), textOf('summary')];
    return makeItem({ site, collection, title, text, said: taken });
  };
  return (
    <AddDialog
      id="add-item"
      heading={`New ${collection.item.toLowerCase()} in “${list}”`}
      about={aboutText}
      submit="Add"
      refusal="This cannot be added."
      onClose={onClose}
      toPage={toItem}
    >
      <ItemFields kind={collection} said={said} />
    </AddDialog>
  );
}
