// A block of a page: its place among the others, and its fields.
import { useState } from 'react';
import { isRecord } from '../../../engine/model/json';
import { AddToList } from './add-to-list';
import { BlockPicker } from './block-picker';
import { DocumentField } from './document-field';
import { ExampleNote, marked } from './example-note';
import { readNamed } from './fields/form-schema';
import { Members } from './fields/members';
import { Picker } from './fields/picker';
import { useWhole } from './fields/use-whole';
import { HeadNote } from './head-note';
import { Icon } from './icon';
import { LastChange } from './last-change';
import { moveBlock } from './move-block';
import { PanelHead } from './panel-head';
import { findBlocks, findEntry, manifestFile, toPageChoice } from './site-values';
import { useShell, useStore } from './use-shell';

interface BlockPanelProps {
  readonly page: string;
  /** On the page as it is shown: a document is the first. */
  readonly index: number;
}

/** To the page, where its blocks are listed. */
function PageAbove({ page }: { readonly page: string }) {
  const store = useStore();
  const { site } = useShell();
  const title = site?.pages.find(({ id }) => id === page)?.title ?? page;
  return (
    <button
      type="button"
      className="quiet above"
      onClick={() => store.select({ type: 'page', page })}
    >
      <Icon name="back" /> The page “{title}”
    </button>
  );
}

export function BlockPanel({ page, index }: BlockPanelProps) {
  const store = useStore();
  const { site, schemas, unseen } = useShell();
  const [picks, setPicks] = useState(false);
  const whole = useWhole(`[${marked}]`);
  const { blocks, hasDocument } = findBlocks(site, page);
  const documentName = String(findEntry(site, page).document);
  const own = hasDocument ? index - 1 : index;
  const block = blocks[own];
  if (own < 0 && hasDocument)
    return (
      <section className="panel">
        <PanelHead
          above={<PageAbove page={page} />}
          title="Text of the page"
          about="Click the words on the page to change them."
        >
          <button type="button" onClick={() => setPicks(true)}>
            <Icon name="add" /> Add a block below
          </button>
        </PanelHead>
        {picks && <BlockPicker page={page} index={0} onClose={() => setPicks(false)} />}
        <DocumentField file={`files/${documentName}`} />
      </section>
    );
  if (!isRecord(block))
    return (
      <section className="panel">
        <PanelHead
          above={<PageAbove page={page} />}
          title="Made by the engine"
          about="This part of the page follows from the pages and menus of the site."
        />
      </section>
    );
  const type = String(block.type);
  const schema = readNamed(schemas, `blocks/${type}`);
  const title = schema.title ?? type;
  const listed = site?.collections.find(({ id }) => id === block.collection);
  const move = (to: number): unknown => moveBlock(store, { page, from: index, to });
  const remove = (): void => {
    store.select({ type: 'page', page });
    void store.operate(`remove the block “${title}”`, { op: 'block remove', page, block: own });
  };
  const copy = (): void =>
    void store.operate(`copy the block “${title}”`, {
      ...{ op: 'block insert', page, index: own + 1 },
      value: Object.fromEntries(Object.entries(block).filter(([name]) => name !== 'id')),
    });
  const send = (to: string): void => {
    store.select({ type: 'page', page });
    void store.operate(`move the block “${title}”`, { op: 'block move', page, block: own, to });
  };
  return (
    <section className="panel">
      <PanelHead above={<PageAbove page={page} />} title={title} about={schema.description}>
        <button type="button" disabled={index === 0} onClick={() => move(index - 1)}>
          <Icon name="up" /> Up
        </button>
        <button type="button" disabled={own === blocks.length - 1} onClick={() => move(index + 1)}>
          <Icon name="down" /> Down
        </button>
        <button type="button" onClick={copy}>
          <Icon name="copy" /> Copy
        </button>
        <button type="button" onClick={remove}>
          <Icon name="remove" /> Remove
        </button>
        <button type="button" onClick={() => setPicks(true)}>
          <Icon name="add" /> Add below
        </button>
        {listed !== undefined && <AddToList collection={listed} />}
      </PanelHead>
      {unseen && (
        <p className="note" role="status">
          There is nothing that it could show here now, so the page does not show it.
        </p>
      )}
      {picks && <BlockPicker page={page} index={own + 1} onClose={() => setPicks(false)} />}
      {typeof block.file === 'string' && block.file.endsWith('.md') && (
        <DocumentField file={`files/${block.file}`} />
      )}
      <HeadNote page={page} index={index} />
      <ExampleNote schema={schema} block={block} path={['pages', page, 'blocks', own]} />
      <div {...whole}>
        <Members
          schema={schema}
          place={{ store, file: manifestFile, path: ['pages', page, 'blocks', own] }}
          value={block}
        />
      </div>
      <LastChange file={manifestFile} path={['pages', page, 'blocks', own]} />
      <div className="field">
        <label htmlFor={`${page}-send`}>
          <span>Move to another page</span>
        </label>
        <Picker
          id={`${page}-send`}
          choices={(site?.pages ?? [])
            .filter(({ id }) => id !== page)
            .map((one) => toPageChoice(site, one))}
          value=""
          placeholder="Choose a page"
          onChoose={send}
        />
      </div>
    </section>
  );
}
