// A dialog that asks for what a new page needs.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { findMenuPages } from './site-values';
import { toSlug } from './to-slug';
import { useShell, useStore } from './use-shell';

const textOf = (data: FormData, name: string): string => String(data.get(name) ?? '').trim();

export function AddPage({ onClose }: { readonly onClose: () => void }) {
  const store = useStore();
  const { site, selection } = useShell();
  const dialog = useRef<HTMLDialogElement>(null);
  const [failure, setFailure] = useState('');
  const inMenus = findMenuPages(site);
  const current = selection && 'page' in selection ? selection.page : '';
  useEffect(() => dialog.current?.showModal(), []);

  const add = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [title, summary, menu] = ['title', 'summary', 'menu'].map((name) => textOf(data, name));
    const slug = toSlug(title ?? '') || 'page';
    const ids = new Set(site?.pages.map(({ id }) => id));
    let id = slug;
    for (let count = 2; ids.has(id); count += 1) id = `${slug}-${count}`;
    const above = site?.pages.find((page) => page.id === menu);
    const path = `${above === undefined || above.path === '/' ? '' : above.path}/${id}`;
    const page = { op: 'page add', id, path, title, summary, markdown: true };
    const operation = menu === '' ? page : { ...page, menu };
    const answer = await store.operate(`add the page “${title}”`, operation);
    if (answer.type === 'written') {
      store.open(id);
      onClose();
    } else if (answer.type === 'refused') setFailure(answer.message);
    else if (answer.type === 'waits') {
      setFailure(answer.findings[0]?.message ?? 'This page cannot be added.');
      void store.discard(answer.id);
    }
  };

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="add-page" onClose={onClose}>
      <form onSubmit={(event) => void add(event)}>
        <h2 id="add-page">New page</h2>
        <label className="field">
          <span>Title</span>
          <input name="title" required maxLength={200} />
        </label>
        <label className="field">
          <span>What it is about, in one sentence</span>
          <textarea name="summary" required maxLength={400} rows={2} />
        </label>
        <label className="field">
          <span>In the menu below</span>
          <select name="menu" defaultValue={inMenus.has(current) ? current : ''}>
            <option value="">No menu</option>
            {site?.pages
              .filter(({ id }) => inMenus.has(id))
              .map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
          </select>
        </label>
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
            Add page
          </button>
        </p>
      </form>
    </dialog>
  );
}
