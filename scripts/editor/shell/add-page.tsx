// A dialog that asks for what a new page needs.
import { AddDialog } from './add-dialog';
import { findFreeId } from './find-free-id';
import { findMenuPages, nameInMenus } from './site-values';
import { useShell } from './use-shell';

export function AddPage({ onClose }: { readonly onClose: () => void }) {
  const { site, selection } = useShell();
  const inMenus = findMenuPages(site);
  const current = selection && 'page' in selection ? selection.page : '';
  const toPage = (textOf: (name: string) => string) => {
    const [title, menu] = [textOf('title'), textOf('menu')];
    const ids = new Set(site?.pages.map((page) => page.id));
    const id = findFreeId(title, { instead: 'page', isKnown: (name) => ids.has(name) });
    const above = site?.pages.find((page) => page.id === menu);
    const path = `${above === undefined || above.path === '/' ? '' : above.path}/${id}`;
    const page = { op: 'page add', id, path, title, summary: textOf('summary'), markdown: true };
    const operation = menu === '' ? page : { ...page, menu };
    return { id, about: `add the page “${title}”`, operations: [operation] };
  };
  return (
    <AddDialog
      id="add-page"
      heading="New page"
      about="What it is about, in one sentence: search engines show it, and the page begins with it"
      submit="Add page"
      refusal="This page cannot be added."
      onClose={onClose}
      toPage={toPage}
    >
      <label className="field">
        <span>In the menu, inside</span>
        <select name="menu" defaultValue={inMenus.has(current) ? current : ''}>
          <option value="">No menu</option>
          {site?.pages
            .filter(({ id }) => inMenus.has(id))
            .map(({ id }) => (
              <option key={id} value={id}>
                {nameInMenus(site, id)}
              </option>
            ))}
        </select>
      </label>
    </AddDialog>
  );
}
