// A tree as the ARIA practices have it, of which only the rows in sight are drawn: arrows, Home, End and letters move; Alt with arrows moves the item itself.
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { toDropHandlers } from './drop-mark';

export interface TreeItem {
  readonly key: string;
  readonly label: string;
  readonly note?: string;
  /** What is said of it beside its name. */
  readonly about?: string;
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
  /** Resolves to the key that the item has then, where that says its place. */
  readonly onMove?: (key: string, move: Move) => Promise<string | undefined>;
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
  /** Among its siblings, from 1, and how many they are. */
  readonly place: number;
  readonly count: number;
}

/** In pixels. */
const rowHeight = 28;

/** How many rows are drawn above and below those in sight. */
const around = 20;

interface Shown {
  readonly first: number;
  readonly last: number;
}

/** The rows in sight of what scrolls the tree: no others are drawn. */
function useShown(list: RefObject<HTMLElement | null>, count: number): Shown {
  const [shown, setShown] = useState<Shown>({ first: 0, last: 3 * around });
  useEffect(() => {
    const { current } = list;
    const scroller = current?.closest<HTMLElement>('.side');
    if (!current || !scroller) return;
    const look = (): void => {
      const top = scroller.scrollTop - current.offsetTop;
      const first = Math.max(0, Math.floor(top / rowHeight) - around);
      const last = Math.ceil((top + scroller.clientHeight) / rowHeight) + around;
      setShown((known) =>
        Math.abs(known.first - first) < around / 2 && Math.abs(known.last - last) < around / 2
          ? known
          : { first, last },
      );
    };
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      scroller.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list]);
  return { first: Math.min(shown.first, Math.max(0, count - 1)), last: shown.last };
}

const listRows = (
  items: readonly TreeItem[],
  closed: ReadonlySet<string>,
  level = 1,
  parent?: string,
): Row[] =>
  items.flatMap((item, index) => [
    { item, level, parent, place: index + 1, count: items.length },
    ...(closed.has(item.key) ? [] : listRows(item.items, closed, level + 1, item.key)),
  ]);

/** The keys of what is above an item; undefined where it is not there. */
function findAbove(items: readonly TreeItem[], key: string | undefined): string[] | undefined {
  for (const item of items) {
    if (item.key === key) return [];
    const above = findAbove(item.items, key);
    if (above !== undefined) return [item.key, ...above];
  }
  return undefined;
}

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
  const { first, last } = useShown(list, rows.length);
  const keys = rows.map(({ item }) => item.key);
  const current = [focused, selected, keys[0]].find(
    (key) => key !== undefined && keys.includes(key),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected comes into sight once
  useEffect(() => {
    const above = new Set(findAbove(items, selected));
    setFocused(undefined);
    setClosed((known) => new Set([...known].filter((key) => !above.has(key))));
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  const focus = (key: string | undefined): void => {
    if (key === undefined) return;
    // It may be drawn by this alone.
    flushSync(() => setFocused(key));
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
      void onMove(item.key, move).then((to) => to !== undefined && focus(to));
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
    <div
      className="tree"
      role="tree"
      aria-label={label}
      ref={list}
      style={{ height: rows.length * rowHeight }}
    >
      {rows.map((row, index) => {
        const { item, level } = row;
        const isShown = index >= first && index <= last;
        if (!isShown && item.key !== current) return null;
        const hasItems = item.items.length > 0;
        return (
          <div
            key={item.key}
            role="treeitem"
            data-key={item.key}
            data-level={Math.min(level, 6)}
            data-muted={item.isMuted}
            aria-level={level}
            aria-posinset={row.place}
            aria-setsize={row.count}
            style={{ top: index * rowHeight }}
            aria-selected={item.key === selected}
            aria-description={item.about}
            aria-expanded={hasItems ? !closed.has(item.key) : undefined}
            tabIndex={item.key === current ? 0 : -1}
            draggable={onDrop !== undefined}
            onDragStart={({ dataTransfer }) => dataTransfer.setData(dragged, item.key)}
            {...toDropHandlers({
              type: dragged,
              findPlace: (part) => (part < 1 / 3 ? 'before' : 'below'),
              onDrop: (key, where) => {
                if (key !== item.key && !item.key.startsWith(`${key},`))
                  onDrop?.(key, item.key, where);
              },
            })}
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
            {item.about !== undefined && (
              <span className="note" aria-hidden="true">
                {item.about}
              </span>
            )}
            {aside?.(item)}
          </div>
        );
      })}
    </div>
  );
}
