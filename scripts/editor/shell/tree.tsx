// A tree as the ARIA practices have it: arrows, Home, End and letters move; Alt with arrows moves the item itself.
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

export interface TreeItem {
  readonly key: string;
  readonly label: string;
  readonly note?: string;
  readonly isMuted?: boolean;
  readonly items: readonly TreeItem[];
}

export type Move = 'up' | 'down' | 'in' | 'out';

interface TreeProps {
  readonly label: string;
  readonly items: readonly TreeItem[];
  readonly selected: string | undefined;
  /** The keys of items that show nothing of what is below them at first. */
  readonly folded?: readonly string[];
  readonly onSelect: (key: string) => void;
  readonly onMove?: (key: string, move: Move) => void;
  /** An item is dropped on another: below it, or in its place. */
  readonly onDrop?: (key: string, on: string, where: 'below' | 'before') => void;
  /** What stands behind each. */
  readonly aside?: (item: TreeItem) => ReactNode;
}

const dragged = 'application/x-plinth-item';

interface Row {
  readonly item: TreeItem;
  readonly level: number;
  readonly parent: string | undefined;
}

const listRows = (
  items: readonly TreeItem[],
  closed: ReadonlySet<string>,
  level = 1,
  parent?: string,
): Row[] =>
  items.flatMap((item) => [
    { item, level, parent },
    ...(closed.has(item.key) ? [] : listRows(item.items, closed, level + 1, item.key)),
  ]);

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

export function Tree(props: TreeProps) {
  const { label, items, selected, folded, onSelect, onMove, onDrop, aside } = props;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set(folded));
  const [focused, setFocused] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const rows = listRows(items, closed);
  const keys = rows.map(({ item }) => item.key);
  const current = [focused, selected, keys[0]].find(
    (key) => key !== undefined && keys.includes(key),
  );

  const focus = (key: string | undefined): void => {
    if (key === undefined) return;
    setFocused(key);
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  };
  const fold = (key: string, open: boolean): void => {
    const next = new Set(closed);
    if (open) next.delete(key);
    else next.add(key);
    setClosed(next);
  };
  const findByLetter = (letter: string, from: number): string | undefined =>
    [...rows.slice(from + 1), ...rows.slice(0, from + 1)].find(({ item }) =>
      item.label.toLowerCase().startsWith(letter.toLowerCase()),
    )?.item.key;

  const takeKey = (event: KeyboardEvent, { item, parent }: Row, index: number): void => {
    const { key } = event;
    const move = moves[key];
    if (event.altKey && move !== undefined && onMove) {
      event.preventDefault();
      setFocused(item.key);
      onMove(item.key, move);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOpen = item.items.length > 0 && !closed.has(item.key);
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focus(keys[index + 1]),
      ArrowUp: () => focus(keys[index - 1]),
      Home: () => focus(keys[0]),
      End: () => focus(keys.at(-1)),
      ArrowRight: () =>
        isOpen ? focus(item.items[0]?.key) : item.items.length > 0 && fold(item.key, true),
      ArrowLeft: () => (isOpen ? fold(item.key, false) : focus(parent)),
      Enter: () => onSelect(item.key),
      ' ': () => onSelect(item.key),
    };
    const act =
      actions[key] ?? (/^\p{L}$/u.test(key) ? () => focus(findByLetter(key, index)) : undefined);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  return (
    <div className="tree" role="tree" aria-label={label} ref={list}>
      {rows.map((row, index) => {
        const { item, level } = row;
        const hasItems = item.items.length > 0;
        return (
          <div
            key={item.key}
            role="treeitem"
            data-key={item.key}
            data-level={Math.min(level, 6)}
            data-muted={item.isMuted}
            aria-level={level}
            aria-selected={item.key === selected}
            aria-expanded={hasItems ? !closed.has(item.key) : undefined}
            tabIndex={item.key === current ? 0 : -1}
            draggable={onDrop !== undefined}
            onDragStart={({ dataTransfer }) => dataTransfer.setData(dragged, item.key)}
            onDragOver={(event) => {
              if (event.dataTransfer.types.includes(dragged)) event.preventDefault();
            }}
            onDrop={(event) => {
              const key = event.dataTransfer.getData(dragged);
              const { top, height } = event.currentTarget.getBoundingClientRect();
              event.preventDefault();
              if (key === item.key || item.key.startsWith(`${key},`)) return;
              onDrop?.(key, item.key, event.clientY < top + height / 3 ? 'before' : 'below');
            }}
            onFocus={() => setFocused(item.key)}
            onKeyDown={(event) => takeKey(event, row, index)}
            onClick={() => onSelect(item.key)}
          >
            <span
              className="fold"
              aria-hidden="true"
              onClick={(event) => {
                if (!hasItems) return;
                event.stopPropagation();
                fold(item.key, closed.has(item.key));
              }}
            >
              {hasItems ? (closed.has(item.key) ? '▸' : '▾') : ''}
            </span>
            <span className="name">{item.label}</span>
            {item.note !== undefined && <span className="note">{item.note}</span>}
            {aside?.(item)}
          </div>
        );
      })}
    </div>
  );
}
