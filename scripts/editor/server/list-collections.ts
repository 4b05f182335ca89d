// The collections of a manifest, the files in their folders, and the site that was valid last → what a tree shows of them.

import { isDocument } from '../../../engine/content/addresses/text-kind';
import { kindOf } from '../../../engine/content/collections/kind-of';
import type { Clock } from '../../../engine/content/facts/clock';
import type { Manifest } from '../../../engine/generated/manifest';
import { findItemFiles, type ItemFile } from '../../../engine/manifest/collections/item-files';
import { toZone } from '../../../engine/manifest/collections/item-times';
import { isRecord, type Json, type JsonValue } from '../../../engine/model/json';
import type { Kind } from '../../../engine/model/kinds';
import type { Site } from '../../../engine/model/site';
import { dayPattern } from '../../edit/add-item';
import type { Base } from '../../edit/base';
import { SiteEdit } from '../../edit/site-edit';
import { parseIfJson } from '../../files/parse-if-json';
import type { World } from '../../files/world';
import type { CollectionEntry, ItemEntry, KindEntry } from '../site-state';

interface Reading {
  readonly base: Base;
  readonly edit: SiteEdit;
  readonly site: Site | undefined;
  readonly clock: Clock;
}

/** What an item says as it is written; nothing where it cannot be read. */
export function readItem({ base, edit }: Pick<Reading, 'base' | 'edit'>, file: string): Json {
  const text = edit.read(file) ?? '';
  const value: unknown = isDocument(file)
    ? base.world.contract.parseDocument(text).matter?.value
    : parseIfJson(text);
  return isRecord(value) ? value : {};
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether an item is to come, by the clocks of its site. */
function isLater(date: string, { base, clock }: Reading): boolean {
  const { now = new Date() } = base.source;
  const isDate = dayPattern.test(date) && !Number.isNaN(Date.parse(date));
  return isDate && !clock.hasBegun(date, now.getTime());
}

function toEntry(reading: Reading, { id, path, name }: ItemFile, { names }: Kind): ItemEntry {
  const { base, site } = reading;
  const file = `files/${path}`;
  const page = site?.pages[id];
  const known = base.validation.publication?.main.items?.items.get(id);
  const value = known?.value ?? readItem(reading, file);
  const date = toText(value[names.date]);
  const said = toText(value.date);
  const hidden = isLater(said, reading) ? 'later' : known === undefined ? 'wrong' : 'over';
  const state = page === undefined ? hidden : value.draft === true ? 'draft' : 'shown';
  const title = page?.title ?? toText(value[names.title]);
  return {
    ...{ id, file, date, state, path: page?.path ?? null },
    title: title === '' ? name : title,
  };
}

/** Those that are published: others are in the table alone. */
function listRows({ base, site }: Reading, collection: string, table: string): ItemEntry[] {
  const all = base.validation.publication?.main.items?.items.values() ?? [];
  return [...all]
    .filter((item) => item.collection === collection)
    .map(({ id, title, date = '' }) => ({
      ...{ id, title, date, file: `files/${table}`, state: 'shown' },
      path: site?.pages[id]?.path ?? null,
    }));
}

/** The newest first; what has no day by its name. */
const inOrder = (one: ItemEntry, other: ItemEntry): number =>
  other.date.localeCompare(one.date) || one.title.localeCompare(other.title);

function listTags(tags: unknown): Record<string, string> {
  const entries = Object.entries(isRecord(tags) ? tags : {});
  return Object.fromEntries(
    entries.map(([id, tag]) => [id, isRecord(tag) ? toText(tag.title) || id : id]),
  );
}

/** What its kind requires, and when it ends where it has a beginning. */
function listAsked({ names, members }: Kind, required: readonly string[]): readonly string[] {
  const known: readonly string[] = [names.title, names.summary];
  const own = required.filter((name) => !known.includes(name));
  return 'ends' in members
    ? own.flatMap((name) => (name === names.date ? [name, 'ends'] : [name]))
    : own;
}

function toKindEntry(name: string, kind: Kind, { schemas }: World['contract']): KindEntry {
  const required = (schemas.get(`kinds/${name}`)?.required ?? []) as readonly string[];
  return {
    ...{ item: kind.title, kind: `kinds/${name}`, asks: listAsked(kind, required) },
    date: required.includes(kind.names.date) ? kind.names.date : '',
  };
}

export const listKinds = ({ world: { contract } }: Base): readonly KindEntry[] =>
  Object.entries(contract.kinds).map(([name, kind]) => toKindEntry(name, kind, contract));

export function listCollections(
  base: Base,
  manifest: JsonValue,
  site: Site | undefined,
): readonly CollectionEntry[] {
  const { collections } = isRecord(manifest) ? manifest : {};
  const { contract } = base.world;
  const edit = new SiteEdit(base.root);
  return Object.entries(isRecord(collections) ? collections : {}).flatMap(
    ([id, entry]): CollectionEntry[] => {
      const { kind: name, folder, rows, list, tags } = isRecord(entry) ? entry : {};
      const kind = kindOf(contract.kinds, toText(name));
      if (kind === undefined) return [];
      const table = isRecord(rows) ? toText(rows.file) : '';
      if (table === '' && typeof folder !== 'string') return [];
      const { clock } = toZone(manifest as unknown as Manifest);
      const reading = { base, edit, site, clock };
      const items =
        table === ''
          ? findItemFiles({ collection: id, folder: toText(folder) }, base.source.files).items.map(
              (item) => toEntry(reading, item, kind),
            )
          : listRows(reading, id, table);
      return [
        {
          ...toKindEntry(toText(name), kind, contract),
          ...{ id, list: toText(list) },
          tags: listTags(tags),
          items: items.sort(inOrder),
          ...(table !== '' && { table }),
        },
      ];
    },
  );
}
