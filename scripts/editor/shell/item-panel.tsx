// An item of a collection: what it says, when readers see it, its text.
import type { FormEvent } from 'react';
import { isRecord } from '../../../engine/model/json';
import type { ItemEntry } from '../site-state';
import { DataField } from './data-field';
import { DocumentField } from './document-field';
import { Members } from './fields/members';
import { sayFrom } from './fields/said-day';
import { TagsField } from './fields/tags-field';
import { Icon } from './icon';
import { readItemSchema } from './item-schema';
import { LastChange } from './last-change';
import { PanelHead } from './panel-head';
import { draftNote, findItem, listLanguages } from './site-values';
import { listToTranslate } from './translation-findings';
import { useAnswer } from './use-answer';
import { useShell, useStore } from './use-shell';

/** What a person is told of an item, by what readers see of it. */
const states: Readonly<Record<Exclude<ItemEntry['state'], 'later'>, string>> = {
  shown: '',
  draft: draftNote,
  over: 'It is over, and has no page any more.',
  wrong: 'It has errors, so that it has no page yet.',
};

/** What an item says as it is written; undefined until that is read. */
function useItem(file: string): Readonly<Record<string, unknown>> | undefined {
  const item = useAnswer('item', { file });
  return isRecord(item) ? item : undefined;
}

export function ItemPanel({ id }: { readonly id: string }) {
  const { site } = useShell();
  const found = findItem(site, id);
  if (found === undefined)
    return <p className="hint">It is not there any more. Choose something else.</p>;
  return found.collection.table !== undefined ? (
    <section className="panel">
      <PanelHead title={found.item.title} about={`A row of ${found.item.file}`} />
      <DataField
        file={found.item.file}
        instead="Its rows cannot be read now: look at what is found."
      />
    </section>
  ) : (
    <OneItem key={id} {...found} />
  );
}

function OneItem({ item, collection }: NonNullable<ReturnType<typeof findItem>>) {
  const store = useStore();
  const { schemas, site } = useShell();
  const value = useItem(item.file);
  const { id, file, title, state, path } = item;
  const isDocument = file.endsWith('.md');
  const said = state === 'later' ? `Readers see it ${sayFrom(value?.date)}.` : states[state];
  const { schema, first, others } = readItemSchema(schemas, collection.kind);
  const place = { store, file, path: [] };
  const hasTags = Object.keys(collection.tags).length > 0;
  const remove = async (): Promise<void> => {
    if (!confirm(`Remove “${title}”? Its address will lead to the list.`)) return;
    store.open(collection.list);
    const operation = { op: 'page remove', id, redirectTo: collection.list };
    await store.operate(`remove “${title}”`, operation);
  };
  return (
    <section className="panel">
      <PanelHead title={title} about={path ?? undefined}>
        <button type="button" onClick={() => void remove()}>
          <Icon name="remove" /> Remove
        </button>
        {listLanguages(site).map(({ tag, name }) => (
          <button
            key={tag}
            type="button"
            onClick={() => store.select({ type: 'translations', page: id, tag })}
          >
            {name}
            {listToTranslate(site, tag).some((words) => words.page === id) && ' (to translate)'}
          </button>
        ))}
      </PanelHead>
      {said !== '' && <p className="note">{said}</p>}
      {value !== undefined && (
        <>
          <Members schema={schema} place={place} value={value} without={others} />
          {hasTags && (
            <TagsField
              schema={{ ...schema, description: 'Each tag has a page that lists what has it.' }}
              place={{ ...place, path: ['tags'] }}
              value={value.tags}
              label="Tags"
              isRequired={false}
              choices={collection.tags}
            />
          )}
          {isDocument && <DocumentField file={file} />}
          <Members
            schema={schema}
            place={place}
            value={value}
            without={['slug', 'tags', ...first, ...(isDocument ? ['blocks'] : [])]}
          />
          <RenameItem id={id} />
          <LastChange file={file} path={[]} />
        </>
      )}
    </section>
  );
}

function RenameItem({ id }: { readonly id: string }) {
  const store = useStore();
  const [collection = '', name = ''] = id.split(':');
  const rename = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (wanted === '' || wanted === name) return;
    const to = `${collection}:${wanted}`;
    const answer = await store.operate(`call it ${wanted}`, { op: 'page rename', id, to });
    if (answer.type === 'written') store.open(to);
  };
  return (
    <form className="field" onSubmit={(event) => void rename(event)}>
      <label>
        <span>Last part of the address</span>
        <input name="name" key={name} defaultValue={name} spellCheck={false} />
      </label>
      <p className="hint">The old address will lead to the new one.</p>
      <button type="submit">Rename</button>
    </form>
  );
}
