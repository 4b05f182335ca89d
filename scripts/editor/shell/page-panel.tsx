// A page: its words and settings, its blocks in order, and what is done with the whole page.
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { isRecord } from '../../../engine/model/json';
import type { StepAnswer } from '../wire';
import { AddToList } from './add-to-list';
import { BlockPicker } from './block-picker';
import { readNamed } from './fields/form-schema';
import { Members } from './fields/members';
import { Icon } from './icon';
import { LastChange } from './last-change';
import { findMenus, findPageAbove, toMenuEntry, withFit } from './menu-moves';
import { PanelHead } from './panel-head';
import {
  draftNote,
  findBlocks,
  findEntry,
  findMenuPages,
  manifestFile,
  nameInMenus,
} from './site-values';
import { useAnswer } from './use-answer';
import { useShell, useStore } from './use-shell';

export function PagePanel({ id }: { readonly id: string }) {
  const store = useStore();
  const { site } = useShell();
  const [picks, setPicks] = useState(false);
  const entry = findEntry(site, id);
  const known = site?.pages.find((page) => page.id === id);
  const { blocks } = findBlocks(site, id);
  const title = known?.title ?? id;
  const remove = async (): Promise<void> => {
    const home = site?.pages.find(({ path }) => path === '/')?.id;
    const next = known?.parent ?? home;
    const there = next === home ? 'the home page' : `“${nameInMenus(site, next ?? '')}”`;
    if (!confirm(`Remove the page “${title}”? Its address will lead to ${there}.`)) return;
    const operation = { op: 'page remove', id, redirectTo: next };
    const answer = await store.operate(`remove the page “${title}”`, operation);
    if (answer.type === 'written' && home !== undefined) store.open(home);
  };
  return (
    <section className="panel">
      <PanelHead title={title} about={known?.path}>
        <button type="button" onClick={() => setPicks(true)}>
          <Icon name="add" /> Add a block
        </button>
        {site?.collections
          .filter(({ list }) => list === id)
          .map((collection) => (
            <AddToList key={collection.id} collection={collection} />
          ))}
        {known?.path !== '/' && (
          <button type="button" onClick={() => void remove()}>
            <Icon name="remove" /> Remove page
          </button>
        )}
      </PanelHead>
      {picks && <BlockPicker page={id} index={blocks.length} onClose={() => setPicks(false)} />}
      {entry.draft === true && <p className="note">{draftNote}</p>}
      <MenuPlace id={id} />
      <PageMembers id={id}>
        <MovePage id={id} path={known?.path ?? ''} />
        <LastChange file={manifestFile} path={['pages', id]} />
      </PageMembers>
    </section>
  );
}

interface PageMembersProps {
  readonly id: string;
  /** What comes below them. */
  readonly children: ReactNode;
}

/** Members that a page does not have in the manifest stand before the text of its document: each is changed where it stands. */
function PageMembers({ id, children }: PageMembersProps) {
  const { site } = useShell();
  const { document } = findEntry(site, id);
  return typeof document === 'string' ? (
    <DocumentMembers id={id} file={`files/${document}`}>
      {children}
    </DocumentMembers>
  ) : (
    <>
      <OwnMembers id={id} />
      {children}
    </>
  );
}

interface OwnMembersProps {
  readonly id: string;
  /** Members that stand elsewhere. */
  readonly without?: readonly string[];
}

function OwnMembers({ id, without = [] }: OwnMembersProps) {
  const store = useStore();
  const { site, schemas } = useShell();
  return (
    <Members
      schema={readNamed(schemas, 'page')}
      place={{ store, file: manifestFile, path: ['pages', id] }}
      value={findEntry(site, id)}
      without={['blocks', 'path', 'document', ...without]}
    />
  );
}

function DocumentMembers({ id, file, children }: PageMembersProps & { readonly file: string }) {
  const store = useStore();
  const { site, schemas } = useShell();
  const said = useAnswer('item', { file });
  // Until that is read, nobody knows where a member stands.
  if (said === undefined) return <p className="hint">Reading …</p>;
  const entry = findEntry(site, id);
  const matter = isRecord(said) ? said : {};
  const schema = readNamed(schemas, 'page');
  const names = Object.keys(schema.properties ?? {});
  const isInDocument = (name: string): boolean => name in matter && !(name in entry);
  return (
    <>
      <Members
        schema={schema}
        place={{ store, file, path: [] }}
        value={matter}
        without={names.filter((name) => !isInDocument(name))}
      />
      <OwnMembers id={id} without={names.filter(isInDocument)} />
      {children}
    </>
  );
}

/** No page has this id. */
const top = '/';

/** Where a page is in the menu, and where else it could be: the full alternative to dragging. */
function MenuPlace({ id }: { readonly id: string }) {
  const store = useStore();
  const { site } = useShell();
  const listed = useId();
  const menus = findMenus(site);
  const inMenus = findMenuPages(site);
  const choices = [...inMenus].filter((menu) => menu !== id);
  const [chosen, setChosen] = useState<string>();
  const above = findPageAbove(menus, id);
  const place = inMenus.has(id) ? (above ?? top) : '';
  const choose = (menu: string): Promise<StepAnswer> => {
    if (menu === '')
      return store.operate('take a page out of the menu', { op: 'menu remove', entry: id });
    const inside = menu === top ? {} : { menu };
    const operation = inMenus.has(id)
      ? { op: 'menu move', entry: id, ...inside }
      : { op: 'menu insert', ...inside, value: toMenuEntry(menus, id, inside.menu) };
    return store.operate('give a page a place in the menu', ...withFit(menus, operation));
  };
  /** Shows what was chosen while it is saved. */
  const take = async (menu: string): Promise<void> => {
    setChosen(menu);
    await choose(menu);
    setChosen(undefined);
  };
  return (
    <div className="field">
      <label htmlFor={listed}>
        <span>In the menu</span>
      </label>
      <select
        id={listed}
        value={chosen ?? place}
        onChange={({ target }) => void take(target.value)}
      >
        <option value="">No</option>
        <option value={top}>Yes, in the top row</option>
        {choices.map((menu) => (
          <option key={menu} value={menu}>
            Inside “{nameInMenus(site, menu)}”
          </option>
        ))}
      </select>
      {inMenus.has(id) && (
        <p className="hint">
          Readers see it as “{nameInMenus(site, id)}”
          {above === undefined
            ? ' in the menu'
            : ` when they open “${nameInMenus(site, above)}” in the menu`}
          .
        </p>
      )}
    </div>
  );
}

function MovePage({ id, path }: { readonly id: string; readonly path: string }) {
  const store = useStore();
  const move = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('path') ?? '').trim();
    if (wanted !== path && wanted !== '')
      void store.operate(`move the page to ${wanted}`, { op: 'page move', id, path: wanted });
  };
  return (
    <form className="field" onSubmit={move}>
      <label>
        <span>Address</span>
        <input name="path" key={path} defaultValue={path} spellCheck={false} />
      </label>
      <p className="hint">The old address will lead to the new one.</p>
      <button type="submit">Move</button>
    </form>
  );
}
