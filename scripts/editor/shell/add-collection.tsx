// What a site has many of, such as news: a button, and a dialog that makes their page, their list and their place in the menus.
import { useState } from 'react';
import { AddDialog } from './add-dialog';
import { readNamed } from './fields/form-schema';
import { findFreeId } from './find-free-id';
import { Icon } from './icon';
import { findMember } from './site-values';
import { useShell } from './use-shell';

/** What most sites begin with. */
const usual = 'article';

export function AddCollection() {
  const { site, schemas } = useShell();
  const [adds, setAdds] = useState(false);
  const kinds = Object.keys(schemas)
    .filter((name) => name.startsWith('kinds/'))
    .map((name) => ({ name: name.slice('kinds/'.length), ...readNamed(schemas, name) }));
  const isKnown = (id: string): boolean =>
    findMember(site, ['collections', id]) !== undefined ||
    findMember(site, ['pages', id]) !== undefined;
  const toPage = (textOf: (name: string) => string) => {
    const title = textOf('title');
    const id = findFreeId(title, { instead: 'news', isKnown });
    const operation = {
      op: 'collection add',
      id,
      kind: textOf('kind'),
      title,
      summary: textOf('summary'),
    };
    return { id, about: `add the list “${title}”`, operations: [operation] };
  };
  return (
    <>
      <button type="button" onClick={() => setAdds(true)}>
        <Icon name="add" /> Add news, events, jobs or others
      </button>
      {adds && (
        <AddDialog
          id="add-collection"
          heading="A page for news, events, jobs or others"
          about="What it is about, in one sentence, such as “What is new in our workshop.”"
          submit="Add this page"
          refusal="This cannot be added."
          onClose={() => setAdds(false)}
          toPage={toPage}
        >
          <label className="field">
            <span>What it lists</span>
            <select name="kind" defaultValue={usual}>
              {kinds.map(({ name, title = name, description = '' }) => (
                <option key={name} value={name}>
                  {title}: {description}
                </option>
              ))}
            </select>
          </label>
          <p className="hint">
            The page is put into the menu and lists what you write from then on. Each has a page of
            its own.
          </p>
        </AddDialog>
      )}
    </>
  );
}
