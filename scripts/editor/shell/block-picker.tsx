// A dialog with every type of block, each as it looks in this site → a new block on a page.
import { useEffect, useRef, useState } from 'react';
import { isRecord } from '../../../engine/model/json';
import { readNamed } from './fields/form-schema';
import { useShell, useStore } from './use-shell';

interface BlockPickerProps {
  readonly page: string;
  /** Among the blocks of its entry. */
  readonly index: number;
  readonly onClose: () => void;
}

/** An example names files of its own, which no site has. */
const pictures = /\.(?:svg|png|jpe?g|webp|avif)$/;

/** What the site has in place of what examples name. */
interface Known {
  readonly files: readonly string[];
  readonly page: string;
  readonly collection: string | undefined;
}

/** The example of a type with files and pages of this site in place of those that it names. */
function fitExample(value: unknown, of: Known): unknown {
  const { files, page, collection } = of;
  if (Array.isArray(value)) return value.map((item) => fitExample(item, of));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'page' && typeof inner === 'string') return [[name, page] as const];
    if (name === 'collection' && collection !== undefined) return [[name, collection] as const];
    if (name === 'tag') return [];
    if (typeof inner === 'string' && /^[\w/-]+\.\w+$/.test(inner) && !files.includes(inner)) {
      const like = pictures.test(inner)
        ? pictures
        : new RegExp(`\\${inner.slice(inner.lastIndexOf('.'))}$`);
      const found = files.find((file) => like.test(file) && !file.startsWith('icons/'));
      return found === undefined ? [] : [[name, found] as const];
    }
    return [[name, fitExample(inner, of)] as const];
  });
  return Object.fromEntries(entries);
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
