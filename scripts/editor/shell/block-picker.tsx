// A dialog with every type of block, each as it looks in this site → a new block on a page.
import { useEffect, useRef, useState } from 'react';
import { fitExample } from '../../edit/fit-example';
import { readNamed } from './fields/form-schema';
import { useShell, useStore } from './use-shell';

interface BlockPickerProps {
  readonly page: string;
  /** Among the blocks of its entry. */
  readonly index: number;
  readonly onClose: () => void;
}

export function BlockPicker({ page, index, onClose }: BlockPickerProps) {
  const store = useStore();
  const { schemas, site } = useShell();
  const dialog = useRef<HTMLDialogElement>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const hasCollections = (site?.collections.length ?? 0) > 0;
  const types = Object.keys(schemas)
    .filter((name) => name.startsWith('blocks/'))
    .map((name) => ({ name, schema: readNamed(schemas, name) }))
    // What lists the items of a collection needs one.
    .filter(({ schema }) => hasCollections || !schema.required?.includes('collection'));
  const home = site?.pages.find(({ path }) => path === '/')?.id ?? page;

  const add = async (name: string): Promise<void> => {
    const schema = readNamed(schemas, name);
    const value = fitExample(schema.examples?.[0], {
      ...{ files: site?.files ?? [], page: home, collection: site?.collections[0]?.id },
    });
    const title = schema.title ?? name;
    const operation = { op: 'block insert', page, index, value };
    const answer = await store.operate(`add the block “${title}”`, operation);
    if (answer.type === 'written') {
      store.select({ type: 'block', page, index });
      onClose();
    } else if (answer.type === 'waits') {
      const [finding] = answer.findings;
      setFailure(`${title} cannot be added yet: ${finding?.message ?? ''} ${finding?.hint ?? ''}`);
      void store.discard(answer.id);
    } else if (answer.type === 'refused') setFailure(answer.message);
  };

  return (
    <dialog ref={dialog} className="dialog picker" aria-labelledby="pick-block" onClose={onClose}>
      <div className="panel-head">
        <h2 id="pick-block">Add a block</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </div>
      {failure !== '' && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
      <ul className="blocks">
        {types.map(({ name, schema }) => (
          <li key={name}>
            <button type="button" onClick={() => void add(name)}>
              <span className="picture" aria-hidden="true">
                <iframe
                  title={`${schema.title}`}
                  tabIndex={-1}
                  loading="lazy"
                  src={`/_gallery/${name}`}
                />
              </span>
              <strong>{schema.title}</strong>
              <span>{schema.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
