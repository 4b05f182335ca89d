// A dialog with every type of block, each as it looks in this site → a new block on a page.
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { toFieldName } from './fields/field-value';
import { readNamed } from './fields/form-schema';
import { findBlockTypes } from './find-blocks';
import { Icon } from './icon';
import { findBlocks, manifestFile } from './site-values';
import { startBlock } from './start-block';
import { useShell, useStore } from './use-shell';

/** Above a block, in CSS pixels of its own page. */
const aboveBlock = 32;

/** Shows the first block of a gallery, as wide as there is room for it, without what the gallery says of it. */
function frameBlock({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  const block = frame.contentDocument?.querySelector<HTMLElement>('main .block');
  for (let inner = block; inner?.parentElement; inner = inner.parentElement)
    for (const other of inner.parentElement.querySelectorAll<HTMLElement>(':scope > *'))
      if (other !== inner) other.style.display = 'none';
  const kicker = block?.querySelector<HTMLElement>('.block-kicker');
  if (kicker) kicker.style.display = 'none';
  const { clientWidth = 0 } = frame.parentElement ?? {};
  const scale = clientWidth / frame.offsetWidth;
  const top = (block?.getBoundingClientRect().top ?? 0) - aboveBlock;
  frame.style.scale = String(scale);
  frame.style.translate = `0 ${-scale * top}px`;
  frame.style.visibility = 'visible';
}

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
  /** Who presses twice means one. */
  const isAdding = useRef(false);
  const [added, setAdded] = useState<string>();
  const [sought, setSought] = useState('');
  const [failure, setFailure] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const hasCollections = (site?.collections.length ?? 0) > 0;
  const types = Object.keys(schemas)
    .filter((name) => name.startsWith('blocks/'))
    .map((name) => ({ name, schema: readNamed(schemas, name) }))
    // What lists the items of a collection needs one.
    .filter(({ schema }) => hasCollections || !schema.required?.includes('collection'));
  const shown = findBlockTypes(types, sought);
  const seeksNews = /\b(?:news|event|job|article|blog|post)/i.test(sought);

  const add = async (name: string): Promise<void> => {
    const schema = readNamed(schemas, name);
    const title = schema.title ?? name;
    const { value, before, besides, lacksFile } = startBlock(name, { site, schemas, page });
    if (besides !== undefined && !confirm(`With it the site gets ${besides}. Do you want that?`))
      return;
    const operation = { op: 'block insert', page, index, value };
    const answer = await store.operate(`add the block “${title}”`, ...before, operation);
    if (answer.type === 'written') {
      const { hasDocument } = findBlocks(store.get().site, page);
      store.select({ type: 'block', page, index: hasDocument ? index + 1 : index });
      // Its words are those of an example: what is typed next takes the place of the first.
      const path = ['pages', page, 'blocks', index, schema.itemLabel ?? ''];
      store.set({ field: toFieldName(manifestFile, path) });
      onClose();
    } else if (answer.type === 'waits') {
      const [finding] = answer.findings;
      const reason = lacksFile
        ? 'the site has no file of the kind that it shows. Upload one first, under Site › Pictures and files.'
        : `${finding?.message ?? ''} ${finding?.hint ?? ''}`;
      setFailure(`${title} cannot be added yet: ${reason}`);
      void store.discard(answer.id);
    } else if (answer.type === 'refused') setFailure(answer.message);
  };
  const choose = async (name: string): Promise<void> => {
    if (isAdding.current) return;
    isAdding.current = true;
    setAdded(name);
    await add(name).finally(() => {
      isAdding.current = false;
      setAdded(undefined);
    });
  };

  const addNews = (): void => {
    onClose();
    store.set({ adds: {} });
  };

  return (
    <dialog ref={dialog} className="dialog picker" aria-labelledby="pick-block" onClose={onClose}>
      <div className="panel-head">
        <h2 id="pick-block">Add a block</h2>
        <input
          type="search"
          aria-label="Find a block"
          placeholder="Find: a table, a picture, prices …"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && shown[0] !== undefined) void choose(shown[0].name);
          }}
        />
        <button type="button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </div>
      {failure !== '' && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
      {shown.length === 0 && (
        <p className="hint" role="status">
          Nothing fits “{sought.trim()}”. Try another word, such as “photo” or “contact”, or clear
          the search to see every block.
        </p>
      )}
      {seeksNews && (
        <p className="hint">
          News, events and jobs have pages of their own:{' '}
          <button type="button" onClick={addNews}>
            <Icon name="add" /> New page
          </button>
        </p>
      )}
      <ul className="blocks">
        {shown.map(({ name, schema }) => (
          <li key={name}>
            <button type="button" aria-busy={name === added} onClick={() => void choose(name)}>
              <span className="picture" aria-hidden="true">
                <iframe
                  title={`${schema.title}`}
                  tabIndex={-1}
                  loading="lazy"
                  onLoad={frameBlock}
                  src={`/_gallery/${name}`}
                />
              </span>
              <strong>{name === added ? `Adding “${schema.title}” …` : schema.title}</strong>
              <span>{schema.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
