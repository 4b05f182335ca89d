// The blocks of the page that is shown, in order: the way to each, however long the page is.
import { type KeyboardEvent, useRef } from 'react';
import { isRecord } from '../../../engine/model/json';
import { toDropHandlers } from './drop-mark';
import { nameFact } from './facts';
import { labelOf, readNamed, readSchema } from './fields/form-schema';
import { isNameKind, listNames } from './fields/list-names';
import { moveBlock } from './move-block';
import type { ShellState } from './shell-state';
import { findBlocks, listShown } from './site-values';
import { useShell, useStore } from './use-shell';

/** What names something of the site is called as that is. */
function nameBlock(
  { site, schemas }: Pick<ShellState, 'site' | 'schemas'>,
  block: unknown,
  index: number,
): string {
  const schema = readNamed(schemas, `blocks/${isRecord(block) ? block.type : ''}`);
  const label = labelOf(block, schema, index);
  const member = schema.properties?.[schema.itemLabel ?? ''];
  const { refersTo = '' } = readSchema(schemas, member, schema.from);
  if (!isNameKind(refersTo)) return label;
  const named = listNames(site, refersTo).find(({ key }) => key === label)?.title ?? label;
  return named === label ? nameFact(label) : named;
}

const dragged = 'application/x-plinth-block';

export function BlockList() {
  const list = useRef<HTMLOListElement>(null);
  const store = useStore();
  const { site, schemas, selection, path } = useShell();
  const page = listShown(site).find((one) => one.path === path)?.id;
  const { blocks, hasDocument } = findBlocks(site, page ?? '');
  const names = blocks.map((block, index) => {
    const type = isRecord(block) ? String(block.type) : '';
    const schema = readNamed(schemas, `blocks/${type}`);
    const [title, label] = [schema.title ?? type, nameBlock({ site, schemas }, block, index)];
    // What a file is called says nothing of what is in it.
    const isCounted = label.startsWith(title) && /^ ?\d*$/.test(label.slice(title.length));
    const isSaid = !isCounted && site?.files.includes(label) !== true;
    return { title, label: isSaid ? label : '' };
  });
  const shown = hasDocument ? [{ title: 'Text of the page', label: '' }, ...names] : names;
  if (page === undefined || shown.length === 0) return null;
  const selected = selection?.type === 'block' && selection.page === page && selection.index;
  /** Who moves a block on is on it, not on the one that has come in its place. */
  const move = async (from: number, to: number): Promise<void> => {
    await moveBlock(store, { page, from, to });
    list.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  };
  const takeKey = (event: KeyboardEvent, from: number): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    void move(from, from + step);
  };
  return (
    <section className="on-page" aria-label="On this page">
      <h2 className="list-name">On this page</h2>
      <ol className="block-list" ref={list}>
        {shown.map(({ title, label }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the place of a block is all that tells it from an equal one
            key={index}
            draggable
            onDragStart={({ dataTransfer }) => dataTransfer.setData(dragged, String(index))}
            {...toDropHandlers({
              type: dragged,
              findPlace: (part) => (part < 1 / 2 ? 'before' : 'behind'),
              onDrop: (key, where) => {
                const from = Number(key);
                const at = where === 'before' ? index : index + 1;
                void move(from, from < at ? at - 1 : at);
              },
            })}
          >
            <button
              type="button"
              onKeyDown={(event) => takeKey(event, index)}
              aria-pressed={selected === index}
              onClick={() => store.select({ type: 'block', page, index })}
            >
              {label === '' ? title : <span className="kind">{title}: </span>}
              {label}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
