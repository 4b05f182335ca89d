// The menus in their order: Alt with arrows, or the buttons behind an entry, move it.
import { isRecord } from '../../../engine/model/json';
import { Icon } from './icon';
import { type Move, Tree, type TreeItem } from './tree';
import { useShell, useStore } from './use-shell';

interface Entry {
  readonly page?: string;
  readonly label?: string;
  readonly heading?: string;
  readonly items?: readonly Entry[];
}

const listItems = (value: unknown, titles: ReadonlyMap<string, string>, at: string): TreeItem[] =>
  (Array.isArray(value) ? (value as readonly Entry[]) : []).map((entry, index) => {
    const key = at === '' ? String(index) : `${at},${index}`;
    const label = entry.label ?? titles.get(entry.page ?? '') ?? entry.page ?? 'Link';
    return { key, label, items: listItems(entry.items, titles, key) };
  });

const toPlace = (key: string): number[] => (key === '' ? [] : key.split(',').map(Number));

function findMenus(manifest: unknown): unknown {
  return isRecord(manifest) ? manifest.menus : undefined;
}

const countAt = (menus: unknown, place: readonly number[]): number => {
  let list: unknown = menus;
  for (const index of place) list = (list as readonly Entry[])[index]?.items;
  return Array.isArray(list) ? list.length : 0;
};

/** The operation that an arrow stands for; undefined where there is no place. */
function toOperation(menus: unknown, key: string, move: Move): object | undefined {
  const entry = toPlace(key);
  const index = entry.at(-1) ?? 0;
  const parent = entry.slice(0, -1);
  const within = parent.length > 0 ? { menu: parent } : {};
  const op = 'menu move';
  if (move === 'up') return index > 0 ? { op, entry, ...within, index: index - 1 } : undefined;
  if (move === 'down')
    return index + 1 < countAt(menus, parent)
      ? { op, entry, ...within, index: index + 1 }
      : undefined;
  if (move === 'in') return index > 0 ? { op, entry, menu: [...parent, index - 1] } : undefined;
  if (parent.length === 0) return undefined;
  const above = parent.slice(0, -1);
  return {
    ...{ op, entry, index: (parent.at(-1) ?? 0) + 1 },
    ...(above.length > 0 && { menu: above }),
  };
}

export function MenuTree() {
  const store = useStore();
  const { site, selection } = useShell();
  const menus = findMenus(site?.manifest);
  const titles = new Map(site?.pages.map(({ id, title }) => [id, title]));
  const move = (key: string, way: Move): void => {
    const operation = toOperation(menus, key, way);
    if (operation !== undefined) void store.operate('move a menu entry', operation);
  };
  const drop = (key: string, on: string, where: 'below' | 'before'): void => {
    const [entry, place] = [toPlace(key), toPlace(on)];
    const parent = place.slice(0, -1);
    const operation =
      where === 'below'
        ? { op: 'menu move', entry, menu: place }
        : {
            ...{ op: 'menu move', entry, index: place.at(-1) ?? 0 },
            ...(parent.length > 0 && { menu: parent }),
          };
    void store.operate('move a menu entry', operation);
  };
  const selected =
    selection?.type === 'site' && selection.part.startsWith('menus/')
      ? selection.part.slice('menus/'.length)
      : undefined;
  const act = (key: string, way: Move, words: string) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={words}
      onClick={(event) => {
        event.stopPropagation();
        move(key, way);
      }}
    >
      <Icon name={way === 'up' ? 'up' : 'down'} />
    </button>
  );
  return (
    <>
      <Tree
        label="Menus"
        items={listItems(menus, titles, '')}
        selected={selected}
        onSelect={(key) => store.select({ type: 'site', part: `menus/${key}` })}
        onMove={move}
        onDrop={drop}
        aside={({ key, label }) => (
          <span className="acts">
            {act(key, 'up', `Move ${label} up`)}
            {act(key, 'down', `Move ${label} down`)}
          </span>
        )}
      />
      <p className="hint">Alt with arrows moves an entry: up, down, below the one above, or out.</p>
    </>
  );
}
