// A page: its words and settings, its blocks in order, and what is done with the whole page.
import { type FormEvent, type ReactNode, useState } from 'react';
import { isRecord } from '../../../engine/model/json';
import { AddToList } from './add-to-list';
import { BlockPicker } from './block-picker';
import { readNamed } from './fields/form-schema';
import { Members } from './fields/members';
import { Icon } from './icon';
import { LastChange } from './last-change';
import { MenuPlace } from './menu-place';
import { toRemoval } from './page-removal';
import { PanelHead } from './panel-head';
import { draftNote, findBlocks, findEntry, manifestFile } from './site-values';
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
    const { question, operations } = toRemoval(site, id);
    if (confirm(question)) await store.operate(`remove the page “${title}”`, ...operations);
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
