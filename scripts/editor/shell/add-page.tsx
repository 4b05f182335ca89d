// A dialog that asks for what a new page needs: a page among the others, or one of those that a site has many of, such as news.
import { useRef, useState } from 'react';
import type { Json } from '../../../engine/model/json';
import { AddDialog, type NewPage } from './add-dialog';
import { useLanguage } from './fields/use-language';
import { findFreeId } from './find-free-id';
import { ItemFields, takeSaid } from './item-fields';
import { beginCollection, type ListedKind, listKinds } from './listed-kinds';
import { aboutText, makeItem } from './new-item';
import { findMenuPages, nameInMenus } from './site-values';
import { useShell } from './use-shell';

type TextOf = (name: string) => string;

export function AddPage({ onClose }: { readonly onClose: () => void }) {
  const { site, schemas, selection } = useShell();
  const language = useLanguage();
  const kinds = listKinds(site, schemas);
  const [index, setIndex] = useState(-1);
  const said = useRef<Json>({});
  const chosen = kinds[index];
  const inMenus = findMenuPages(site);
  const current = selection && 'page' in selection ? selection.page : '';
  const toPage = (textOf: TextOf): NewPage => {
    const [title, menu] = [textOf('title'), textOf('menu')];
    const ids = new Set(site?.pages.map((page) => page.id));
    const id = findFreeId(title, { instead: 'page', isKnown: (name) => ids.has(name) });
    const above = site?.pages.find((page) => page.id === menu);
    const path = `${above === undefined || above.path === '/' ? '' : above.path}/${id}`;
    const page = { op: 'page add', id, path, title, summary: textOf('summary'), markdown: true };
    const operation = menu === '' ? page : { ...page, menu };
    return { id, about: `add the page “${title}”`, operations: [operation] };
  };
  const toItem = (textOf: TextOf, { kind, collection }: ListedKind): NewPage | string => {
    const taken = takeSaid(schemas, kind, said);
    if (typeof taken === 'string') return taken;
    const item = { site, title: textOf('title'), text: textOf('summary'), said: taken };
    if (collection !== undefined) return makeItem({ ...item, collection });
    const { id, operation } = beginCollection(site, kind, textOf('list'));
    const first = makeItem({ ...item, collection: { ...kind, id } });
    return { ...first, operations: [operation, ...first.operations] };
  };
  const choices = [{ name: 'Page', about: 'With a place in the menu' }, ...kinds];
  return (
    <AddDialog
      id="add-page"
      heading={chosen === undefined ? 'New page' : `New: ${chosen.name}`}
      choice={(focusFirst) => (
        <fieldset className="kinds" aria-label="What is new">
          {choices.map(({ name, about }, place) => (
            <button
              key={`${name} ${about}`}
              type="button"
              aria-pressed={place - 1 === index}
              onClick={() => {
                setIndex(place - 1);
                focusFirst();
              }}
            >
              <strong>{name}</strong>
              <span>{about}</span>
            </button>
          ))}
        </fieldset>
      )}
      about={
        chosen === undefined
          ? 'What it is about, in one sentence: search engines show it, and the page begins with it'
          : aboutText
      }
      submit={chosen === undefined ? 'Add page' : 'Add'}
      refusal="This page cannot be added."
      onClose={onClose}
      toPage={(textOf) => (chosen === undefined ? toPage(textOf) : toItem(textOf, chosen))}
    >
      {chosen === undefined ? (
        <label className="field">
          <span>Place in the menu</span>
          <select name="menu" defaultValue={inMenus.has(current) ? current : ''}>
            <option value="">In no menu</option>
            {site?.pages
              .filter(({ id }) => inMenus.has(id))
              .map(({ id }) => (
                <option key={id} value={id}>
                  Inside “{nameInMenus(site, id)}”
                </option>
              ))}
          </select>
        </label>
      ) : (
        <ItemFields key={index} kind={chosen.kind} said={said} />
      )}
      {chosen !== undefined && chosen.collection === undefined && (
        <label className="field">
          <span>The page that lists them, and their name in the menu</span>
          <input
            key={index}
            name="list"
            required
            maxLength={200}
            defaultValue={chosen.list}
            lang={language}
            spellCheck
          />
        </label>
      )}
    </AddDialog>
  );
}
